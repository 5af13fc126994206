import type { Refusal } from '@showboat/engine';
import { NUMBERS, NUMBER_NAMES } from '../rules/numbers';
import type { TEXT_CODES } from './codes';
import { type RefusalSentence, sentenceIn } from './refusals';

/** The fields of a position and of a board file, and the rule behind each; lists as `[]`, names of gaps and roofs as `*`. */
export const FIELD_RULES = {
  position: undefined,
  game: undefined,
  options: undefined,
  'options.deluxe': 'HTR-DLX-1',
  'options.board': 'HTR-COMP-11',
  'options.numbers': undefined,
  seats: 'HTR-SETUP-1',
  players: 'HTR-SETUP-1',
  'players[]': 'HTR-SETUP-1',
  'players[].id': undefined,
  'players[].cans': 'HTR-SETUP-2',
  'players[].fish': 'HTR-MEET-1',
  'players[].s': 'HTR-DUMP-1',
  'players[].l': 'HTR-DUMP-1',
  'players[].catwalks': 'HTR-SETUP-2',
  'players[].deluxe': 'HTR-SETUP-12',
  'players[].shelters': 'HTR-SETUP-2',
  catwalks: 'HTR-DUMP-11',
  'catwalks.*': 'HTR-DUMP-11',
  shelters: 'HTR-DUMP-13',
  'shelters.*': 'HTR-DUMP-13',
  dumpsters: 'HTR-COMP-8',
  'dumpsters.*': 'HTR-COMP-8',
  open: 'HTR-SETUP-5',
  'open.*': 'HTR-SETUP-5',
  stack: 'HTR-SETUP-5',
  'stack[]': 'HTR-COMP-7',
  discards: 'HTR-DUMP-5',
  'discards[]': 'HTR-COMP-7',
  fish: 'HTR-SETUP-7',
  turn: 'HTR-TURN-7',
  quiet: 'HTR-END-8',
  // A board file.
  board: undefined,
  format: undefined,
  canvas: 'HTR-BOARD-6',
  'canvas.*': 'HTR-BOARD-6',
  roofRadius: 'HTR-BOARD-6',
  roofs: 'HTR-BOARD-1',
  'roofs[]': 'HTR-BOARD-2',
  'roofs[].id': 'HTR-BOARD-2',
  'roofs[].name': 'HTR-BOARD-2',
  'roofs[].x': 'HTR-BOARD-6',
  'roofs[].y': 'HTR-BOARD-6',
  'roofs[].patio': 'HTR-COMP-1',
  gaps: 'HTR-BOARD-1',
  'gaps[]': 'HTR-BOARD-2',
  'gaps[].id': 'HTR-BOARD-2',
  'gaps[].a': 'HTR-BOARD-2',
  'gaps[].b': 'HTR-BOARD-2',
  homeTiles: 'HTR-BOARD-1',
  'homeTiles[]': 'HTR-BOARD-2',
  'homeTiles[].id': 'HTR-BOARD-2',
  'homeTiles[].a': 'HTR-BOARD-2',
  'homeTiles[].b': 'HTR-BOARD-2',
  freeConnections: 'HTR-MOVE-16',
  'freeConnections[]': 'HTR-MOVE-16',
  'dumpsters[]': 'HTR-BOARD-7',
  'dumpsters[].id': 'HTR-BOARD-7',
  fishMarketArea: 'HTR-BOARD-7',
  'fishMarketArea.*': 'HTR-BOARD-7',
} as const satisfies Readonly<Record<string, string | undefined>>;

export type FieldName = keyof typeof FIELD_RULES;

type FieldCode = Exclude<(typeof TEXT_CODES)[number], 'bad-field' | 'missing-field'>;

export interface FieldPhrases {
  /** What each field must be: the schema says that it is not, this what it should have been. */
  readonly needs: Readonly<Record<FieldName, string>>;
  /** What has no words of its own. */
  readonly other: string;
  /** A number of the options; no `max` where it could be anything. */
  number(min: number, max: number | undefined): string;
  readonly list: string;
  readonly object: string;
  /** After the name of the field: "must be 3 or 4, was 9". */
  bad(need: string, given: string): string;
  missing(need: string | undefined): string;
  /** A position, a board or an option refused: what follows the name of the field and a colon. */
  readonly sentences: Readonly<Record<FieldCode, RefusalSentence>>;
}

const isField = (name: string): name is FieldName => Object.hasOwn(FIELD_RULES, name);

const NAMED = /^(catwalks|shelters|dumpsters|open|canvas|fishMarketArea)\.[^.]+$/;
/** An object of numbers within those. */
const NUMBER_GROUP = /^options\.numbers\.(dumpsterStart|fishByPlayers)$/;

const fieldOf = (field: string): FieldName | undefined => {
  const name = field
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(NAMED, '$1.*')
    .replace(NUMBER_GROUP, 'options.numbers')
    .replace(/\.([sl])\[\]$/, '.$1');
  return isField(name) ? name : undefined;
};

const withRule = (sentence: string, name: FieldName | undefined): string => {
  const rule = name && FIELD_RULES[name];
  return rule === undefined ? sentence : `${sentence} (${rule})`;
};

const NUMBER = /^options\.(?:numbers\.)?(.+)$/;
/** Limits above are those of the machine, not of the game. */
const ANY = 1_000_000;

const needOf = (phrases: FieldPhrases, field: string): string => {
  const name = fieldOf(field);
  if (name !== undefined) return phrases.needs[name];
  const number = NUMBER_NAMES.find((known) => known === NUMBER.exec(field)?.[1]);
  if (number === undefined) return phrases.other;
  const { min, max } = NUMBERS[number];
  return phrases.number(min, max > ANY ? undefined : max);
};

const sayBadField = (phrases: FieldPhrases, field: string, given: string): string => {
  const shape = given === 'Array' ? phrases.list : given === 'Object' ? phrases.object : given;
  return withRule(phrases.bad(needOf(phrases, field), shape), fieldOf(field));
};

const sayMissingField = (phrases: FieldPhrases, field: string): string => {
  const name = fieldOf(field);
  return withRule(phrases.missing(name && phrases.needs[name]), name);
};

/** A code of moves may also be one of positions, and then has a field to blame. */
const isOfPosition = (field: string): boolean => !/^(?:$|action$|line |moves\[)/.test(field);

/** What is wrong with a field of a position or a board; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, { code, field = '', detail = {} }: Refusal): string | undefined => {
  if (code === 'missing-field') return sayMissingField(phrases, field);
  if (code === 'bad-field') return sayBadField(phrases, field, String(detail.given));
  return code === 'unreadable-action' || isOfPosition(field) ? sentenceIn(phrases.sentences, code)?.(detail) : undefined;
};
