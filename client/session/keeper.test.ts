import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Keeper, createKeeper } from './keeper';
import { isMoveLost } from './merge';
import type { SavedGame } from './saved';
import { ruleOn } from './versions';

const GAME: SavedGame = {
  id: 'a1',
  game: 'ludo',
  rules: '1',
  beginning: { kind: 'options', options: {} },
  moves: [],
  seats: [{ kind: 'person', name: 'Mara' }],
  seed: '00',
  created: 0,
  changed: 0,
  version: 0,
  summary: { number: 1, seat: 0, places: undefined },
};

/** A database for one game, which several tabs share, and which may refuse. */
class Disk {
  stored: SavedGame | undefined;
  isFull = false;
  writes = 0;
  open(saved: SavedGame): Keeper {
    const touch = async (): Promise<void> => {
      await Promise.resolve();
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    };
    return createKeeper(saved, {
      read: async () => {
        await touch();
        return this.stored;
      },
      write: async (game, mayCreate) => {
        await touch();
        this.writes++;
        const ruling = ruleOn(this.stored, game.version, mayCreate);
        if (ruling === 'write') this.stored = { ...game, version: game.version + 1 };
        return ruling;
      },
    });
  }
}

const withMoves = (...moves: readonly number[]): SavedGame => ({ ...GAME, moves });

/** A table that shows a game: it adopts what other tabs have stored. */
const sitDown = (keeper: Keeper): { readonly moves: () => readonly unknown[]; play(move: number): Promise<void> } => {
  let { moves } = keeper.saved;
  keeper.follow((theirs) => {
    const isLost = isMoveLost(moves, theirs.moves);
    moves = theirs.moves;
    return isLost;
  });
  return {
    moves: () => moves,
    play: (move) => {
      moves = [...moves, move];
      return keeper.keep({ ...GAME, moves });
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is played', () => {
  test('is stored, one version after the other, and only the last of several at once', async () => {
    const disk = new Disk();
    const keeper = disk.open(GAME);
    await keeper.keep();
    expect(disk.stored).toEqual({ ...GAME, version: 1 });
    await Promise.all([keeper.keep(withMoves(1)), keeper.keep(withMoves(1, 2)), keeper.keep(withMoves(1, 2, 3))]);
    expect(disk.stored).toMatchObject({ moves: [1, 2, 3] });
    expect(disk.writes).toBeLessThanOrEqual(3);
    expect(keeper.trouble.value).toBeUndefined();
  });

  test('and refused is said, kept here and tried again until it is stored; then nothing is said any more', async () => {
    const disk = new Disk();
    const keeper = disk.open(GAME);
    disk.isFull = true;
    await keeper.keep();
    await keeper.keep(withMoves(1));
    expect(keeper.trouble.value).toBe('refused');
    expect(keeper.saved.moves).toEqual([1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.trouble.value).toBe('refused');
    disk.isFull = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(disk.stored).toMatchObject({ moves: [1], version: 1 });
    expect(keeper.trouble.value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disk.writes).toBe(1);
  });

  test('is not written any more after it was deleted here', async () => {
    const disk = new Disk();
    const keeper = disk.open(GAME);
    disk.isFull = true;
    await keeper.keep();
    keeper.stop();
    disk.isFull = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disk.stored).toBeUndefined();
  });
});

describe('two tabs that hear nothing of each other', () => {
  const openTwo = async () => {
    const disk = new Disk();
    await disk.open(withMoves(1)).keep();
    const opened = disk.stored ?? GAME;
    const [one, two] = [disk.open(opened), disk.open(opened)];
    return { disk, one, two, here: sitDown(one), there: sitDown(two) };
  };

  test('do not overwrite newer moves: who comes second follows, and is told that a move is lost', async () => {
    const { disk, one, two, here, there } = await openTwo();
    await here.play(2);
    await here.play(3);
    await there.play(9);
    expect(disk.stored?.moves).toEqual([1, 2, 3]);
    expect(there.moves()).toEqual([1, 2, 3]);
    expect([one.trouble.value, two.trouble.value]).toEqual([undefined, 'overtaken']);
    await there.play(4);
    expect(disk.stored?.moves).toEqual([1, 2, 3, 4]);
    expect(two.trouble.value).toBeUndefined();
    await one.look();
    expect(here.moves()).toEqual([1, 2, 3, 4]);
    expect(one.trouble.value).toBeUndefined();
  });

  test('may both store the same move: nothing is lost', async () => {
    const { two, here, there } = await openTwo();
    await Promise.all([here.play(2), there.play(2)]);
    expect(two.trouble.value).toBeUndefined();
  });

  test('follow an undo without a word', async () => {
    const { one, two, here } = await openTwo();
    await two.keep(withMoves());
    await one.look();
    expect(here.moves()).toEqual([]);
    expect(one.trouble.value).toBeUndefined();
  });

  test('do not bring back what one of them deleted, unless that is asked for', async () => {
    const { disk, two, there } = await openTwo();
    disk.stored = undefined;
    await there.play(2);
    await there.play(3);
    expect(disk.stored).toBeUndefined();
    expect(two.trouble.value).toBe('deleted');
    await two.keep(undefined, { isNew: true });
    expect(disk.stored).toMatchObject({ moves: [1, 2, 3] });
    expect(two.trouble.value).toBeUndefined();
  });

  test('go on where it is restored as it was', async () => {
    const { disk, two, there } = await openTwo();
    const deleted = disk.stored;
    disk.stored = undefined;
    await there.play(2);
    disk.stored = deleted;
    await two.look();
    expect(disk.stored?.moves).toEqual([1, 2]);
    expect(two.trouble.value).toBeUndefined();
  });
});
