import { chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';

export const SEATS = 3;
/** What is played at every table, ours and theirs. */
export const OPTIONS = { mode: 'passengers', seats: SEATS } as const;

export interface Turn {
  readonly seat: number;
  readonly tokens: readonly string[];
  /** The number of what happened before it. */
  readonly after: number;
}

/** A game as it will be played: what the seats do, and what is drawn on the way. */
export interface Script {
  readonly turns: readonly Turn[];
  readonly draws: readonly string[];
}

/** Random turns, where chance decides as it will at the table: everything that costs the generator time is done before the clock runs. */
export const writeScript = (seed: string, fraction: (index: number) => number, most: number): Script => {
  const random = createRandom(seed);
  const turns: Turn[] = [];
  const draws: string[] = [];
  let state = unwrap(setUp(game, OPTIONS));
  let seq = 0;
  for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state)) {
    if (actor === 'chance') {
      const drawn = chooseChance(game.chances(state), fraction(draws.length));
      draws.push(game.formatMove(state, drawn));
      state = game.apply(state, drawn);
      seq++;
      continue;
    }
    if (turns.length === most) break;
    const tokens: string[] = [];
    while (game.actor(state) === actor) {
      const move = pick(random, game.legalMoves(state));
      tokens.push(game.formatMove(state, move));
      state = game.apply(state, move);
    }
    turns.push({ seat: actor, tokens, after: seq });
    seq += tokens.length;
  }
  return { turns, draws };
};
