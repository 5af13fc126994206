import { expect, test } from 'vitest';
import { stageOfFile } from './harness/stage';
import { gzipBytesOf, openFirstTable, sidesOf } from './harness/first-table';

/** The page's own scripts loaded when the first table can be played, in gzipped bytes. Workers are listed separately. */
const BUDGET = 100_000;

const stage = await stageOfFile();

test('the first table stays within its byte budget', async () => {
  const { visit, scripts } = await openFirstTable(stage);
  const list = scripts.map(({ path, gzipBytes, isWorker }) => `${gzipBytes} ${path}${isWorker ? ' (worker)' : ''}`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(gzipBytesOf(sidesOf(scripts).ofPage), `${list.join('\n')}\n`).toBeLessThanOrEqual(BUDGET);
  await visit.close();
});
