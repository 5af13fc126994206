import { VIEWS } from '@showboat/games/views';
import { describe, expect, test } from 'vitest';
import { goTo, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { LESSONS } from './lessons';
import { school as words } from '../messages/en/school';

const stage = await stageOfFile();

const ON_BOARD = { isInWords: false };
const IN_WORDS = { isInWords: true };

test('every game has a lesson driver', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(VIEWS.map(({ id }) => id));
});

describe.each(LESSONS)('the school of $id', (driver) => {
  const { id: game, lessons, solutions, mistake } = driver;
  const path = `/learn/${game}`;

  // Every lesson is played to its end in the suite of the game's school: here it is the way through them, and what the page shows.
  test('the first lessons and the last, and progress is remembered', { timeout: 150_000 }, async () => {
    const wordsOf = await driver.loadLessonWords();
    const visit = await openPage(stage, { path, settings: { pace: 'instant' } });
    const { page } = visit;
    const pupil = driver.sitDown(page, ON_BOARD);
    const take = async (id: string): Promise<void> => {
      await page.waitForURL(`**${path}/${id}`);
      await page.locator('.coach').waitFor();
      await pupil.take(id, solutions[id]);
      await page.locator('.coach.finished').getByText(wordsOf(id).finished).waitFor();
    };
    const [first, second, third] = lessons;
    await page.getByText(words.progress(0, lessons.length)).waitFor();
    await page.getByRole('link', { name: words.begin, exact: true }).click();
    await take(first);
    // Returning later continues where it was left off.
    await page.getByRole('link', { name: words.allLessons }).click();
    await page.reload();
    await page.getByText(words.progress(1, lessons.length)).waitFor();
    await page.getByRole('link', { name: words.goOnWith, exact: true }).click();
    await take(second);
    await page.getByRole('link', { name: words.nextLesson(wordsOf(third).title) }).click();
    await page.waitForURL(`**${path}/${third}`);
    // All but the last, as if they had been done.
    const done = JSON.stringify({ [game]: lessons.slice(0, -1) });
    await page.evaluate((text) => localStorage.setItem('showboat.school', text), done);
    await page.goto(path);
    await page.getByText(words.progress(lessons.length - 1, lessons.length)).waitFor();
    await page.getByRole('link', { name: words.goOnWith, exact: true }).click();
    await take(lessons[lessons.length - 1]);
    await page.getByRole('link', { name: words.allLessons }).click();
    await page.reload();
    await page.getByText(words.progress(lessons.length, lessons.length)).waitFor();
    await page.getByText(words.allDone).waitFor();
    expect(await page.locator('.lesson-card.done').count()).toBe(lessons.length);
    await page.getByRole('link', { name: words.play }).click();
    await page.waitForURL(`**/new/${game}`);
    await visit.close();
  });

  test('every lesson begins with its board, and rings around what the coach points at', { timeout: 150_000 }, async () => {
    const visit = await openPage(stage, { path, settings: { pace: 'instant' } });
    const { page } = visit;
    for (const id of lessons) {
      await goTo(page, `${path}/${id}`);
      await page.locator('.coach').waitFor();
      await driver.sitDown(page, ON_BOARD).begin(id);
      expect(await page.locator('.coach.finished').count()).toBe(0);
    }
    await visit.close();
  });

  test('a failed lesson says why, and can be retried', async () => {
    const wordsOf = await driver.loadLessonWords();
    const { lesson, tokens, failure } = mistake;
    const visit = await openPage(stage, { path: `${path}/${lesson}`, settings: { pace: 'instant' } });
    const { page } = visit;
    const pupil = driver.sitDown(page, ON_BOARD);
    await page.locator('.coach').waitFor();
    await pupil.take(lesson, tokens);
    await page.locator('.coach.failed').getByText(wordsOf(lesson).failures[failure]).waitFor();
    // Nothing is played before the coach has been answered.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('1');
    await pupil.retry();
    await pupil.take(lesson, solutions[lesson]);
    await page.locator('.coach.finished').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('showboat.school'))).toContain(lesson);
    await page.goto(path);
    await page.getByText(words.progress(1, lessons.length)).waitFor();
    await visit.close();
  });

  test('a lesson in text mode, which says what is marked', async () => {
    const lesson = driver.inWords;
    const visit = await openPage(stage, { path: `${path}/${lesson}`, settings: { pace: 'instant', textMode: true } });
    const { page } = visit;
    await page.locator('.coach').waitFor();
    const places = await driver.placesOf(lesson);
    expect(
      await page
        .locator('.coach')
        .getByText(words.marked(places.join(', ')))
        .count(),
    ).toBe(places.length > 0 ? 1 : 0);
    await driver.sitDown(page, IN_WORDS).take(lesson, solutions[lesson]);
    await page.locator('.coach.finished').waitFor();
    expect(await page.locator(driver.board).count()).toBe(0);
    await visit.close();
  });

  test('an unknown lesson leads back to the list', async () => {
    const visit = await openPage(stage, { path: `${path}/flying` });
    await visit.page.getByText(words.gone).waitFor();
    await visit.page.getByRole('link', { name: words.allLessons }).click();
    await visit.page.getByText(words.lead).waitFor();
    expect(await visit.page.locator('.lesson-card').count()).toBe(lessons.length);
    await visit.close();
  });
});
