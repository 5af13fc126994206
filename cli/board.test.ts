import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from './testing/run-cli';

const folder = mkdtempSync(join(tmpdir(), 'showboat-board-'));

const standard = fileURLToPath(new URL('../games/hot-tin-roof/boards/standard.json', import.meta.url));

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a good board is reported as good', async () => {
  expect(await runCli(['board', 'check', standard])).toMatchObject({ code: 0, out: `${standard}: a good board\n`, err: '' });
});

test('every problem has a line, and the exit code shows failure', async () => {
  const board = JSON.parse(readFileSync(standard, 'utf8'));
  board.homeTiles[0].distance = 1;
  board.roofs[0].degree = 9;
  const file = write('bad.json', JSON.stringify(board));
  const { code, out, err } = await runCli(['board', 'check', file]);
  expect({ code, err }).toEqual({ code: 2, err: 'error: 2 things are wrong\n' });
  expect(out.trim().split('\n')).toEqual([
    `${file}: roofs[0].degree: must be 3, as the rest of the file has it, was 9 (HTR-BOARD-8)`,
    `${file}: homeTiles[0].distance: must be 3, as the rest of the file has it, was 1 (HTR-BOARD-8)`,
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['no format', '{}'],
  ['another format', '{"format":"chess-board/1"}'],
  ['a game without boards', '{"format":"patrician-board/1"}'],
])('%s is no board', async (name, text) => {
  const file = write(`${name}.json`, text);
  const { code, out, err } = await runCli(['board', 'check', file]);
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `error: ${file}: must be a board in JSON with a format such as "hot-tin-roof-board/1"\n`,
  });
});

test('a missing file is reported', async () => {
  const { code, err } = await runCli(['board', 'check', join(folder, 'none.json')]);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('there is no such file') });
});

test('it reads standard input', async () => {
  const { code, out } = await runCli(['board', 'check', '-'], { stdin: readFileSync(standard, 'utf8') });
  expect({ code, out }).toEqual({ code: 0, out: 'standard input: a good board\n' });
});
