import { VIEWS } from '@showboat/games/views';
import { LANGUAGES, type Language } from '@showboat/ui';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleFor, sayWith, textsOf } from './harness/all-texts';
import { type Stage, openPage, openStage } from './harness/page';
import { PILOTS } from './harness/lesson-drivers';
import { putGames } from './harness/saved-games';
import { moment } from './harness/moments';

type Other = Exclude<Language, 'en'>;
const OTHERS = LANGUAGES.filter((language): language is Other => language !== 'en');
const ENGLISH = textsOf('en');

/** Names are the same everywhere; languages are called as those call them who speak them. */
const NAMES = [
  'messages.shell.name',
  'messages.shell.languages.en',
  'messages.shell.languages.de',
  'messages.shell.languages.fr',
  'messages.shell.languages.nl',
  'messages.shell.pages.titled',
  'messages.shell.games.mississippi-queen.title',
  'messages.shell.games.hot-tin-roof.title',
  'mississippi-queen.labels.panels.rose',
  'hot-tin-roof.labels.board.roofPlain',
  'hot-tin-roof.school.chapters.hot-tin-roof',
];

/** The same word in both languages. "The Black Rose" is what the box is called in German and Dutch, too; "Patrician" in French and Dutch. */
const COGNATES: Readonly<Record<Other, readonly string[]>> = {
  de: [
    'messages.shell.setup.bot',
    'messages.shell.setup.name',
    'messages.shell.setup.entry',
    'messages.table.bot',
    'mississippi-queen.labels.panels.dock.enter',
    'mississippi-queen.school.chapters.black-rose',
    'patrician.labels.panels.dock.enter',
    'hot-tin-roof.labels.panels.dock.enter',
  ],
  fr: [
    'messages.shell.games.patrician.title',
    'messages.shell.start.minutes',
    'messages.shell.levels.commodore.title',
    'messages.shell.setup.bot',
    'messages.shell.setup.style',
    'messages.table.menu',
    'messages.table.levels.commodore',
    'messages.table.textSituation',
    'patrician.labels.panels.players.points',
    'patrician.labels.panels.tally.portraits',
    'patrician.labels.panels.tally.prestige',
    'patrician.labels.panels.tally.title',
    'patrician.labels.panels.tally.total',
    'patrician.school.chapters.patrician',
    'hot-tin-roof.labels.panels.tally.title',
    'hot-tin-roof.labels.panels.tally.total',
  ],
  nl: [
    'messages.shell.games.patrician.title',
    'messages.shell.start.minutes',
    'messages.shell.levels.commodore.title',
    'messages.shell.setup.bot',
    'messages.shell.setup.details',
    'messages.table.menu',
    'messages.table.bot',
    'messages.table.levels.commodore',
    'mississippi-queen.labels.panels.dock.enter',
    'mississippi-queen.school.chapters.black-rose',
    'patrician.labels.panels.dock.enter',
    'patrician.labels.panels.pile.portraits',
    'patrician.labels.panels.pile.sets',
    'patrician.labels.panels.tally.prestige',
    'patrician.school.chapters.patrician',
    'hot-tin-roof.labels.panels.dock.enter',
  ],
};

/** Signs and numbers only, once it is given numbers. */
const hasWords = (text: string | undefined): boolean => /\p{L}/u.test(text ?? '');

describe.each(OTHERS)('%s', (language) => {
  const texts = textsOf(language);

  test('has every text of the English original, and none besides', () => {
    expect([...texts.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('has functions for functions, and asks for nothing that English is not given', () => {
    const strange = [...ENGLISH].filter(([path, english]) => {
      const own = texts.get(path);
      if (typeof english === 'string') return typeof own !== 'string';
      return typeof own !== 'function' || own.length > english.length;
    });
    expect(strange.map(([path]) => path)).toEqual([]);
  });

  test('says nothing in English by mistake, and leaves nothing empty', () => {
    const said = [...ENGLISH].map(([path, english]) => {
      const own = texts.get(path);
      const given = typeof english === 'function' ? sampleFor(english, ...(typeof own === 'function' ? [own] : [])) : [];
      return { path, english: sayWith(english, given), own: own === undefined ? undefined : sayWith(own, given)?.trim() };
    });
    expect(said.filter(({ own }) => !own).map(({ path }) => path)).toEqual([]);
    const same = said.filter(({ own, english }) => own === english && hasWords(own)).map(({ path }) => path);
    expect(same.sort()).toEqual([...NAMES, ...COGNATES[language]].sort());
  });
});

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** What the rules and the log say in English; of the messages, every text that is long enough to be no other language. */
const OF_THE_GAME = [
  'goes to speed',
  'goes ahead',
  'stops on',
  'is to move',
  'heads downstream',
  'passengers aboard',
  'Set the speed',
  'builds a floor',
  'plays ',
  'takes ',
  'Choose a card',
  'dives into',
  'lays a catwalk',
  'puts a shelter',
  'Move your cats',
  'too poor',
];

/** None in English itself. */
const englishSentences = (language: Language): readonly string[] => {
  if (language === 'en') return [];
  const own = textsOf(language);
  const sentences = [...ENGLISH].flatMap(([path, text]) =>
    typeof text === 'string' && text.split(' ').length >= 3 && own.get(path) !== text ? [text] : [],
  );
  return [...sentences, ...OF_THE_GAME];
};

/** Everything that is read or heard. */
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

/** A table of every game, within a round: the log has something to tell. */
const TABLES = ['offer', 'patrician-crowd', 'roofs-three'] as const;

const PLACES: readonly (readonly [place: string, path: string, sign: string])[] = [
  ['the start page', '/', 'h1'],
  ...VIEWS.map(({ id }) => [`the set-up of ${id}`, `/new/${id}`, '.preset'] as const),
  ...TABLES.map((id) => [`the table ${id}`, `/table/${id}`, '[data-command]'] as const),
  ...PILOTS.map(({ id, lessons: [first] }) => [`a lesson of ${id}`, `/learn/${id}/${first}`, '.coach'] as const),
];

test('every game has its table among the pages', () => {
  expect(TABLES.map((id) => moment(id).game)).toEqual(VIEWS.map(({ id }) => id));
});

test.each(LANGUAGES)('pages in %s say so, and say everything in it', async (language) => {
  const visit = await openPage(stage, { language, path: '/settings', settings: { pace: 'instant' } });
  const { page } = visit;
  await putGames(page, TABLES.map(moment));
  for (const [place, path, sign] of PLACES) {
    await page.goto(path);
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

test('another language is chosen on the page, at once and for the next time', async () => {
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
