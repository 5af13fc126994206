import { VIEWS } from '@showboat/games/views';
import { expect, test } from 'vitest';
import { stageOfFile } from './harness/stage';
import { gzipBytesOf, openFirstTable, sidesOf } from './harness/first-table';

/** The page's own scripts loaded when the first table can be played, in gzipped bytes. Workers are listed separately. */
const BUDGET = 80_000;

const stage = await stageOfFile();

/** Chunks are named after their game (`client/chunks.ts`); `panels` are those that the first game does not have. */
const OTHERS = [...VIEWS.slice(1).map(({ id }) => id), 'panels'];

test('the first table stays within its byte budget, and loads nothing of another game or of online play', async () => {
  const { visit, scripts } = await openFirstTable(stage);
  const list = scripts.map(({ path, gzipBytes, isWorker }) => `${gzipBytes} ${path}${isWorker ? ' (worker)' : ''}`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(gzipBytesOf(sidesOf(scripts).ofPage), `${list.join('\n')}\n`).toBeLessThanOrEqual(BUDGET);
  expect(scripts.filter(({ path }) => OTHERS.some((name) => path.startsWith(`/assets/${name}-`)))).toEqual([]);
  // Nor of online play: nothing is asked of a server, and no script that is there could.
  const talking = await visit.page.evaluate(
    async (paths) => {
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
      return [...asked.filter((path) => path.startsWith('/api/')), ...paths.filter((_, i) => texts[i].includes('/api/v1'))];
    },
    scripts.map(({ path }) => path),
  );
  expect(talking).toEqual([]);
  await visit.close();
});
