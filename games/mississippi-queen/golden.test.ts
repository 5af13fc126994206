import { readFileSync, readdirSync } from 'node:fs';
import { parseRecord, unwrap } from '@showboat/engine';
import { describeGolden } from '@showboat/engine/conformance';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from './index';
import { watchLaws } from './testing/fuzz';

const at = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');

describeGolden(game, {
  list: (folder) => readdirSync(at(folder)),
  read,
  pictureEvery: 40,
  seatsOf: ({ seats }) => seats.slice(0, 1),
  // A race without a winner needs both-boats, a boat of each of the last two seats out, and the others landing in one turn: shown from a
  // position in `elimination.test.ts`, never met in a recorded game.
  unrecorded: ['nobody-left'],
  watch: watchLaws,
});

test('a record may leave out the names within a line, and have chance on the line of the turn', () => {
  const text = read('records/places-settled-school.txt');
  const terse = text.replaceAll(/ {2}(?:beige|grey|brown|chance) /g, ' ').replaceAll(/\n(?!1\. )\d+\. chance /g, ' ');
  expect(terse.split('\n').length).toBeLessThan(text.split('\n').length);
  expect(unwrap(parseRecord(game, terse)).record.moves).toEqual(unwrap(parseRecord(game, text)).record.moves);
});
