import type { Rules } from './game';
import type { OptionValues } from './options';
import { type Random, createRandom, pick } from './random';
import { formatRecord } from './record';
import { unwrap } from './result';
import { setUp } from './setup';

// Not exported from the index: playing needs none of this.

export interface FuzzReport {
  readonly games: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** A sentence, and the game so far as a record to replay. */
  readonly failures: readonly { readonly problem: string; readonly record: string }[];
}

/** What is wrong with a move, given everything before it: some invariants are about the whole game. */
export type Watch<State, Move> = (before: State, move: Move, after: State) => readonly string[];

export interface FuzzPlan<State, Move> {
  readonly cases: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** A game with more moves counts as endless. */
  readonly mostMoves: number;
  /** Called once per game. */
  watch(): Watch<State, Move>;
  /** The moves to pick from, where not simply the legal ones; `lap` counts how often every case was played before. */
  movesFrom?(state: State, lap: number): readonly Move[];
}

export type Fuzz = (games: number, seed: string, isTimeUp?: () => boolean) => FuzzReport;

/** Now and then a seat resigns, as people do. */
const ASIDE_RATE = 1 / 400;
const ENOUGH_FAILURES = 10;

const nextMove = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  movesFrom: (state: State) => readonly Move[],
  state: State,
  random: Random,
): Move => {
  const asides = random() < ASIDE_RATE ? game.asides(state) : [];
  const moves = asides.length > 0 ? asides : movesFrom(state);
  if (moves.length === 0) throw new Error(`dead end: ${game.actor(state)} is to act`);
  return pick(random, moves);
};

/** Random games of all cases in turn: no crash, no dead end, every one ends, every law holds after every move. */
export const createFuzz =
  <State, Move, Options extends OptionValues>(game: Rules<State, Move, Options>, plan: FuzzPlan<State, Move>): Fuzz =>
  (games, seed, isTimeUp = () => false) => {
    const { cases, mostMoves } = plan;
    const endings: Record<string, number> = {};
    const failures: { problem: string; record: string }[] = [];
    let moves = 0;
    let played = 0;
    for (; played < games && !isTimeUp() && failures.length < ENOUGH_FAILURES; played++) {
      const { name, options } = cases[played % cases.length];
      const lap = Math.floor(played / cases.length);
      const movesFrom = (state: State): readonly Move[] => plan.movesFrom?.(state, lap) ?? game.legalMoves(state);
      const random = createRandom(`${seed}/${played}`);
      const made: Move[] = [];
      const watch = plan.watch();
      const start = unwrap(setUp(game, options));
      try {
        let state = start;
        while (game.outcome(state) === undefined) {
          if (made.length > mostMoves) throw new Error('no end');
          const move = nextMove(game, movesFrom, state, random);
          const after = game.apply(state, move);
          made.push(move);
          const problems = watch(state, move, after);
          if (problems.length > 0) throw new Error(problems.join('; '));
          state = after;
        }
        const ending = game.outcome(state)?.ending ?? '';
        endings[ending] = (endings[ending] ?? 0) + 1;
      } catch (error) {
        failures.push({
          problem: `${name}, game ${played}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
          record: formatRecord(game, game.optionsOf(start), made),
        });
      }
      moves += made.length;
    }
    return { games: played, moves, endings, failures };
  };

/** A random game after that many moves, or its end. Rare chance moves are as likely as others here. */
export const wander = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  moves: number,
  random: Random,
): State => {
  let state = start;
  for (let made = 0; made < moves && game.outcome(state) === undefined; made++)
    state = game.apply(state, pick(random, game.legalMoves(state)));
  return state;
};
