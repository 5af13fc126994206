import { describe, expect, test } from 'vitest';
import type { Game } from '../game';
import type { OptionValues } from '../options';
import { type Check, checkChances, checkListedAccepted, checkNoDeadEnds, checkOrder, checkOthersRefused } from './move-checks';
import { type Plan, type PlayedGame, playGames } from './played';
import { checkSecrets, checkTold } from './seen-checks';
import {
  checkDeterminism,
  checkEnds,
  checkJson,
  checkNothingMutated,
  checkOptions,
  checkOutcome,
  checkViews,
} from './state-checks';
import {
  checkBadPositions,
  checkBadText,
  checkDrawing,
  checkMoveText,
  checkPositions,
  checkRecords,
  checkTurns,
} from './text-checks';

export { type Check, type Plan, type PlayedGame, playGames };
export { type Fixtures, describeFixtures } from './fixtures';
export { describeFuzz } from './fuzz';
export { type Golden, describeGolden } from './golden';
export { type MindPlan, describeMind } from './mind';
export { describeWords } from './words';

/** What every game must satisfy. A new property goes here, and a toy that violates it into the test beside this file. */
export const PROPERTIES = {
  'the same seed and the same moves give the same states': checkDeterminism,
  'listed moves are accepted': checkListedAccepted,
  'everything else is refused, and nothing throws': checkOthersRefused,
  'lists of moves have a stable order and no doubles': checkOrder,
  'no dead ends: somebody can move until the game is over, then nobody': checkNoDeadEnds,
  'chance has positive weights that add up to one': checkChances,
  'states, views and moves survive JSON': checkJson,
  'nothing given is changed': checkNothingMutated,
  'games end': checkEnds,
  'outcomes rank every seat': checkOutcome,
  'views leak nothing, and the rules run on them': checkViews,
  'moves as a seat sees them are legal on its view, and lead to what it may know': checkTold,
  'what a seat may not know changes nothing of what it is told': checkSecrets,
  'options are kept, and presets set up': checkOptions,
  'moves are read back from their text': checkMoveText,
  'records are read back, and lead to the same state': checkRecords,
  'bad text never throws': checkBadText,
  'positions are read back': checkPositions,
  'bad positions never throw': checkBadPositions,
  'turns are sorted, without doubles': checkTurns,
  'every state can be drawn': checkDrawing,
} as const satisfies Readonly<Record<string, Check>>;

export type ConformanceOptions<Move> = Pick<Plan<Move>, 'cases' | 'games' | 'seed'> & Partial<Plan<Move>>;

export const planOf = <Move>(options: ConformanceOptions<Move>): Plan<Move> => ({
  maxMoves: 20_000,
  every: 7,
  foreignMoves: [],
  mutateMove: () => [],
  untold: [],
  ...options,
});

const MOST_SHOWN = 5;

/** The suite: random games of each case, with every property checked in all of them. */
export const describeConformance = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  options: ConformanceOptions<Move>,
): void => {
  const plan = planOf(options);
  let games: readonly PlayedGame<State, Move>[] | undefined;
  const played = (): readonly PlayedGame<State, Move>[] => {
    games ??= playGames(game, plan);
    return games;
  };
  describe(`${game.id} keeps the contract of a game`, () => {
    test('games were played', () => {
      expect(played().length).toBe(plan.cases.length * plan.games);
      expect(played().length).toBeGreaterThan(0);
    });
    test.each(Object.entries<Check>(PROPERTIES))('%s', (_title, check) => {
      const problems = check(game, played(), plan);
      expect(problems.slice(0, MOST_SHOWN), `${problems.length} problems`).toEqual([]);
    });
  });
};
