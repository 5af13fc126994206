import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedCount, fixturePath, readFixture, recordText } from './testing/fixtures';
import { runCli } from './testing/run-cli';

const folder = mkdtempSync(join(tmpdir(), 'showboat-'));

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const done = async (argv: readonly string[], stdin = ''): Promise<string> => {
  const { code, out, err } = await runCli(argv, { stdin });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

const SMALL = '0004-base4.json';
const LARGE = '0003-base4.json';

test('turns prints every outcome, sorted, one a line', async () => {
  expect(await done(['turns', fixturePath(SMALL)])).toBe(readFixture('0004-base4.turns.txt'));
});

test('turns --count prints how many and their hash', async () => {
  expect(await done(['turns', fixturePath(SMALL), '--count'])).toBe(`${expectedCount(SMALL)}\n`);
  expect(await done(['turns', '--count', fixturePath(LARGE)])).toBe(`${expectedCount(LARGE)}\n`);
});

test('turns of several files has a line each, with the name as it was given', async () => {
  const files = [fixturePath(SMALL), fixturePath(LARGE)];
  const lines = `${files[0]} ${expectedCount(SMALL)}\n${files[1]} ${expectedCount(LARGE)}\n`;
  expect(await done(['turns', ...files])).toBe(lines);
  expect(await done(['turns', '--count', ...files])).toBe(lines);
});

test('turns reads standard input', async () => {
  expect(await done(['turns', '-', '--count'], readFixture(SMALL))).toBe(`${expectedCount(SMALL)}\n`);
});

test('replay of a record that stops between turns prints a position that turns can read', async () => {
  const record = recordText('between', { moves: 4, seats: 3 });
  const position = await done(['replay', '-'], record);
  expect(JSON.parse(position)).toMatchObject({ game: 'mississippi-queen', seats: 3, round: 1, next: 0 });
  expect(await done(['turns', '-', '--count'], position)).toMatch(/^\d+ [0-9a-f]{64}\n$/);
});

test('replay of a finished game prints the result and the places', async () => {
  const file = write('finished.txt', recordText('finished', { seats: 3 }));
  const result = /\[Result "(.*)"\]/.exec(readFileSync(file, 'utf8'))?.[1];
  const words = await done(['replay', file]);
  expect(words).toContain(`Result ${result}\n`);
  expect(words).toMatch(/^1\. (Aurora|Belle|Cora) \(seat \d\)$/m);
  const json: unknown = JSON.parse(await done(['replay', file, '--json']));
  expect(json).toMatchObject({
    game: 'mississippi-queen',
    result,
    ending: expect.any(String),
    places: expect.any(Array),
    state: {},
  });
});

test('replay of a record that stops within a turn says who is to decide', async () => {
  const record = recordText('within', { moves: 5, seats: 3 });
  expect(await done(['replay', '-'], record)).toContain('Round 1, Aurora (seat 0) to decide\n');
  expect(JSON.parse(await done(['replay', '-', '--json'], record))).toMatchObject({
    result: '*',
    ending: null,
    state: { round: 1 },
  });
});

test('draw takes positions and records', async () => {
  const ofPosition = await done(['draw', fixturePath(SMALL)]);
  expect(ofPosition.split('\n').length).toBeGreaterThan(5);
  expect((await done(['draw', '-'], recordText('drawn', { moves: 30 }))).split('\n').length).toBeGreaterThan(5);
  expect(await done(['replay', '--draw', '-'], recordText('drawn', { moves: 4 }))).toContain(
    'Round 1, Aurora (seat 0) to decide',
  );
});

test('simulate gives the same games for the same seed', async () => {
  const run = async (seed: string): Promise<Record<string, unknown>> => {
    const report: Record<string, unknown> = JSON.parse(
      await done(['simulate', 'mississippi-queen', '--games', '20', '--seed', seed, '--json']),
    );
    const { seconds, gamesPerSecond, actionsPerSecond, ...rest } = report;
    expect([seconds, gamesPerSecond, actionsPerSecond].every((one) => typeof one === 'number')).toBe(true);
    return rest;
  };
  const [first, again, other] = [await run('a'), await run('a'), await run('b')];
  expect(again).toEqual(first);
  expect({ ...other, seed: 'a' }).not.toEqual(first);
  expect(first).toMatchObject({ games: 20, options: 'seats=3', seed: 'a' });
  expect(first.wins).toHaveLength(3);
});

test('simulate takes a preset, with options overriding it', async () => {
  const report = await done([
    'simulate',
    '--games',
    '3',
    '--preset',
    'driving-school',
    '--options',
    'seats=4,playOn=false',
    '--json',
  ]);
  expect(JSON.parse(report)).toMatchObject({ options: 'mode=school seats=4 playOn=false', games: 3 });
  expect(await done(['simulate', '--games', '2', '--preset', 'two-by-two'])).toContain(
    '2 games of mississippi-queen at random, seats=2 ',
  );
});

test('rules shows a rule, a chapter, or the book', async () => {
  expect(await done(['rules', 'mississippi-queen', 'mq-push-2'])).toMatch(/^MQ-PUSH-2 {2}If only the entering MP is left/);
  expect((await done(['rules', 'mississippi-queen', 'BR-LOG'])).match(/^BR-LOG-\d+ /gm)).toHaveLength(6);
  expect(await done(['rules', 'mississippi-queen'])).toContain('MQ-FIN-2');
});

test('options is generated from the schema', async () => {
  const page = await done(['options', 'mississippi-queen']);
  expect(page).toContain('  Boats for each player. [VAR-4, BR-TWO-1]\n');
  expect(page).toContain('six: Six players, 6 players\n');
  expect(page).toContain('roundLimit         0 to 1000 (default 100)');
  expect(page).toContain('driving-school: Driving school, 3, 4, 5 players');
});

test.each([['--help'], ['-h'], ['help'], ['help', 'turns'], ['turns', '--help'], ['play', '-h'], []])(
  'help: showboat %s %s',
  async (...argv) => {
    expect(await done(argv)).toMatch(/^Usage: showboat/);
  },
);

test.each([['--version'], ['-V'], ['turns', '--version'], ['simulate', '-V']])('version: showboat %s %s', async (...argv) => {
  expect(await done(argv)).toMatch(/^\d+\.\d+\.\d+\n$/);
});
