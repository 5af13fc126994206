import { readFileSync } from 'node:fs';
import { type OptionValues, type Rules, openHistory, parseRecord, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../table/log';
import { scaleOf, spread } from './chart-scale';
import { type Replay, createReplay } from './replay';
import { actionOf } from './replay-keys';
import { endOfLine, lineAt } from './turn-list';
import { turnAfter, turnBefore } from './turns';

const TEXT = readFileSync(new URL('../../games/mississippi-queen/records/first-landing.txt', import.meta.url), 'utf8');

const open = <State, Move, Options extends OptionValues>(game: Rules<State, Move, Options>): Replay<unknown, unknown> => {
  const { options, moves } = unwrap(parseRecord(game, TEXT)).record;
  const history = unwrap(openHistory(game, unwrap(setUp(game, options)), moves));
  // What is tested knows nothing of states and moves.
  return createReplay({ game, pace: () => 100 }, history) as Replay<unknown, unknown>;
};

let replay: Replay<unknown, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  replay = CATALOG[0].use(({ game }) => open(game));
});

afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

test('the text has as many turns as it has lines', () => {
  expect(replay.starts).toHaveLength(TEXT.split('\n').filter((line) => /^\d/.test(line)).length);
  expect(replay.starts[0]).toBe(0);
});

describe('steps', () => {
  test('forward is animated, backward is not', () => {
    const { states, moves } = replay.history;
    expect(replay.last.value).toBeUndefined();
    replay.step(1);
    expect(replay.last.value).toEqual({ before: states[0], move: moves[0] });
    expect(replay.state.value).toBe(states[1]);
    replay.step(-1);
    expect(replay.last.value).toBeUndefined();
    expect(replay.state.value).toBe(states[0]);
  });

  test('stop at the ends', () => {
    replay.step(-1);
    expect(replay.index.value).toBe(0);
    replay.jump(1e9);
    expect(replay.index.value).toBe(replay.end);
    replay.step(1);
    replay.turn(1);
    expect(replay.index.value).toBe(replay.end);
    replay.jump(-5);
    expect(replay.index.value).toBe(0);
  });

  test('by turns, forward and back', () => {
    const seen: number[] = [];
    while (replay.index.value < replay.end) {
      replay.turn(1);
      seen.push(replay.index.value);
    }
    expect(seen).toEqual([...replay.starts.slice(1), replay.end]);
    const back: number[] = [];
    while (replay.index.value > 0) {
      replay.turn(-1);
      back.push(replay.index.value);
    }
    expect(back).toEqual(replay.starts.toReversed());
    replay.jump(replay.starts[3] + 2);
    replay.turn(-1);
    expect(replay.index.value).toBe(replay.starts[3]);
  });

  test('are fast: all states are known', () => {
    const began = performance.now();
    for (let i = 0; i < 100; i++) replay.jump((i * 7919) % replay.end);
    expect((performance.now() - began) / 100).toBeLessThan(16);
  });
});

describe('playing', () => {
  test('goes move by move to the end and stops there', () => {
    replay.play();
    expect([replay.index.value, replay.isPlaying.value]).toEqual([1, true]);
    vi.advanceTimersByTime(10_000);
    expect(replay.index.value).toBeGreaterThan(20);
    vi.advanceTimersByTime(1_000_000);
    expect([replay.index.value, replay.isPlaying.value]).toEqual([replay.end, false]);
    replay.play();
    expect(replay.index.value).toBe(1);
  });

  test('is faster when asked to be', () => {
    const movesIn = (speed: 'slow' | 'natural' | 'fast'): number => {
      replay.jump(0);
      replay.setSpeed(speed);
      replay.play();
      vi.advanceTimersByTime(5000);
      return replay.index.value;
    };
    const [slow, natural, fast] = [movesIn('slow'), movesIn('natural'), movesIn('fast')];
    expect(slow).toBeLessThan(natural);
    expect(natural).toBeLessThan(fast);
  });

  test('ends with any step, jump or pause', () => {
    for (const act of [() => replay.pause(), () => replay.step(1), () => replay.jump(7), () => replay.turn(-1)]) {
      replay.play();
      act();
      const stopped = replay.index.value;
      vi.advanceTimersByTime(5000);
      expect([replay.index.value, replay.isPlaying.value]).toEqual([stopped, false]);
    }
  });
});

test('keys', () => {
  const press = (key: string): number => {
    actionOf(key, replay)?.();
    return replay.index.value;
  };
  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'x'].map(press)).toEqual([1, 2, 1, replay.end, 0, 0]);
  expect([press('ArrowDown'), press('ArrowUp')]).toEqual([replay.starts[1], 0]);
  press(' ');
  expect(replay.isPlaying.value).toBe(true);
  press(' ');
  expect(replay.isPlaying.value).toBe(false);
});

test('turns before and after a moment', () => {
  expect([0, 1, 5, 6, 9].map((index) => turnBefore([0, 5, 9], index))).toEqual([0, 0, 0, 5, 5]);
  expect([0, 4, 5, 9, 12].map((index) => turnAfter([0, 5, 9], index, 12))).toEqual([5, 5, 9, 12, 12]);
});

test('a line of the log leads to its moment, and is then the current one', () => {
  const line = (index: number): LogLine => ({ index, number: 1, who: 'red', phrases: [] });
  // The third is about what the last move of the second did to another ship.
  const lines = [line(0), line(3), line(5), line(6)];
  expect(lines.map((_, at) => endOfLine(lines, at, 8))).toEqual([3, 5, 6, 8]);
  expect([0, 1, 3, 5, 8].map((index) => lineAt(lines, index))).toEqual([-1, 0, 0, 1, 3]);
});

describe('the chart', () => {
  test('has the scale of the scrubber, in both directions', () => {
    const { x, indexAt } = scaleOf(620, 300);
    expect([x(0), x(150), x(300)]).toEqual([10, 310, 610]);
    expect([0, 75, 300].map((index) => indexAt(x(index)))).toEqual([0, 75, 300]);
    expect([indexAt(-50), indexAt(5000)]).toEqual([0, 300]);
  });

  test('moves overlapping marks apart', () => {
    expect(spread([50, 20, 52], 10, 0, 100)).toEqual([50, 20, 60]);
    expect(spread([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
  });
});
