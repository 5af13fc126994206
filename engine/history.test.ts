import { describe, expect, test } from 'vitest';
import { firstStateOf, loadFirstState } from './beginning';
import { type ToyMove, toy } from './conformance/toy';
import { canUndo, drawsIn, openHistory, present, redone, statesFrom, undone, withMove, withMovesOf } from './history';
import { unwrap } from './result';
import { setUp } from './setup';
import { summaryOf } from './summary';

/** Runners throw their own die: a turn is two moves of one seat. */
const game: typeof toy = {
  ...toy,
  actor: (state) => (toy.actor(state) === 'chance' && state.phase.kind === 'throw' ? (state.turn - 1) % 2 : toy.actor(state)),
};

const START = unwrap(setUp(game, { seats: 2 }));
const DEALS: readonly ToyMove[] = [
  { kind: 'deal', boost: 2 },
  { kind: 'deal', boost: 1 },
];
const THROW: ToyMove = { kind: 'throw', pips: 3 };
const WALK: ToyMove = { kind: 'walk' };

const played = (...moves: readonly ToyMove[]) => unwrap(openHistory(game, START, [...DEALS, ...moves]));
const everybody = (): boolean => true;

describe('what is stored is checked again', () => {
  test('a legal game is opened with all its states', () => {
    const history = played(THROW, WALK);
    expect(history.states).toHaveLength(5);
    expect(present(history).at).toEqual([3, 0]);
    expect(statesFrom(game, START, history.moves)).toEqual(history.states);
  });

  test('an illegal move is refused by its number', () => {
    expect(openHistory(game, START, [...DEALS, WALK])).toMatchObject({ ok: false, refusal: { field: 'moves[2]' } });
  });

  test.each([[[null]], [['w']], [[{ kind: 'deal' }]], [[{}]]])('nonsense is refused: %j', (moves) => {
    expect(openHistory(game, START, moves).ok).toBe(false);
  });
});

describe('undo', () => {
  test('step by step, and redo', () => {
    const history = played(THROW, WALK);
    const back = undone(undone(history));
    expect(back.moves).toEqual(DEALS);
    expect(back.states).toHaveLength(3);
    expect(back.undone).toEqual([WALK, THROW]);
    expect(redone(game, back).moves).toEqual([...DEALS, THROW]);
    expect(redone(game, redone(game, back))).toEqual(history);
    expect(redone(game, history)).toBe(history);
  });

  test('another move discards what was undone', () => {
    expect(withMove(game, undone(played(THROW)), { kind: 'throw', pips: 1 }).undone).toEqual([]);
  });

  test('not past a chance move', () => {
    expect(canUndo(game, unwrap(openHistory(game, START, [])), everybody)).toBe(false);
    expect(canUndo(game, unwrap(openHistory(game, START, DEALS.slice(0, 1))), everybody)).toBe(false);
    expect(canUndo(game, played(), everybody)).toBe(false);
    expect(canUndo(game, played(THROW), everybody)).toBe(true);
  });

  test('not past the end of a turn, nor for others', () => {
    expect(canUndo(game, played(THROW, WALK), everybody)).toBe(false);
    expect(canUndo(game, played(THROW), (seat) => seat !== 0)).toBe(false);
  });
});

describe('moves of a seat', () => {
  test('end where the seat no longer decides', () => {
    const { history, refusal } = withMovesOf(game, played(), 0, [THROW, WALK, THROW]);
    expect(refusal).toBeUndefined();
    expect(history.moves).toEqual([...DEALS, THROW, WALK]);
  });

  test('end at the first that a rule forbids', () => {
    const { history, refusal } = withMovesOf(game, played(), 0, [THROW, THROW]);
    expect(refusal).toMatchObject({ rule: 'TOY-1' });
    expect(history.moves).toEqual([...DEALS, THROW]);
  });
});

test('draws of chance are counted', () => {
  expect(drawsIn(game, played(THROW, WALK))).toBe(2);
});

test('a summary has the round, who decides, and the places', () => {
  expect(summaryOf(game, unwrap(openHistory(game, START, [])))).toEqual({ number: 0, seat: undefined, places: undefined });
  expect(summaryOf(game, played(THROW, WALK))).toEqual({ number: 2, seat: 1, places: undefined });
  expect(summaryOf(game, played(THROW, { kind: 'resign', seat: 0 }))).toEqual({ number: 1, seat: undefined, places: [2, 1] });
});

test('a game begins from options or from a position, if positions can be read', async () => {
  const position = { seats: 2, goal: 9, at: [1, 0], boosts: [2, 1], turn: 1 };
  const bad = { kind: 'position', position: 7 } as const;
  for (const beginning of [{ kind: 'options', options: { seats: 3 } }, { kind: 'position', position }, bad] as const) {
    const first = firstStateOf(game, beginning);
    expect(await loadFirstState({ game, loadPositions: async () => toy }, beginning)).toEqual(first);
    expect(first.ok).toBe(beginning !== bad);
  }
  expect(unwrap(firstStateOf(game, { kind: 'position', position })).at).toEqual([1, 0]);
});
