import { LANGUAGES } from '@showboat/engine';
import { readFileSync, readdirSync } from 'node:fs';
import { describeWords } from '@showboat/engine/conformance';
import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { END_BARS } from '../rules/explain';
import type { Move } from '../rules/moves';
import { REASONS, SETUP_CODES, TEXT_CODES, TWIN_CODES } from '../rules/codes';
import { REFUSALS } from '../rules/refusals';
import { position } from '../testing/sketch';
import { loadAllWords } from './load-late';
import { FIELD_RULES } from './fields';
import { roman } from './roman';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));

type AllWords = (typeof ALL_WORDS)[number];

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
  most: 100,
  exit: 'L',
  boarded: 1,
  stock: 2,
};
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

const movesIn = (words: AllWords): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(MOVE_KINDS).flatMap(([kind, move]) => [
      [`move ${kind}`, words.describeMove(STATE, move)],
      [`event ${kind}`, words.describeEvent(STATE, move, STATE)[0].what[0]],
    ]),
  );

const SHIPS = ['Aurora', 'Belle', 'Cora', 'Delia', 'Estelle', 'Fortuna', 'Grace', 'Black Rose'];

const at = (path: string): URL => new URL(path, import.meta.url);

describeWords(
  mississippiQueen,
  {
    all: ALL_WORDS,
    refusals: { ...REFUSALS, ...END_BARS },
    textCodes: [...SETUP_CODES, ...TEXT_CODES, ...TWIN_CODES],
    example: { rule: 'MQ-SET-7', field: 'ships[0].x' },
    fields: Object.keys(FIELD_RULES),
    detail: DETAIL,
    reasonCodes: REASONS,
    reasonDetail: { place: 1, tile: 3, aboard: 2, ship: 'black', speed: 2, turns: 1.5, coal: 2, before: 1 },
    isSame: (text) => SHIPS.includes(text),
    samplesOf: (words) => ({
      ...movesIn(words),
      status: words.describeStatus(STATE),
      'value roundLimit 0': words.optionValue('roundLimit', 0),
    }),
    saidAt: (words, state) => state.ships.map((ship) => words.notePlace(state, ship)),
    isInColumns: (line) => /^[* ] /.test(line),
    seatsOf: ({ seats }) => seats.slice(0, 1),
    every: 3,
  },
  {
    folders: readdirSync(at('.'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    sources: ['setup.ts', 'position.ts', 'position-checks.ts', 'position-shape.ts', 'notation.ts'].map((file) =>
      readFileSync(at(`../rules/${file}`), 'utf8'),
    ),
    notCodes: ['one-boat', 'both-boats', 'new-waters', 'first-tile', 'black-rose', 'round-limit', 'first-tile-straight'],
  },
);

describe.each(ALL_WORDS.map((words) => [words.language, words] as const))('%s', (_language, words) => {
  test('every kind of move has words', () => {
    expect(Object.entries(movesIn(words)).filter(([, said]) => !/^\p{L}.*[^.]$/u.test(said))).toEqual([]);
  });

  test('a limit of rounds is a number', () => {
    expect(words.optionValue('roundLimit', 40)).toBe('40');
    expect(words.optionValue('roundLimit', 0)).toMatch(/^\p{Lu}/u);
  });
});

test('tiles have Roman numbers', () => {
  expect([1, 4, 9, 14, 17, 39, 40].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XVII', 'XXXIX', 'XL']);
});
