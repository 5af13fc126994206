import { readFileSync, readdirSync } from 'node:fs';
import { formatPlaythrough, formatRecord, parseOptionText, parseRecord, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from './index';
import type { Move } from './rules/moves';
import { problemsIn } from './testing/invariants';

// Written by `testing/record-games.ts`; what differs here is a change of the rules.

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

test('there is a playthrough for every preset and number of players', () => {
  const wanted = game.presets.flatMap(({ id, seats }) => seats.map((count) => `${id}-${count}.txt`));
  expect(playthroughs.map(({ name }) => name).sort()).toEqual(wanted.sort());
});

test.each(playthroughs)('playthrough $name', ({ text }) => {
  const input = unwrap(parseOptionText(game.options, /^options: (.*)$/m.exec(text)?.[1] ?? ''));
  const options = game.optionsOf(unwrap(setUp(game, input)));
  expect(formatPlaythrough(game, options, movesIn(text, input), { pictureEvery: 12 })).toBe(text);
});

const records = filesIn('records');

test.each(records)('record $name', ({ name, text }) => {
  const { record, state } = unwrap(parseRecord(game, text));
  const outcome = game.outcome(state);
  expect(name.startsWith(outcome?.ending ?? 'not over')).toBe(true);
  expect(formatRecord(game, game.optionsOf(state), record.moves)).toBe(text);
  let now = unwrap(setUp(game, game.optionsOf(state)));
  let poorTurns = 0;
  for (const move of record.moves) {
    const after = game.apply(now, move);
    if (move.kind === 'poor') poorTurns++;
    expect(problemsIn(after, poorTurns)).toEqual([]);
    now = after;
  }
});

test('there is a recorded game for every way a game can end', () => {
  const recorded = new Set(records.map(({ text }) => game.outcome(unwrap(parseRecord(game, text)).state)?.ending));
  expect(game.endings.filter((ending) => !recorded.has(ending))).toEqual([]);
});
