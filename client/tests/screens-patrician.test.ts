import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE_SCREENS, problemsOf } from './harness/axe-screens';
import { type Stage, openStage } from './harness/page';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const screens = Object.entries(AXE_SCREENS).filter(([name]) => name.startsWith('patrician-'));

test.each(screens)('%s: nothing that axe would mind, large and small, by day and by night', async (_, screen) => {
  expect(await problemsOf(stage, screen)).toEqual([]);
});
