import { readFileSync, readdirSync } from 'node:fs';
import { createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { REASONS, type ReasonCode as Found } from '../bot/reasons';
import { mississippiQueen as game } from '../index';
import { END_BARS } from '../rules/explain';
import type { Move } from '../rules/moves';
import { REFUSALS } from '../rules/refusals';
import { ENDINGS, type State } from '../rules/state';
import { position } from '../testing/sketch';
import { ALL_WORDS, type AllWords } from './all-words';
import { REASON_CODES, type ReasonCode as Said, SETUP_CODES, TEXT_CODES } from './codes';
import { FIELD_RULES } from './fields';
import { PRESET_IDS } from './options';
import { roman } from './roman';

const [en] = ALL_WORDS;

// Whatever is said in one language is said in all, and in none of them in English by mistake.

/** Everything a refusal may tell. */
const DETAIL = {
  needed: 2,
  left: 1,
  lowest: 1,
  highest: 6,
  ship: 'red',
  speed: 3,
  tile: 'A7',
  place: '1c2',
  steps: 5,
  points: 3,
  text: 'zz',
};
const MORE = {
  given: '9',
  expected: '<=6',
  count: 1,
  seat: 0,
  seats: 2,
  ships: 7,
  spaces: 6,
  stations: 1,
  waiting: 3,
  tiles: 2,
  next: 4,
};
const detail = { ...DETAIL, ...MORE };
const REASON_DETAIL = { place: 1, tile: 3, aboard: 2, ship: 'black', speed: 2, turns: 1.5, coal: 2, before: 1 };

const MOVE_KINDS = {
  speed: { kind: 'speed', to: 4 },
  step: { kind: 'step' },
  push: { kind: 'push', heading: 1 },
  turn: { kind: 'turn', side: 'port' },
  astern: { kind: 'astern' },
  align: { kind: 'align', heading: 2 },
  board: { kind: 'board' },
  refuel: { kind: 'refuel' },
  exchange: { kind: 'exchange', ship: 'grey', coal: 2 },
  decline: { kind: 'decline' },
  end: { kind: 'end' },
  lay: { kind: 'lay', exit: 'L', tile: 'A1' },
  resign: { kind: 'resign', seat: 0 },
} as const satisfies Record<Move['kind'], Move>;

const STATE = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/4/-', grey: '0c2/0/2/2/-', brown: '0a2/0/1/6/-' } });

type Samples = ReadonlyMap<string, string>;

const refusalsIn = (words: AllWords): Samples =>
  new Map([
    ...[...Object.entries(REFUSALS), ...Object.entries(END_BARS)].map(
      ([code, rule]) => [code, words.sayRefusal({ code, rule, detail })] as const,
    ),
    ...[...SETUP_CODES, ...TEXT_CODES, 'rose-coal', 'same-island'].map(
      (code) => [`field ${code}`, words.sayRefusal({ code, rule: 'MQ-SET-7', field: 'ships[0].x', detail })] as const,
    ),
    ...Object.keys(FIELD_RULES).flatMap((field) =>
      ['bad-field', 'missing-field'].map(
        (code) => [`${code} ${field}`, words.sayRefusal({ code, rule: 'FORMAT', field, detail })] as const,
      ),
    ),
  ]);

const movesIn = (words: AllWords): Samples =>
  new Map(
    Object.entries(MOVE_KINDS).flatMap(([kind, move]) => [
      [`move ${kind}`, words.describeMove(STATE, move)],
      [`event ${kind}`, words.describeEvent(STATE, move, STATE)[0].what[0]],
    ]),
  );

const optionsIn = (words: AllWords): Samples =>
  new Map([
    ...Object.entries(game.options).flatMap(([key, spec]): readonly (readonly [string, string])[] => {
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'switch' ? [true, false] : [];
      return [
        [`option ${key}`, words.option(key).title],
        [`help ${key}`, words.option(key).help],
        ...values.map((value) => [`value ${key} ${value}`, words.optionValue(key, value)] as const),
      ];
    }),
    ['value roundLimit 0', words.optionValue('roundLimit', 0)],
    ...game.presets.flatMap(({ id }): readonly (readonly [string, string])[] => [
      [`preset ${id}`, words.preset(id).title],
      [`preset help ${id}`, words.preset(id).help],
    ]),
  ]);

const othersIn = (words: AllWords): Samples =>
  new Map([
    ...REASON_CODES.map((code) => [`reason ${code}`, words.sayReason({ code, detail: REASON_DETAIL })] as const),
    ...ENDINGS.map((ending) => [`ending ${ending}`, words.sayEnding(ending)] as const),
    ['status', words.describeStatus(STATE)],
    ['hint', words.questionHint],
    ['river', words.nameMover('chance')],
  ]);

/** Texts that may be the same as in English: give the key of the sample, or of the moment the whole text. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['Aurora', 'Belle', 'Cora', 'Delia', 'Estelle', 'Fortuna', 'Grace'],
  fr: ['Aurora', 'Belle', 'Cora', 'Delia', 'Estelle', 'Fortuna', 'Grace'],
  nl: ['Aurora', 'Belle', 'Cora', 'Delia', 'Estelle', 'Fortuna', 'Grace'],
};

const namesOnly = new RegExp(`^[^\\p{L}]*$|^(?:Black Rose)$`, 'u');

const isAllowed = (language: string, key: string, text: string): boolean =>
  language === 'en' || namesOnly.test(text) || (SAME[language] ?? []).some((one) => one === key || one === text);

const sameAsEnglish = (words: AllWords, samples: (words: AllWords) => Samples): readonly string[] => {
  const english = samples(en);
  return [...samples(words)]
    .filter(([key, text]) => english.get(key) === text && !isAllowed(words.language, key, text))
    .map(([key]) => key);
};

/** Everything that may be said at a moment, in the same order in every language. */
const saidAt = (words: AllWords, state: State): readonly string[] => [
  ...game.legalMoves(state).map((move) => words.describeMove(state, move)),
  words.describeStatus(state),
  ...[0, 1].map((seat) => words.describeTask(state, seat)),
  ...state.ships.map((ship) => words.notePlace(state, ship)),
  ...words.describeSurroundings(state, 0).flatMap(({ heading, lines }) => [heading, ...lines]),
  ...words.describeTable(state, 1),
];

const BROKEN_SENTENCE = /undefined|NaN|object Object/;
const BROKEN = /undefined|NaN|object Object|^$|\bnull\b| {3}|,,|\.\./;

describe.each(ALL_WORDS.map((words) => [words.language, words] as const))('%s', (language, words) => {
  test('every refusal has a sentence', () => {
    const isUnsaid = ([key, said]: readonly [string, string]): boolean =>
      BROKEN_SENTENCE.test(said) || said.includes(`(${key.replace('field ', '')})`);
    expect([...refusalsIn(words)].filter(isUnsaid)).toEqual([]);
    for (const [code, rule] of [...Object.entries(REFUSALS), ...Object.entries(END_BARS)]) {
      const said = words.sayRefusal({ code, rule, detail });
      expect(said).toMatch(/^[\p{Lu}"„«].*\.$/u);
      expect(said.endsWith(`(${rule}).`)).toBe(rule !== 'FORMAT');
    }
    for (const code of [...SETUP_CODES, ...TEXT_CODES])
      expect(words.sayRefusal({ code, rule: 'MQ-SET-7', field: 'ships[0].x', detail })).toMatch(
        /^ships\[0\]\.x: .*\(MQ-SET-7\)$/,
      );
  });

  test('a refusal has the same numbers in every language', () => {
    const numbersOf = (samples: Samples): readonly (readonly string[])[] =>
      [...samples].map(([key, said]) => [key, ...[...said.matchAll(/\d+/g)].map(([one]) => one).sort()]);
    expect(numbersOf(refusalsIn(words))).toEqual(numbersOf(refusalsIn(en)));
  });

  test('every reason is a phrase', () => {
    for (const code of REASON_CODES) {
      const said = words.sayReason({ code, detail: REASON_DETAIL });
      expect(said).toMatch(/^[\p{Ll}].*[^.]$/u);
      expect(said).not.toMatch(BROKEN);
      expect(said).not.toBe(code);
    }
  });

  test('every ending is a sentence', () => {
    for (const ending of ENDINGS) expect(words.sayEnding(ending)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('every kind of move has words', () => {
    expect([...movesIn(words)].filter(([, said]) => !/^\p{L}.*[^.]$/u.test(said))).toEqual([]);
  });

  test('every option, value and preset has words', () => {
    expect([...optionsIn(words)].filter(([, said]) => !/^[\p{Lu}\d]/u.test(said) || BROKEN.test(said))).toEqual([]);
    for (const key of Object.keys(game.options)) expect(words.option(key).title).not.toBe(key);
    for (const id of PRESET_IDS) expect(words.preset(id).title).not.toBe(id);
    expect(words.optionValue('roundLimit', 40)).toBe('40');
    expect(words.option('of-another-game')).toEqual({ title: 'of-another-game', help: '' });
  });

  test.each([
    ['refusals', refusalsIn],
    ['moves', movesIn],
    ['options', optionsIn],
    ['others', othersIn],
  ])('%s are not left in English', (_, samples) => {
    expect(sameAsEnglish(words, samples)).toEqual([]);
  });

  test('whole games can be told: every move, every event, every moment', () => {
    for (const [index, preset] of game.presets.entries()) {
      const start = unwrap(setUp(game, { ...preset.options, seats: preset.seats[0] }));
      let moment = 0;
      const onMove = (state: State, move: Move): void => {
        const events = words.describeEvent(state, move, game.apply(state, move));
        const told = events.map(({ who, what }) => words.joinPhrases(who, what));
        // Moments differ little from one to the next: every third is enough, and three times as fast.
        const lines = moment++ % 3 === 0 ? saidAt(words, state) : [];
        const english = lines.length > 0 && language !== 'en' ? saidAt(en, state) : [];
        expect([...told, ...lines.filter((line) => !/^[* ] /.test(line))].filter((line) => BROKEN.test(line))).toEqual([]);
        expect(told.filter((line) => !/^\p{Lu}.*\.$/u.test(line))).toEqual([]);
        expect(lines.filter((line, i) => line === english[i] && !isAllowed(language, '', line) && !/^[* ] /.test(line))).toEqual(
          [],
        );
        expect(words.drawNear(state, 1)).not.toBe('');
      };
      const end = playRandomly(game, start, createRandom(index), { maxMoves: 20_000, onMove });
      expect(saidAt(words, end.state).filter((line) => line === '')).toEqual([]);
    }
  });
});

test('every folder of words is a language that is tested here', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(ALL_WORDS.map(({ language }) => language).sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('the codes in the sources of the rules are all known', () => {
  const found = ['setup.ts', 'position.ts', 'position-shape.ts', 'notation.ts'].flatMap((file) => {
    const source = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
    return [
      ...source.matchAll(/(?:\b(?:bad|say|refusal)\(|\b(?:code:|code =|\?|:))\s*(?:isBlack\s*\?\s*)?'([a-z]+(?:-[a-z]+)+)'/g),
    ].map(([, code]) => code);
  });
  expect(found.length).toBeGreaterThan(40);
  const others = ['mississippi-queen', 'one-boat', 'both-boats', 'new-waters', 'first-tile', 'black-rose', 'round-limit'];
  const isKnown = (code: string): boolean => !en.sayRefusal({ code, rule: 'FORMAT', detail }).includes(`(${code})`);
  expect(found.filter((code) => !isKnown(code) && !others.includes(code))).toEqual([]);
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

test('tiles have Roman numbers', () => {
  expect([1, 4, 9, 14, 17, 39, 40].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XVII', 'XXXIX', 'XL']);
});
