import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectedCount, fixturePath, readFixture } from './testing/fixtures';

const BIN = fileURLToPath(new URL('bin/showboat.js', import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (command: string, args: readonly string[], cwd: string, stdin = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(command, [...args], { cwd, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
    child.stdin?.end(stdin);
  });

test('runs in any folder, even one with its own settings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./nowhere.json", oops');
  const ran = await run(process.execPath, [BIN, 'turns', '--count', '-'], folder, readFixture('0003-base4.json'));
  expect(ran).toEqual({ code: 0, out: `${expectedCount('0003-base4.json')}\n`, err: '' });
});

test('an error is one line and exit code 2', async () => {
  const ran = await run(BIN, ['turns', 'nowhere.json'], tmpdir());
  expect(ran).toEqual({ code: 2, out: '', err: 'error: nowhere.json: there is no such file\n' });
});

test('a reader that closes the pipe early (of 6547 lines) is not an error', async () => {
  const script = `"$0" "$1" turns "$2" | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const ran = await run('bash', ['-c', script, process.execPath, BIN, fixturePath('0000-base3.json')], tmpdir());
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^beige:.*\n0\n$/);
});

test('a whole turn through a real pipe', async () => {
  const ran = await run(process.execPath, [BIN, 'play', '--seed', '3'], tmpdir(), '@0\n=1 f .\nq\n');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/Until next time\. The seed was 3\.\n$/);
});
