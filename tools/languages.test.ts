import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './layers';
import { scanSource } from './source';

// A new language is its own files and its code in `LANGUAGES`: no other file may name one, and every language has the same files.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const HOME = 'engine/words.ts';

const isOfLanguage = (path: string): boolean => LANGUAGES.some((language) => path.split('/').includes(language));

/** Tests may expect sentences in a language, and screenshots are taken in some. */
const isForTests = (path: string): boolean => /\.test\.tsx?$|-for-tests\.tsx?$|\/tests\/|\/testing\/|\/conformance\//.test(path);

const NAMED = new RegExp(`(?<=['"\`/.])(?:${OTHERS.join('|')})(?=['"\`/.])|\\b(?:${OTHERS.join('|')}):`, 'g');

const namedIn = (text: string): readonly string[] => scanSource(text).code.match(NAMED) ?? [];

test('the guard finds the name of a language', () => {
  for (const text of [
    `['en', 'de']`,
    `import('./fr')`,
    '{ nl: load }',
    'import(`../RULES.de.md?raw`)',
    `from '../words/nl/view'`,
  ])
    expect(namedIn(text)).toHaveLength(1);
  for (const text of ["// 'de'", `import(\`./\${language}/index.ts\`)`, `'der'`, 'const model: Model'])
    expect(namedIn(text)).toEqual([]);
});

test('only the files of a language and the list name it', () => {
  const files = sourceFiles(ROOT).filter((path) => !isOfLanguage(path) && !isForTests(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((path) => namedIn(readFileSync(`${ROOT}/${path}`, 'utf8')).length > 0);
  expect(found).toEqual([HOME]);
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`)
    .filter((name) => !name.includes('.test.') && name !== 'cognates.ts')
    .sort();

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const GAMES = foldersIn('games').filter((game) => foldersIn(`games/${game}`).includes('words'));

describe.each(['client/messages', ...GAMES.map((game) => `games/${game}/words`)])('%s', (folder) => {
  test('has a folder for every language, and no other', () => {
    expect([...foldersIn(folder)].sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(OTHERS)('%s has the files of English', (language) => {
    expect(filesIn(`${folder}/${language}`)).toEqual(filesIn(`${folder}/en`));
  });
});

test.each(GAMES)('%s has a rule book in every language', (game) => {
  const books = readdirSync(`${ROOT}/games/${game}`).filter((name) => name.startsWith('RULES'));
  expect(books.sort()).toEqual(['RULES.md', ...OTHERS.map((language) => `RULES.${language}.md`)].sort());
});
