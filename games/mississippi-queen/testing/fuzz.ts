import { createRandom, formatRecord } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import { type State, moverOf } from '../rules/state';
import { CASES, startOf } from './cases';
import { problemsAcross, problemsIn } from './invariants';

export interface FuzzReport {
  readonly games: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** A sentence, and the race up to there as a record to replay. */
  readonly failures: readonly { readonly problem: string; readonly record: string }[];
}

/** The longest random race seen has a few thousand moves; ten times that is an endless one. */
const ENDLESS = 60_000;

/** Now and then a seat gives up, as people do. */
const RESIGNS = 1 / 400;

const thrifty = (state: State, legal: readonly Move[]): readonly Move[] => {
  if (game.actor(state) === 'chance' || legal.length < 2) return legal;
  const ship = state.ships[moverOf(state)];
  const cheap = legal.filter(
    (move) =>
      move.kind === 'board' ||
      (move.kind !== 'end' && move.kind !== 'turn' && game.apply(state, move).ships[moverOf(state)].coal === ship.coal),
  );
  return cheap.length > 0 ? cheap : legal;
};

/** Random races over all tables: no crash, no dead end, every one ends, every law holds after every move. */
export const fuzz = (games: number, seed: string, isTimeUp: () => boolean = () => false): FuzzReport => {
  const endings: Record<string, number> = {};
  const failures: { problem: string; record: string }[] = [];
  let moves = 0;
  let played = 0;
  for (; played < games && !isTimeUp() && failures.length < 10; played++) {
    const { name, options } = CASES[played % CASES.length];
    const random = createRandom(`${seed}/${played}`);
    // Every other race: ships that burn no coal get far enough to meet passengers and the pier.
    const isThrifty = Math.floor(played / CASES.length) % 2 === 1;
    const made: Move[] = [];
    const start = startOf(options);
    const fail = (problem: string): void => {
      failures.push({
        problem: `${name}, game ${played}, seed ${seed}: ${problem}`,
        record: formatRecord(game, game.optionsOf(start), made),
      });
    };
    try {
      let state = start;
      while (game.outcome(state) === undefined) {
        const asides = random() < RESIGNS ? game.asides(state) : [];
        const legal = asides.length > 0 ? asides : isThrifty ? thrifty(state, game.legalMoves(state)) : game.legalMoves(state);
        if (legal.length === 0) throw new Error(`dead end in phase ${state.phase.kind}`);
        if (made.length > ENDLESS) throw new Error('no end');
        const move = legal[Math.floor(random() * legal.length)];
        const after = game.apply(state, move);
        made.push(move);
        const problems = [...problemsIn(after), ...problemsAcross(state, move, after)];
        if (problems.length > 0) throw new Error(problems.join('; '));
        state = after;
      }
      const ending = game.outcome(state)?.ending ?? '';
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
    moves += made.length;
  }
  return { games: played, moves, endings, failures };
};
