import { readFileSync } from 'node:fs';
import { review, strokesOf } from '@showboat/bots';
import { type GameRecord, parseRecord, setUp, unwrap } from '@showboat/engine';
import { type Move, type State, mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test } from 'vitest';
import { runCli } from './testing/run-cli';

const recorded = (name: string): string =>
  readFileSync(new URL(`../games/mississippi-queen/records/${name}.txt`, import.meta.url), 'utf8');

const player = { game, mind };

/** A prefix of a record is a record. */
const beginning = (text: string, lines: number): string =>
  text
    .replace(/\[Result ".*"\]/, '[Result "*"]')
    .split('\n')
    .slice(0, lines)
    .join('\n');

const SHORT = beginning(recorded('first-landing'), 14);

const recordIn = (text: string): GameRecord<Move> => unwrap(parseRecord(game, text)).record;

/** The state before every move. */
const statesOf = (text: string): readonly State[] => {
  const { moves, options } = recordIn(text);
  let state = unwrap(setUp(game, options));
  return moves.map((move) => {
    const before = state;
    state = game.apply(state, move);
    return before;
  });
};

describe('review', () => {
  test('a turn that lands is worth everything, and any other is a blunder', () => {
    const text = recorded('first-landing');
    const spoilt = text.replace('30. beige =1 f .', '30. beige =2 f f r .').replace(/\[Result ".*"\]/, '[Result "*"]');
    const last = (record: string) => review(player, recordIn(record), { iterations: 20, seed: 'x' }).decisions.at(-1);
    expect(last(text)).toMatchObject({
      seat: 0,
      round: 30,
      loss: 0,
      best: [{ kind: 'speed', to: 1 }, { kind: 'step' }, { kind: 'end' }],
    });
    const blunder = last(spoilt);
    expect(blunder).toMatchObject({ seat: 0, round: 30 });
    expect(blunder?.loss).toBeGreaterThan(0.3);
  });

  test('is the same for the same seed, and no loss is negative', () => {
    const record = recordIn(SHORT);
    const [first, again] = [1, 2].map(() => review(player, record, { iterations: 40, seed: 'x' }));
    expect(again).toEqual(first);
    expect(first.decisions.every(({ loss }) => loss >= 0)).toBe(true);
    expect(first.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 3, 0, 3]);
  });

  test('luck averages to zero for every seat', () => {
    const draws = statesOf(recorded('first-landing')).filter((state) => game.actor(state) === 'chance');
    expect(draws).toHaveLength(12);
    for (const state of draws) {
      const strokes = strokesOf(player, state);
      for (const seat of [0, 1, 2, 3])
        expect(Math.abs(strokes.reduce((sum, { weight, change }) => sum + weight * change[seat], 0))).toBeLessThan(1e-9);
    }
  });
});

describe('showboat review', () => {
  test('in words and columns', async () => {
    const { code, out, err } = await runCli(['review', '-', '--iterations', '30'], { stdin: SHORT });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^mississippi-queen, seats=4 playOn=false, \d+ moves, result \*\n30 iterations a search, seed showboat/);
    expect(out).toMatch(/^round +who +loss +played +better +why$/m);
    expect(out).toMatch(/^ +2\. +dR A9( +[+−]\d+\.\d){4}$/m);
    expect(out).toMatch(/^Aurora +\d+ +\d+\.\d +\d+\.\d +\d+ +[+−]\d+\.\d$/m);
  });

  test('as JSON', async () => {
    const { out } = await runCli(['review', '-', '--iterations', '10', '--json'], { stdin: SHORT });
    const report: unknown = JSON.parse(out);
    expect(report).toMatchObject({ game: 'mississippi-queen', iterations: 10, seed: 'showboat' });
    expect(report).toHaveProperty(
      'decisions.4',
      expect.objectContaining({ index: 5, seat: 0, round: 1, played: '=3 f f f r .'.split(' ') }),
    );
    expect(report).toHaveProperty('luck.1', expect.objectContaining({ move: 'dR A9' }));
    expect(report).toHaveProperty('totals.3.decisions');
  });

  test.each([
    [['no-such.txt'], '', 'no-such.txt: there is no such file'],
    [['-'], '{}', 'standard input: must be a record, is a position in JSON'],
    [['-'], SHORT.replace('=3 f f f r .', '=9'), 'standard input: line 8: "=9" is not an action'],
    [['-', '--iterations', 'many'], SHORT, '--iterations: must be a whole number from 1 to 100000, was "many"'],
  ])('%j: one line and exit code 2', async (argv, stdin, sentence) => {
    const { code, err } = await runCli(['review', ...argv], { stdin });
    expect(err).toMatch(/^error: [^\n]+\n$/);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});
