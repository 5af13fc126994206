import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRule } from './rule-text';

const GAMES = new URL('../games/', import.meta.url);
const BOOKS = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[\w-]+\/RULES(\.\w+)?\.md$/.test(path),
);

const BOOK = `
| ID | Question | Options | What sources say | Recommended | Confidence |
|---|---|---|---|---|---|
| X-AMB-1 | How many fish? | 4p 14 or 12 | LU "a number of" | 14 (all tiles); config | low |

| ID | Rule | Src | Conf |
|---|---|---|---|
| X-2 | Any facing (see X-AMB-1), unless agreed (\`startFacing\`). | DE | A |
`;

test('a rule is told without the columns and remarks of those who keep the book', () => {
  expect(findRule(BOOK, 'X-AMB-1')).toBe('How many fish?\n14 (all tiles)');
  expect(findRule(BOOK, 'x-2')).toBe('Any facing, unless agreed.');
  expect(findRule(BOOK, 'X-3')).toBeUndefined();
});

/** Names of options in records, doubts by number, abbreviated sources. */
const NOTE = /AMB-\d|\bconfig|\b[a-z]+[A-Z]\w+|\b(?:RGG|LU|GG|EX only)\b/;

test.each(BOOKS)('%s: no rule shows players a remark for developers', (path) => {
  const book = readFileSync(new URL(path, GAMES), 'utf8');
  const ids = [...book.matchAll(/^\| *([A-Z][A-Z-]*-\d+) *\|/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(40);
  const noted = ids.map((id) => `${id}: ${findRule(book, id)}`).filter((text) => NOTE.test(text.replace(/^[\w-]+:/, '')));
  expect(noted).toEqual([]);
});
