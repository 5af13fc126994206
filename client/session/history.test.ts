import { setUp, unwrap } from '@showboat/engine';
import { type Move, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test } from 'vitest';
import { canUndo, drawsIn, openHistory, present, redone, undone, withMove, withMovesOf } from './history';

const START = unwrap(setUp(game, { seats: 3, startFacing: 'downstream' }));
const FIRST: Move = { kind: 'lay', exit: 'S', tile: 'A5' };

const opened = (...moves: readonly Move[]) => openHistory(game, START, moves);

const played = (...moves: readonly Move[]) => unwrap(opened(FIRST, ...moves));

const everybody = (): boolean => true;

describe('what is stored is checked again', () => {
  test('a legal game is opened with all its states', () => {
    const history = played({ kind: 'speed', to: 2 });
    expect(history.states).toHaveLength(3);
    expect(present(history).phase.kind).toBe('sailing');
  });

  test('an illegal move is refused by its number', () => {
    const found = opened(FIRST, { kind: 'speed', to: 2 }, { kind: 'board' });
    expect(found).toMatchObject({ ok: false, refusal: { field: 'moves[2]' } });
  });

  test.each([[[null]], [['f']], [[{ kind: 'lay' }]], [[{}]]])('nonsense is refused: %j', (moves) => {
    expect(openHistory(game, START, moves).ok).toBe(false);
  });
});

describe('taking back', () => {
  const speed: Move = { kind: 'speed', to: 2 };
  const step: Move = { kind: 'step' };

  test('step by step, and forth again', () => {
    const history = played(speed, step);
    const back = undone(undone(history));
    expect(back.moves).toEqual([FIRST]);
    expect(back.undone).toEqual([step, speed]);
    expect(redone(game, back).moves).toEqual([FIRST, speed]);
    expect(redone(game, redone(game, back)).moves).toEqual(history.moves);
    expect(redone(game, history)).toBe(history);
  });

  test('another move forgets what was taken back', () => {
    expect(withMove(game, undone(played(speed)), { kind: 'speed', to: 1 }).undone).toEqual([]);
  });

  test('not past what chance showed', () => {
    expect(canUndo(game, played(), everybody)).toBe(false);
    expect(canUndo(game, played(speed), everybody)).toBe(true);
  });

  test('not past the end of a turn, nor for a bot', () => {
    const turn = played(speed, step, step, { kind: 'end' });
    expect(game.actor(present(turn))).not.toBe(game.actor(present(played())));
    expect(canUndo(game, turn, everybody)).toBe(false);
    expect(canUndo(game, played(speed), () => false)).toBe(false);
  });
});

describe('moves of a seat', () => {
  test('end where it is not its to decide any more', () => {
    const history = played();
    const seat = game.actor(present(history));
    const moves: readonly Move[] = [{ kind: 'speed', to: 1 }, { kind: 'step' }, { kind: 'end' }, { kind: 'speed', to: 1 }];
    const { history: after, refusal } = withMovesOf(game, history, Number(seat), moves);
    expect(refusal).toBeUndefined();
    expect(after.moves).toEqual([FIRST, ...moves.slice(0, 3)]);
  });

  test('end at the first that a rule forbids', () => {
    const history = played();
    const { history: after, refusal } = withMovesOf(game, history, Number(game.actor(present(history))), [
      { kind: 'speed', to: 1 },
      { kind: 'end' },
    ]);
    expect(refusal).toMatchObject({ rule: 'MQ-MOVE-1' });
    expect(after.moves).toHaveLength(2);
  });
});

test('draws are counted', () => {
  expect(drawsIn(game, played({ kind: 'speed', to: 1 }))).toBe(1);
});
