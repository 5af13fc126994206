import { type Actor, type Random, type Seat, pick, setUp } from '@showboat/engine';
import { CATALOG, type CatalogEntry } from '@showboat/games/catalog';
import type { NumberedLine } from './follower';
import { Problem } from './world';

/** What a seat makes of the lines it reads, by the rules and without asking. */
export interface Shadow {
  add(line: NumberedLine): void;
  readonly actor: Actor;
  /** Legal moves from the present moment on, one at least, up to where chance or somebody else decides at most. */
  choose(seat: Seat, random: Random): readonly string[];
}

export const entryOf = (game: string): CatalogEntry => {
  const entry = CATALOG.find(({ id }) => id === game);
  if (!entry) throw new Error(`no game is called ${game}`);
  return entry;
};

const LONGEST = 6;

export const createShadow = (game: string, options: Readonly<Record<string, unknown>>, seat: Seat | undefined): Shadow =>
  entryOf(game).use((entry) => {
    const { game: rules, casualMoves } = entry;
    const first = setUp(rules, options);
    if (!first.ok) throw new Error(`the options make no game: ${first.refusal.code}`);
    /** After each number; a takeback leads to a moment that was there before. */
    const known = [rules.view(first.value, seat)];
    const present = (): (typeof known)[number] => known[known.length - 1];
    return {
      add: (line) => {
        if (line.kind === 'takeback') {
          known.push(known[line.to]);
          return;
        }
        const move = rules.parseMove(present(), line.token, line.name);
        if (!move.ok) throw new Problem(`${game}: ${JSON.stringify(line)} is no move: ${move.refusal.code}`);
        known.push(rules.apply(present(), move.value));
      },
      get actor() {
        return rules.actor(present());
      },
      choose: (by, random) => {
        const tokens: string[] = [];
        const length = 1 + Math.floor(random() * LONGEST);
        let state = present();
        while (tokens.length < length && rules.actor(state) === by) {
          const move = pick(random, casualMoves(state, rules.legalMoves(state)));
          tokens.push(rules.formatMove(state, move));
          state = rules.apply(state, move);
        }
        return tokens;
      },
    };
  });
