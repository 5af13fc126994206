import { createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';

export const SEATS = 3;
/** What is played at every table, ours and theirs. */
export const OPTIONS = { mode: 'passengers', seats: SEATS } as const;

export interface Turn {
  readonly seat: number;
  readonly tokens: readonly string[];
}

/** A game as it was played: what the seats did, and what was drawn on the way. */
export interface Script {
  readonly turns: readonly Turn[];
  readonly draws: readonly string[];
}

/** The game at a table of ours, as a player follows it: chance is known only when it is told. */
export interface Mirror {
  readonly script: Script;
  /** Number of the last thing that is known to have happened. */
  readonly seq: number;
  /** Chance has decided something that was not told yet. */
  readonly isWaiting: boolean;
  /** Chooses the next turn at random; `undefined` after the end. */
  turn(): Turn | undefined;
  hear(seq: number, token: string): void;
}

export const createMirror = (seed: string): Mirror => {
  const random = createRandom(seed);
  const turns: Turn[] = [];
  const draws: string[] = [];
  let state = unwrap(setUp(game, OPTIONS));
  let seq = 0;
  return {
    script: { turns, draws },
    get seq() {
      return seq;
    },
    get isWaiting() {
      return game.actor(state) === 'chance';
    },
    turn: () => {
      const seat = game.actor(state);
      if (typeof seat !== 'number') return undefined;
      const tokens: string[] = [];
      while (game.actor(state) === seat) {
        const move = pick(random, game.legalMoves(state));
        tokens.push(game.formatMove(state, move));
        state = game.apply(state, move);
      }
      seq += tokens.length;
      const turn = { seat, tokens };
      turns.push(turn);
      return turn;
    },
    hear: (number, token) => {
      // Own moves come back, too.
      if (number <= seq) return;
      state = game.apply(state, unwrap(game.parseMove(state, token)));
      draws.push(token);
      seq = number;
    },
  };
};
