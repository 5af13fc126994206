import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBook, searchBook } from './rule-book';

const BOOK = `# Title
## 1. Speed (a note for keepers)
| ID | Rule | Src | Conf |
|---|---|---|---|
| XY-SPEED-1 | **One** step (or two) is free. (The line in DE is garbled.) | DE | A |
| XY-SPEED-2 | Ice. *(not built)* | DE | A |
## 2. Sources
Nothing.
### 2.1 Pushing
| ID | Rule |
|---|---|
| XY-PUSH-1 | You may push a ship. |
| XY-SPEED-1 | Again. |
`;

test('chapters have their rules, without what is for keepers', () => {
  expect(readBook(BOOK)).toEqual([
    { title: 'Speed', rules: [{ id: 'XY-SPEED-1', text: 'One step (or two) is free.' }] },
    { title: 'Pushing', rules: [{ id: 'XY-PUSH-1', text: 'You may push a ship.' }] },
  ]);
});

test('rules are found by words and by number', () => {
  const ids = (wanted: string): readonly string[] =>
    searchBook(readBook(BOOK), wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('SHIP push')).toEqual(['XY-PUSH-1']);
  expect(ids('speed-1')).toEqual(['XY-SPEED-1']);
  expect(ids('')).toEqual(['XY-SPEED-1', 'XY-PUSH-1']);
  expect(ids('iceberg')).toEqual([]);
});

test.each(['mississippi-queen', 'patrician', 'hot-tin-roof'])('%s: the book has the same rules in every language', (game) => {
  const idsOf = (suffix: string): readonly string[] =>
    readBook(readFileSync(new URL(`../games/${game}/RULES${suffix}.md`, import.meta.url), 'utf8')).flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    );
  const english = idsOf('');
  expect(english.length).toBeGreaterThan(80);
  for (const suffix of ['.de', '.fr', '.nl']) expect(idsOf(suffix)).toEqual(english);
});
