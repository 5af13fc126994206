import { type GameRecord, type Mind, type Player, parseRecord, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { type ToyMove, type ToyOptions, type ToyState, toy } from '../engine/conformance/toy';
import { stretchesOf } from './decisions';
import { strokesOf } from './luck';
import { review } from './review';
import { choiceOf } from './weigh';

/** An unspent boost is worth a little less than its steps; a face-down one may be either. */
const stepsOf = (boost: number): number => (boost < 0 ? 1.5 : boost) * 0.9;

const evaluate = (state: ToyState): readonly number[] => {
  const outcome = toy.outcome(state);
  const { seats, goal } = state.options;
  if (outcome) return outcome.places.map((place) => (seats - place) / (seats - 1));
  return state.at.map((at, seat) => (at + stepsOf(state.boosts[seat] ?? 0)) / (goal + 2));
};

const mind: Mind<ToyState, ToyMove> = {
  choices: (state) => toy.legalMoves(state).map((move) => choiceOf({ game: toy, mind }, state, [move])),
  evaluate,
  flavour: () => 0,
};

const player: Player<ToyState, ToyMove, ToyOptions> = { game: toy, mind };

const recordOf = (...lines: readonly string[]): GameRecord<ToyMove> =>
  unwrap(parseRecord(toy, ['[Game "toy"]', '[Rules "1"]', '[Options "seats=2 goal=5"]', ...lines].join('\n'))).record;

/** Red keeps its boost for the last throw, and then forgets it: blue, whose boost is spent, runs home. */
const START = ['0. chance deal 2 deal 1', '1. chance die 2  red w', '2. chance die 3  blue b'];
const FORGOTTEN = recordOf(...START, '3. chance die 1  red w', '4. chance die 1  blue w');
const REMEMBERED = recordOf(...START, '3. chance die 1  red b');

const reviewOf = (record: GameRecord<ToyMove>, seed = 'toy') => review(player, record, { iterations: 200, seed });

describe('decisions', () => {
  test('are the moves of one seat, and every draw is separate', () => {
    expect(stretchesOf(toy, FORGOTTEN).map(({ index, by, moves }) => [index, by, moves.length])).toEqual([
      [0, 'chance', 1],
      [1, 'chance', 1],
      [2, 'chance', 1],
      [3, 0, 1],
      [4, 'chance', 1],
      [5, 1, 1],
      [6, 'chance', 1],
      [7, 0, 1],
      [8, 'chance', 1],
      [9, 1, 1],
    ]);
  });

  test('resigning is none', () => {
    const record = recordOf(...START, '3. blue resign');
    expect(stretchesOf(toy, record).map(({ by }) => by)).toEqual(['chance', 'chance', 'chance', 0, 'chance', 1]);
  });
});

describe('luck', () => {
  const strokes = (record: GameRecord<ToyMove>) =>
    stretchesOf(toy, record)
      .filter(({ by }) => by === 'chance')
      .map(({ before }) => strokesOf(player, before));

  test('averages to zero over all possible chance moves', () => {
    for (const all of strokes(FORGOTTEN)) {
      expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      for (const seat of [0, 1]) {
        const expected = all.reduce((sum, { weight, change }) => sum + weight * change[seat], 0);
        expect(Math.abs(expected)).toBeLessThan(1e-9);
      }
    }
  });

  test('favours the seat that is dealt the better boost', () => {
    const [deal] = strokes(FORGOTTEN);
    expect(deal.map(({ move, change }) => [move.kind === 'deal' && move.boost, Math.sign(change[0])])).toEqual([
      [1, -1],
      [2, 1],
    ]);
  });
});

describe('review', () => {
  test('the winning boost that was not spent is the loss', () => {
    const { decisions, totals } = reviewOf(FORGOTTEN);
    expect(decisions[2]).toMatchObject({ index: 7, seat: 0, round: 3, played: [{ kind: 'walk' }], best: [{ kind: 'boost' }] });
    expect(decisions[2].loss).toBeGreaterThan(0.5);
    expect(totals[0]).toMatchObject({ decisions: 2, blunders: 1 });
    expect(decisions.every(({ loss }) => loss >= 0)).toBe(true);
  });

  test('the best move has no loss and needs no reasons', () => {
    const { decisions } = reviewOf(REMEMBERED);
    expect(decisions[2]).toMatchObject({ best: [{ kind: 'boost' }], loss: 0, reasons: [], values: [1, 0] });
  });

  test('is the same for the same seed', () => {
    expect(reviewOf(FORGOTTEN)).toEqual(reviewOf(FORGOTTEN));
  });

  test('adds up, and reports its progress', () => {
    const steps: string[] = [];
    const onProgress = (done: number, total: number): void => void steps.push(`${done}/${total}`);
    const { luck, totals } = review(player, REMEMBERED, { iterations: 10, seed: 'toy', onProgress });
    expect(totals[1].luck).toBeCloseTo(
      luck.reduce((sum, { change }) => sum + change[1], 0),
      12,
    );
    expect(luck.map(({ index }) => index)).toEqual([0, 1, 2, 4, 6]);
    expect([steps[0], steps.at(-1)]).toEqual(['0/8', '8/8']);
  });

  test('of a record without moves is empty', () => {
    expect(reviewOf(recordOf())).toEqual({ decisions: [], luck: [], totals: [] });
  });
});
