import { advise } from '@showboat/bots';
import { createRandom } from '@showboat/engine';
import { advisor, mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test } from 'vitest';
import { type Sketch, position, sketchJson } from '../games/mississippi-queen/testing/sketch';
import { fixturePath, recordText } from './testing/fixtures';
import { runCli } from './testing/run-cli';
import { tokensOf } from './tokens';

const REST = { grey: '0e3/0/1/6/-', brown: '0a2/0/1/6/-' };

const AT_THE_PIER: Sketch = { river: 'S A5, S A6, S A7', pier: 'S', ships: { beige: '3c3/0/1/6/1+2', ...REST } };

/** Tokens, place and reason codes of the advice for beige. */
const told = (sketch: Sketch): { readonly turn: string; readonly place: number; readonly codes: readonly string[] } => {
  const state = position(sketch);
  const [best] = advise({ game, mind }, state, 0, { iterations: 150, random: createRandom('advice'), advisor });
  return {
    turn: tokensOf(game, state, best.moves).join(' '),
    place: best.expectedPlace,
    codes: best.reasons.map(({ code }) => code),
  };
};

describe('advice', () => {
  test('land now rather than anything else', () => {
    const { turn, place, codes } = told(AT_THE_PIER);
    expect(turn).toBe('=1 f .');
    expect(place).toBeLessThan(1.1);
    expect(codes).toContain('lands');
  });

  test('take the second passenger', () => {
    const { turn, codes } = told({
      river: 'S A5, S A6, S A7, S A10',
      waiting: { 1: 1, 2: 1 },
      ships: { beige: '1c1/0/1/6/2', grey: '1d1/0/1/6/-', brown: '0e3/0/1/6/-' },
    });
    expect(turn).toMatch(/ p \.$/);
    expect(codes.slice(0, 2)).toEqual(['takes-passenger', 'denies-passenger']);
  });

  test('no turn that eliminates the ship while there is another', () => {
    // At speed 2 it would run aground, with no coal to get away.
    const { turn, codes } = told({
      river: 'S A5, S A6, S A7, S A10',
      waiting: { 1: 1 },
      ships: { beige: '2c2/0/2/0/-', ...REST },
    });
    expect(turn).toMatch(/^=1 [lr] f \.$/);
    expect(codes).toContain('stays-in-race');
  });
});

describe('showboat advise', () => {
  const done = async (argv: readonly string[], stdin = ''): Promise<string> => {
    const { code, out, err } = await runCli(['advise', ...argv], { stdin });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  test('in words', async () => {
    const out = await done(['-', '--iterations', '100'], JSON.stringify(sketchJson(AT_THE_PIER)));
    expect(out).toMatch(
      /^Round 2, Aurora \(seat 0\) to decide; 100 iterations\n\n1\. =1 f \.\n {3}Aurora keeps speed 1, goes ahead/,
    );
    expect(out).toContain('   Why: lands first');
    expect(out).toMatch(/^ {3}Expected place 1\.0, tried \d+ times\.$/m);
  });

  test('as JSON, the same for the same seed', async () => {
    const argv = [fixturePath('0004-base4.json'), '--iterations', '60', '--seed', 'a', '--json'];
    const json = await done(argv);
    expect(JSON.parse(json)).toMatchObject({ game: 'mississippi-queen', seat: 3, iterations: 60, seed: 'a' });
    expect(JSON.parse(json).turns).toHaveLength(3);
    expect(await done(argv)).toBe(json);
  });

  test('at the end of a record, even in the middle of a turn', async () => {
    const out = await done(['-', '--iterations', '50'], recordText('within', { moves: 5, seats: 3 }));
    expect(out).toContain('Aurora (seat 0) to decide');
  });

  test.each([
    [['-'], recordText('over', { seats: 3 }), 'standard input: must be a moment where a seat decides, the game is over'],
    [['-'], recordText('chance', { moves: 0, seats: 3 }), 'must be a moment where a seat decides, chance is to draw'],
    [['-'], 'hello', 'must be a position in JSON'],
    [['nowhere.json'], '', 'nowhere.json: there is no such file'],
    [['-', '--iterations', '0'], '{}', '--iterations: must be a whole number from 1 to 1000000, was "0"'],
    [['-', '--seed', ''], '{}', '--seed: must be a text'],
  ])('%j: one line and exit code 2', async (argv, stdin, sentence) => {
    const { code, err } = await runCli(['advise', ...argv], { stdin });
    expect(err).toMatch(/^error: [^\n]+\n$/);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});
