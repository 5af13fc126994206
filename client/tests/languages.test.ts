import { type Language, LANGUAGES } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf } from '../messages/all-texts-for-tests';
import { goTo, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { putGames } from './harness/saved-games';
import { BROWSER_GAMES, moment } from './browser-games';
import { LESSONS } from './lessons';

const ENGLISH = textsOf('en');

const stage = await stageOfFile();

/** Sentences of rules and log in English; of the messages, every text long enough not to be another language. */
const OF_THE_GAMES = BROWSER_GAMES.flatMap(({ spoken }) => spoken.english);

/** None in English itself. */
const englishSentences = (language: Language): readonly string[] => {
  if (language === 'en') return [];
  const own = textsOf(language);
  const sentences = [...ENGLISH].flatMap(([path, text]) =>
    typeof text === 'string' && text.split(' ').length >= 3 && own.get(path) !== text ? [text] : [],
  );
  return [...sentences, ...OF_THE_GAMES];
};

/** Everything readable, including accessible names. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  );

const TABLES = BROWSER_GAMES.map(({ spoken }) => spoken.moment);

const PLACES: readonly (readonly [place: string, path: string, sign: string])[] = [
  ['the start page', '/', 'h1'],
  ...VIEWS.map(({ id }) => [`the set-up of ${id}`, `/new/${id}`, '.preset'] as const),
  ...TABLES.map((id) => [`the table ${id}`, `/table/${id}`, '[data-command]'] as const),
  ...LESSONS.map(({ id, lessons: [first] }) => [`a lesson of ${id}`, `/learn/${id}/${first}`, '.coach'] as const),
];

test('every game has its table among the pages', () => {
  expect(TABLES.map((id) => moment(id).game)).toEqual(VIEWS.map(({ id }) => id));
});

test.each(LANGUAGES)('pages in %s declare their language, and use no other', async (language) => {
  const visit = await openPage(stage, { language, path: '/settings', settings: { pace: 'instant' } });
  const { page } = visit;
  await putGames(page, TABLES.map(moment));
  for (const [place, path, sign] of PLACES) {
    await goTo(page, path);
    await page.locator(sign).first().waitFor();
    const words = await wordsOn(page);
    expect({
      place,
      language: await page.locator('html').getAttribute('lang'),
      isLong: words.length > 200,
      english: englishSentences(language).filter((sentence) => words.includes(sentence)),
    }).toEqual({ place, language, isLong: true, english: [] });
  }
  await visit.close();
});

test('a language chosen on the page applies immediately and is remembered', async () => {
  const visit = await openPage(stage);
  const { page } = visit;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('button', { name: 'Deutsch' })
    .or(page.getByText('DE', { exact: true }))
    .first()
    .click();
  await page.locator('html[lang="de"]').waitFor();
  const play = String(textsOf('de').get('messages.shell.start.play'));
  await page.getByText(play).first().waitFor();
  await page.reload();
  await page.getByText(play).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await visit.close();
});
