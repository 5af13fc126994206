import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openPage, openStage } from '../../tools/browser-page';
import { LESSONS, type Pupil, SOLUTIONS, loadSchool, retry, sailLesson } from '../../tools/lesson-pilot';
import { keyHands, textHands } from '../../tools/pilot-hands';
import { school as words } from '../messages/en/school';

const PATH = '/learn/mississippi-queen';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const keyPupil = (page: Page): Pupil => ({ page, hands: keyHands(page), hasBoard: true });

const lessonIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('the whole school, lesson after lesson, and what is done is remembered', { timeout: 150_000 }, async () => {
  const { textsOf } = await loadSchool('en');
  const visit = await openPage(stage, { path: PATH, settings: { pace: 'instant' } });
  const { page } = visit;
  await page.getByText(words.progress(0, LESSONS.length)).waitFor();
  await page.getByRole('link', { name: words.begin, exact: true }).click();
  for (const [index, { id }] of LESSONS.entries()) {
    await page.waitForURL(`**${PATH}/${id}`);
    await page.locator('.coach').waitFor();
    await sailLesson(keyPupil(page), id, SOLUTIONS[id]);
    await page.locator('.coach.finished').getByText(textsOf(id).finished).waitFor();
    const next = LESSONS.at(index + 1)?.id;
    if (index === 0) {
      // Whoever comes back later goes on where they were.
      await page.getByRole('link', { name: words.allLessons }).click();
      await page.reload();
      await page.getByText(words.progress(1, LESSONS.length)).waitFor();
      await page.getByRole('link', { name: words.goOnWith, exact: true }).click();
    } else if (next) await page.getByRole('link', { name: words.nextLesson(textsOf(next).title) }).click();
  }
  expect(lessonIn(page)).toBe(LESSONS.at(-1)?.id);
  await page.getByRole('link', { name: words.allLessons }).click();
  await page.reload();
  await page.getByText(words.progress(LESSONS.length, LESSONS.length)).waitFor();
  await page.getByText(words.allDone).waitFor();
  expect(await page.locator('.lesson-card.done').count()).toBe(LESSONS.length);
  await page.getByRole('link', { name: words.play }).click();
  await page.waitForURL('**/new/mississippi-queen');
  await visit.close();
});

test('a lesson that went wrong says why, and is tried again', async () => {
  const { textsOf } = await loadSchool('en');
  const visit = await openPage(stage, { path: `${PATH}/steering`, settings: { pace: 'instant' } });
  const { page } = visit;
  const pupil = keyPupil(page);
  await page.locator('.coach').waitFor();
  const failed = await sailLesson(pupil, 'steering', '=2 l f f .');
  await page.locator('.coach.failed').getByText(textsOf('steering').failures.elsewhere).waitFor();
  // Nothing is steered before the coach has been answered.
  await page.keyboard.press('ArrowUp');
  const again = await retry(pupil, failed);
  await sailLesson(pupil, 'steering', SOLUTIONS.steering, again);
  await page.locator('.coach.finished').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('showboat.school'))).toContain('steering');
  await page.goto(PATH);
  await page.getByText(words.progress(1, LESSONS.length)).waitFor();
  await visit.close();
});

test('a lesson in words alone', async () => {
  const visit = await openPage(stage, { path: `${PATH}/pushing`, settings: { pace: 'instant', textMode: true } });
  const { page } = visit;
  await page.locator('.coach').waitFor();
  await sailLesson({ page, hands: textHands(page), hasBoard: false }, 'pushing', SOLUTIONS.pushing);
  await page.locator('.coach.finished').waitFor();
  expect(await page.locator('.river-board').count()).toBe(0);
  await visit.close();
});

test('a lesson that is not there leads back to those that are', async () => {
  const visit = await openPage(stage, { path: `${PATH}/flying` });
  await visit.page.getByText(words.gone).waitFor();
  await visit.page.getByRole('link', { name: words.allLessons }).click();
  await visit.page.getByText(words.lead).waitFor();
  expect(await visit.page.locator('.lesson-card').count()).toBe(LESSONS.length);
  await visit.close();
});
