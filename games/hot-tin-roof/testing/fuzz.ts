import { createRandom, formatRecord } from '@showboat/engine';
import { hotTinRoof as game } from '../index';
import type { Move } from '../rules/moves';
import { CASES, startOf } from './cases';
import { problemsIn } from './invariants';

export interface FuzzReport {
  readonly games: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** A sentence, and the game up to there as a record to replay. */
  readonly failures: readonly { readonly problem: string; readonly record: string }[];
}

/** Random games have some hundreds of turns. */
const ENDLESS = 100_000;

/** Random games over all tables: no crash, no dead end, every one ends, every law holds after every move. */
export const fuzz = (games: number, seed: string, isTimeUp: () => boolean = () => false): FuzzReport => {
  const endings: Record<string, number> = {};
  const failures: { problem: string; record: string }[] = [];
  let moves = 0;
  let played = 0;
  for (; played < games && !isTimeUp() && failures.length < 10; played++) {
    const { name, options } = CASES[played % CASES.length];
    const random = createRandom(`${seed}/${played}`);
    const made: Move[] = [];
    let poorTurns = 0;
    const start = startOf(options);
    try {
      let state = start;
      while (game.outcome(state) === undefined) {
        const legal = game.legalMoves(state);
        if (legal.length === 0) throw new Error(`dead end in phase ${state.phase.kind}`);
        if (made.length > ENDLESS) throw new Error('no end');
        const move = legal[Math.floor(random() * legal.length)];
        state = game.apply(state, move);
        made.push(move);
        if (move.kind === 'poor') poorTurns++;
        const problems = problemsIn(state, poorTurns);
        if (problems.length > 0) throw new Error(problems.join('; '));
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
