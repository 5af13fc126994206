import { readdirSync } from 'node:fs';
import { VIEWS } from '@showboat/games/views';
import { expect, test } from 'vitest';
import { stageOfFile } from './harness/stage';
import { gzipBytesOf, openFirstTable, sidesOf } from './harness/first-table';

/** The page's own scripts loaded when the first table can be played, in gzipped bytes. Workers are listed separately. */
const BUDGET = 80_000;

const stage = await stageOfFile();

/** Chunks are named after their game (`client/chunks.ts`); `panels` are those that the first game does not have. */
const OTHERS = [...VIEWS.slice(1).map(({ id }) => id), 'panels'];

/** The rooms of online play, and its words: a chunk is called like its first file. */
const ROOMS = ['friends', 'lobby', 'online', 'online-table', 'player', 'verify'];
const ONLINE = new Set([
  ...ROOMS.flatMap((room) => readdirSync(new URL(`../${room}/`, import.meta.url)).map((name) => name.replace(/\..*$/, ''))),
  'company',
  'friends',
  'online',
  'online-pages',
  'online-parts',
  'player',
  'verify',
]);

const chunkOf = (path: string): string | undefined => /^\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(path)?.[1];

test('the first table stays within its byte budget, and loads nothing of another game or of online play', async () => {
  const { visit, scripts } = await openFirstTable(stage);
  const list = scripts.map(({ path, gzipBytes, isWorker }) => `${gzipBytes} ${path}${isWorker ? ' (worker)' : ''}`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(gzipBytesOf(sidesOf(scripts).ofPage), `${list.join('\n')}\n`).toBeLessThanOrEqual(BUDGET);
  expect(scripts.filter(({ path }) => OTHERS.some((name) => path.startsWith(`/assets/${name}-`)))).toEqual([]);
  // Nor of online play, on the start page and at the table: nothing is asked of a server, and no script that is there could.
  const asked = await visit.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const chunks = asked.flatMap((path) => chunkOf(path) ?? []);
  expect(chunks).toEqual(expect.arrayContaining(['start', 'table']));
  expect(chunks.filter((name) => ONLINE.has(name))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const talking = await visit.page.evaluate(
    async (paths) => {
      const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
      return paths.filter((_, i) => texts[i].includes('/api/v1'));
    },
    scripts.map(({ path }) => path),
  );
  expect(talking).toEqual([]);
  await visit.close();
});
