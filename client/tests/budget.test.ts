import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openStage } from '../../tools/browser-page';
import { gzipBytesOf, openFirstTable } from '../../tools/first-table';

/** All script that is loaded when the first table can be played, workers included, in gzipped bytes. */
const BUDGET = 100_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('the first table costs no more script than we allow ourselves', async () => {
  const { visit, scripts } = await openFirstTable(stage);
  const list = scripts.map(({ path, gzipBytes, isWorker }) => `${gzipBytes} ${path}${isWorker ? ' (worker)' : ''}`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(gzipBytesOf(scripts), `${list.join('\n')}\n`).toBeLessThanOrEqual(BUDGET);
  await visit.close();
});
