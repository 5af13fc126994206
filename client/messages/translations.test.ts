import { LANGUAGES, type Language } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { sampleFor, sayWith, textsOf } from './all-texts-for-tests';

const ENGLISH = textsOf('en');

/** Names are the same everywhere. */
const NAMES = [
  'messages.shell.name',
  'messages.shell.pages.titled',
  'messages.shell.games.mississippi-queen.title',
  'messages.shell.games.hot-tin-roof.title',
  'mississippi-queen.view.panels.rose',
  'hot-tin-roof.view.board.roofPlain',
  'hot-tin-roof.lessons.chapters.hot-tin-roof',
];

/** Signs and numbers only, once it is given numbers. */
const hasWords = (text: string | undefined): boolean => /\p{L}/u.test(text ?? '');

/** The same words in English. */
const cognatesOf = async (language: Language): Promise<readonly string[]> => {
  const file: { readonly cognates: readonly string[] } = await import(`./${language}/cognates.ts`);
  return file.cognates;
};

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
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

  test('says nothing in English by mistake, and leaves nothing empty', async () => {
    const said = [...ENGLISH].map(([path, english]) => {
      const own = texts.get(path);
      const given = typeof english === 'function' ? sampleFor(english, ...(typeof own === 'function' ? [own] : [])) : [];
      return { path, english: sayWith(english, given), own: own === undefined ? undefined : sayWith(own, given)?.trim() };
    });
    expect(said.filter(({ own }) => !own).map(({ path }) => path)).toEqual([]);
    const same = said.filter(({ own, english }) => own === english && hasWords(own)).map(({ path }) => path);
    expect(same.sort()).toEqual([...NAMES, ...(await cognatesOf(language))].sort());
  });
});
