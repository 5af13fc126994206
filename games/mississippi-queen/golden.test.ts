import { readFileSync, readdirSync } from 'node:fs';
import { formatPlaythrough, formatRecord, parseOptionText, parseRecord, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from './index';
import type { Move } from './rules/moves';
import { problemsAcross, problemsIn } from './testing/invariants';

// Written by `npm run record-games`; what differs here is a change of the rules.

const filesIn = (folder: string): readonly { readonly name: string; readonly text: string }[] => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url).map((name) => ({ name, text: readFileSync(new URL(name, url), 'utf8') }));
};

/** The moves of a transcript: the words after `plays:`, also on the lines that go on. */
const movesIn = (text: string, input: object): readonly Move[] => {
  const words = [...text.matchAll(/^ {2}plays:(.*(?:\n {3}\S.*)*)/gm)].flatMap(([, tokens]) => tokens.trim().split(/\s+/));
  const moves: Move[] = [];
  let state = unwrap(setUp(game, input));
  while (words.length > 0) {
    const move = unwrap(game.parseMove(state, words.splice(0, game.notation.wordsIn(words[0])).join(' ')));
    moves.push(move);
    state = game.apply(state, move);
  }
  return moves;
};

const playthroughs = filesIn('playthroughs');

test('there is a playthrough for every preset', () => {
  const missing = game.presets.filter(({ id }) => !playthroughs.some(({ name }) => name.startsWith(id)));
  expect(missing).toEqual([]);
});

test.each(playthroughs)('playthrough $name', ({ text }) => {
  const input = unwrap(parseOptionText(game.options, /^options: (.*)$/m.exec(text)?.[1] ?? ''));
  const options = game.optionsOf(unwrap(setUp(game, input)));
  expect(formatPlaythrough(game, options, movesIn(text, input), { pictureEvery: 40 })).toBe(text);
});

const records = filesIn('records');

test.each(records)('record $name', ({ name, text }) => {
  const { record, state } = unwrap(parseRecord(game, text));
  const outcome = game.outcome(state);
  expect(name.startsWith(outcome?.ending ?? 'not over')).toBe(true);
  expect(formatRecord(game, game.optionsOf(state), record.moves)).toBe(text);
  let now = unwrap(setUp(game, game.optionsOf(state)));
  for (const move of record.moves) {
    const after = game.apply(now, move);
    expect([...problemsIn(after), ...problemsAcross(now, move, after)]).toEqual([]);
    now = after;
  }
});

/**
 * A race without a winner needs both-boats, a boat of each of the last two seats out, and the others landing in one turn: shown from a
 * position in `elimination.test.ts`, never met in a recorded game.
 */
const ONLY_FROM_POSITIONS = ['nobody-left'];

test('there is a recorded game for every way a race can end', () => {
  const recorded = new Set(records.map(({ text }) => game.outcome(unwrap(parseRecord(game, text)).state)?.ending));
  expect(game.endings.filter((ending) => !recorded.has(ending))).toEqual(ONLY_FROM_POSITIONS);
});

test('a record may leave out the names within a line, and have chance on the line of the turn', () => {
  const [{ text }] = records.filter(({ name }) => name === 'places-settled-school.txt');
  const terse = text.replaceAll(/ {2}(?:beige|grey|brown|chance) /g, ' ').replaceAll(/\n(?!1\. )\d+\. chance /g, ' ');
  expect(terse.split('\n').length).toBeLessThan(text.split('\n').length);
  expect(unwrap(parseRecord(game, terse)).record.moves).toEqual(unwrap(parseRecord(game, text)).record.moves);
});
