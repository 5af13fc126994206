import { readFileSync, readdirSync } from 'node:fs';
import { createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { REASONS, type ReasonCode as Found } from '../bot/reasons';
import { hotTinRoof as game } from '../index';
import type { Move } from '../rules/moves';
import { REFUSALS } from '../rules/refusals';
import { ENDINGS, type State } from '../rules/state';
import { ALL_WORDS, type AllWords } from './all-words';
import { REASON_CODES, type ReasonCode as Said, TEXT_CODES } from './codes';
import { FIELD_RULES } from './fields';
import { PRESET_IDS } from './options';

/** Everything a refusal may tell. */
const detail = {
  cans: 3,
  ante: 5,
  income: 2,
  pose: 's',
  gap: 'g12',
  roof: 'r08',
  from: 'r06',
  to: 'r10',
  price: 3,
  payments: 'B1 C1',
  dumpster: 'home1',
  tile: 'h07',
  seat: 'B',
  seats: 3,
  text: 'zz',
  count: 2,
  given: '9',
  expected: 3,
  inHand: 1,
  onBoard: 2,
  all: 6,
  taken: 4,
  most: 29,
  fewest: 3,
  letter: 'r',
  id: 'r01',
  pair: 'r01-r02',
  steps: 2,
  far: 10,
  nearest: 3,
  link: 'g01',
  other: 'g02',
  thing: 'home1',
};

const REASON_DETAIL = { fish: 1, lead: 4, cans: 7, steps: 2, price: 3, rivals: 1 };

const BROKEN = /undefined|NaN|object Object|^$|\bnull\b| {3}|,,|\.\./;

/** One sentence of each kind that needs no state, in the same order in every language. */
const samplesIn = (words: AllWords): readonly string[] => [
  ...Object.entries(REFUSALS).map(([code, rule]) => words.sayRefusal({ code, rule, detail })),
  ...TEXT_CODES.map((code) => words.sayRefusal({ code, rule: 'HTR-COMP-7', field: 'players[0].x', detail })),
  ...REASON_CODES.map((code) => words.sayReason({ code, detail: REASON_DETAIL })),
  ...ENDINGS.map((ending) => words.sayEnding(ending)),
  ...Object.keys(game.options).map((key) => words.option(key).help),
  ...PRESET_IDS.map((id) => words.preset(id).help),
];

const numbersIn = (said: string): readonly string[] => [...said.matchAll(/\d+/g)].map(([number]) => number).sort();

const saidAt = (words: AllWords, state: State): readonly string[] => [
  ...game.legalMoves(state).map((move) => words.describeMove(state, move)),
  words.describeStatus(state),
  ...[0, 1].map((seat) => words.describeTask(state, seat)),
  ...words.describeSurroundings(state, 0).flatMap(({ heading, lines }) => [heading, ...lines]),
  ...words.describeTable(state, 1),
];

describe.each(ALL_WORDS.map((words) => [words.language, words] as const))('%s', (_language, words) => {
  test('every refusal has a sentence', () => {
    for (const [code, rule] of Object.entries(REFUSALS)) {
      const said = words.sayRefusal({ code, rule, detail });
      expect(said).toMatch(/^[\p{Lu}"].*\.$/u);
      expect(said).not.toMatch(/undefined|NaN/);
      expect(said).not.toContain(`(${code})`);
      expect(said.endsWith(`(${rule}).`)).toBe(rule !== 'FORMAT');
    }
    for (const code of TEXT_CODES) {
      const said = words.sayRefusal({ code, rule: 'HTR-COMP-7', field: 'players[0].x', detail });
      expect(said).toMatch(/^players\[0\]\.x.*: .*\(HTR-COMP-7\)$/);
      expect(said).not.toMatch(/undefined|NaN/);
      expect(said).not.toContain(`(${code})`);
    }
    for (const field of Object.keys(FIELD_RULES)) {
      for (const code of ['bad-field', 'missing-field'])
        expect(words.sayRefusal({ code, rule: 'FORMAT', field, detail })).not.toMatch(/undefined|NaN/);
    }
  });

  test('nothing is left in English, and every number is there', () => {
    const english = samplesIn(ALL_WORDS[0]);
    const own = samplesIn(words);
    expect(own.filter((said, index) => said === english[index] && words.language !== 'en')).toEqual([]);
    expect(own.map(numbersIn)).toEqual(english.map(numbersIn));
  });

  test('every reason is a phrase', () => {
    for (const code of REASON_CODES) {
      const said = words.sayReason({ code, detail: REASON_DETAIL });
      expect(said).toMatch(/^[\p{Ll}].*[^.]$/u);
      expect(said).not.toMatch(BROKEN);
    }
    expect(words.sayReason({ code: 'of-another-game', detail: {} })).toBe('of-another-game');
  });

  test('every ending is a sentence', () => {
    for (const ending of ENDINGS) expect(words.sayEnding(ending)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('every option, value and preset has words', () => {
    for (const [key, spec] of Object.entries(game.options)) {
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'switch' ? [true, false] : [];
      const said = [words.option(key).title, words.option(key).help, ...values.map((value) => words.optionValue(key, value))];
      expect(said.filter((text) => !/^\p{Lu}/u.test(text) || BROKEN.test(text))).toEqual([]);
    }
    for (const id of PRESET_IDS) expect(words.preset(id).title).not.toBe(id);
    expect(words.option('of-another-game')).toEqual({ title: 'of-another-game', help: '' });
  });

  test('whole games can be told, also as a seat sees them: every move, every event, every moment', () => {
    for (const [index, preset] of game.presets.entries()) {
      for (const seats of preset.seats) {
        const start = unwrap(setUp(game, { ...preset.options, seats }));
        const onMove = (state: State, move: Move): void => {
          const after = game.apply(state, move);
          const seen = [state, game.view(state, 0)];
          const events = seen.flatMap((one, i) => words.describeEvent(one, move, i === 0 ? after : game.view(after, 0)));
          const told = events.map(({ who, what }) => words.joinPhrases(who, what));
          expect(told.filter((line) => !/^\p{Lu}.*\.$/u.test(line) || BROKEN.test(line))).toEqual([]);
          expect(seen.flatMap((one) => saidAt(words, one)).filter((line) => BROKEN.test(line))).toEqual([]);
          expect(words.drawNear(state, 1)).not.toBe('');
        };
        const end = playRandomly(game, start, createRandom(index), { maxMoves: 20_000, onMove });
        expect(saidAt(words, end.state).filter((line) => BROKEN.test(line))).toEqual([]);
      }
    }
  });
});

test('every folder of words is a language that is tested here', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(ALL_WORDS.map(({ language }) => language).sort()).toEqual(folders.map(({ name }) => name).sort());
});

const FILES = [
  'position.ts',
  'position-checks.ts',
  'position-shape.ts',
  'notation.ts',
  'setup.ts',
  'board-file.ts',
  'board-shape.ts',
  'board-check.ts',
  'board-places.ts',
];

test('the codes in the sources of the rules are all known', () => {
  const found = FILES.flatMap((file) => {
    const source = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
    return [...source.matchAll(/(?:\b(?:bad|because|problem)\(|\b(?:code:|code =|\?|:))\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(
      ([, code]) => code,
    );
  });
  expect(found.length).toBeGreaterThan(30);
  const known: readonly string[] = TEXT_CODES;
  expect(found.filter((code) => !known.includes(code) && code !== game.id)).toEqual([]);
  expect(
    known.filter((code) => !found.includes(code) && !['unknown-field', 'missing-field', 'bad-field'].includes(code)),
  ).toEqual([]);
});

// Words know nothing of bots: here the compiler holds what is found against what is said.
const SAID: readonly Said[] = REASONS;
const FOUND: readonly Found[] = REASON_CODES;

test('every reason that is found can be said, and no other', () => {
  expect(SAID).toEqual(FOUND);
});

test('every preset of the rules has an id here', () => {
  expect(game.presets.map(({ id }) => id)).toEqual(PRESET_IDS);
});
