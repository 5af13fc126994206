import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SERVER_SOURCES, sourceStamp } from './source-stamp';

const root = mkdtempSync(join(tmpdir(), 'showboat-sources-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Whether the client would be rebuilt. */
const changes = (change: () => void): boolean => {
  const before = sourceStamp(root);
  change();
  return sourceStamp(root) !== before;
};

test('what the client is made of changes the stamp, and nothing else does', () => {
  write('client/main.tsx', 'one');
  expect(changes(() => write('client/main.tsx', 'two'))).toBe(true);
  expect(changes(() => write('games/ludo/RULES.md', 'rules'))).toBe(true);
  expect(changes(() => write('package-lock.json', '{}'))).toBe(true);
  expect(changes(() => rmSync(join(root, 'games'), { recursive: true }))).toBe(true);
  expect(changes(() => write('client/main.test.ts', 'test'))).toBe(false);
  expect(changes(() => write('client/dist/index.html', 'built'))).toBe(false);
  expect(changes(() => write('client/.dist-new/index.html', 'half built'))).toBe(false);
  expect(changes(() => write('cli/main.ts', 'command line'))).toBe(false);
  expect(changes(() => utimesSync(join(root, 'client/main.tsx'), 1, 1))).toBe(false);
});

test('the server has a stamp of its own', () => {
  const stamp = (): string => sourceStamp(root, SERVER_SOURCES);
  const before = stamp();
  write('client/main.tsx', 'three');
  expect(stamp()).toBe(before);
  write('server/tables/table.ts', 'tables');
  expect(stamp()).not.toBe(before);
});
