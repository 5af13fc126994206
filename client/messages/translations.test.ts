import { LANGUAGES, type Language } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { describe, expect, test } from 'vitest';
import { sampleFor, sayWith, textsOf } from './all-texts-for-tests';

const ENGLISH = textsOf('en');

/** Names are the same everywhere. */
const NAMES = ['messages.shell.name', 'messages.shell.pages.titled'];

/** Only symbols and numbers, once it is given numbers. */
const hasWords = (text: string | undefined): boolean => /\p{L}/u.test(text ?? '');

interface Cognates {
  readonly cognates: readonly string[];
}

const OF_GAMES = import.meta.glob<Cognates>('../../games/*/words/*/cognates.ts', { eager: true });

/** Strings that are the same in English: those of the shell, and those of games that have any. */
const cognatesOf = async (language: Language): Promise<readonly string[]> => {
  const { cognates }: Cognates = await import(`./${language}/cognates.ts`);
  const ofGames = VIEWS.flatMap(({ id }) =>
    (OF_GAMES[`../../games/${id}/words/${language}/cognates.ts`]?.cognates ?? []).map((path) => `${id}.${path}`),
  );
  return [...NAMES, ...cognates, ...ofGames];
};

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const texts = textsOf(language);

  test('has exactly the texts of the English original', () => {
    expect([...texts.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('has functions for functions, with no more arguments than English', () => {
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
    expect(same.sort()).toEqual([...(await cognatesOf(language))].sort());
  });
});
