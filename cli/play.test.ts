import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './testing/run-cli';

const folder = mkdtempSync(join(tmpdir(), 'showboat-'));

const PLAY = ['play', 'mississippi-queen', '--preset', 'driving-school', '--seed', '3'];

/** The screen before each answer, and the output after the last. */
const screensOf = (out: string): readonly string[] => out.split(/^> .*$/m);

const tokensOf = (screen: string): readonly string[] =>
  [...screen.slice(screen.lastIndexOf('Your move?')).matchAll(/^ {2}(\S+(?: \S+)*?) {2}/gm)].map((match) => match[1]);

test('a turn by piped tokens, with undo and a refusal that names the rule', async () => {
  const lines = ['@0', '=2', 'u', '=2 f', 'x1', 'f', 'u', 'u', 'u', 'u', '=2 f f .', 'q'];
  const { code, out, err } = await runCli(PLAY, { stdin: lines.join('\n') });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const screens = screensOf(out);
  expect(screens[0]).toContain('You are Cora, seat 2 of 3. Seed 3.');
  expect(screens[0]).toContain('point Cora downstream');
  const speeds = ['=1', '=2', '=3', '=4', '=5', '=6'];
  // The others have moved since the ship was placed: nothing to undo.
  expect(tokensOf(screens[1])).toEqual([...speeds, '?']);
  expect(tokensOf(screens[2])).toEqual(['f', 'l', 'r', 'u', '?']);
  expect(tokensOf(screens[3])).toEqual([...speeds, '?']);
  expect(screens[4]).toContain('1 movement point left');
  expect(screens[5]).toContain('A push needs a ship on the space just entered (MQ-PUSH-1).');
  expect(tokensOf(screens[6])).toEqual(['l', 'r', '.', 'u', '?']);
  expect(tokensOf(screens[9])).toEqual([...speeds, '?']);
  expect(screens[10]).toContain('Nothing can be taken back');
  expect(screens[11]).toContain('Round 2');
  expect(screens[11]).toMatch(/^(Aurora|Belle) (keeps|goes to) speed \d/m);
  expect(out).toMatch(/Until next time\. The seed was 3\.\n$/);
});

test('the same seed and the same answers make the same game', async () => {
  const stdin = '@0\n=1 f .\n=2 f f .\nq\n';
  const [first, again] = [await runCli(PLAY, { stdin }), await runCli(PLAY, { stdin })];
  expect(again).toEqual(first);
});

test('questions: help, a token, a space, a rule, nonsense', async () => {
  const stdin = '@0\n?\n? f\n?=2\n? 0a3\n? 0a1\n? MQ-PUSH-2\nsplash\n\nb\n';
  const { code, out } = await runCli(PLAY, { stdin });
  const screens = screensOf(out);
  expect(screens[2]).toContain('take back the last step');
  expect(screens[3]).toContain('A turn begins with setting the speed (MQ-TURN-2).');
  expect(screens[4]).toContain('"=2" is possible: set speed 2.');
  expect(screens[5]).toContain('The ship can end on 0a3 for 0 coal: =1 f');
  expect(screens[6]).toContain('A turn ends on water, 0a1 is land (MQ-MOVE-3).');
  expect(screens[7]).toContain('MQ-PUSH-2  If only');
  expect(screens[8]).toContain('"splash" is not an action');
  expect(screens[9]).toContain('Type a token of the list');
  expect(screens[10].split('\n').length).toBeGreaterThan(screens[9].split('\n').length);
  // The pipe has ended.
  expect(out).toMatch(/Stopped\. The seed was 3\.\n$/);
  expect(code).toBe(0);
});

test('the record is saved as the game goes on, never over another file', async () => {
  const path = join(folder, 'on-the-way.txt');
  const { out } = await runCli(PLAY, { stdin: `@0\n=1 f .\ns ${path}\ns ${path}\ns ${folder}/no/where.txt\nq\n` });
  expect(out).toContain(`Saved as ${path}.`);
  expect(out).toContain(`${path}: must be a new file`);
  expect(out).toContain('where.txt: cannot be written (ENOENT)');
  expect(await runCli(['replay', path])).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['driving-school', 'school'],
  ['passenger-game', 'passengers'],
  ['two-and-rose', 'rose=true'],
])('%s, played to the end by somebody who always takes the first token', async (preset, header) => {
  const path = join(folder, `${preset}.txt`);
  const answers = (printed: string): string | undefined => (printed.includes('Save the record?') ? path : tokensOf(printed)[0]);
  let isSaved = false;
  const { code, out, err } = await runCli(['play', '--preset', preset, '--seed', 'whole'], {
    answers: (printed) => {
      const answer = isSaved ? undefined : answers(printed);
      isSaved = answer === path;
      return answer;
    },
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^1\. .*\(seat \d\)/m);
  expect(out).toContain(', that is you');
  expect(out).not.toMatch(/ stops .* speed /);
  expect(out).toContain(`Saved as ${path}.`);
  expect(readFileSync(path, 'utf8')).toContain(header);
  expect(await runCli(['replay', path])).toMatchObject({ code: 0, err: '' });
});
