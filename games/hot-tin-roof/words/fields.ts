import {
  type FieldPhrases as FieldPhrasesOf,
  type Fields,
  type Refusal,
  isOfPosition,
  sayField as sayFrom,
} from '@showboat/engine';
import { NUMBERS, NUMBER_NAMES } from '../rules/numbers';
import type { TextCode } from '../rules/codes';

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

type FieldCode = Exclude<TextCode, 'bad-field' | 'missing-field'>;

export interface FieldPhrases extends FieldPhrasesOf<FieldName, FieldCode> {
  /** What has no words of its own. */
  readonly other: string;
  /** A number of the options; no `max` where it could be anything. */
  number(min: number, max: number | undefined): string;
}

const NAMED = /^(catwalks|shelters|dumpsters|open|canvas|fishMarketArea)\.[^.]+$/;
/** An object of numbers within those. */
const NUMBER_GROUP = /^options\.numbers\.(dumpsterStart|fishByPlayers)$/;

const FIELDS: Fields<FieldName> = {
  rules: FIELD_RULES,
  nameOf: (field) =>
    field
      .replace(NAMED, '$1.*')
      .replace(NUMBER_GROUP, 'options.numbers')
      .replace(/\.([sl])\[\]$/, '.$1'),
};

const NUMBER = /^options\.(?:numbers\.)?(.+)$/;
/** Upper limits are technical, not the game's. */
const ANY = 1_000_000;

/** What a field must be that is not in the table. */
const otherNeed = (phrases: FieldPhrases, field = ''): string => {
  const number = NUMBER_NAMES.find((known) => known === NUMBER.exec(field)?.[1]);
  if (number === undefined) return phrases.other;
  const { min, max } = NUMBERS[number];
  return phrases.number(min, max > ANY ? undefined : max);
};

/** What is wrong with a field of a position or a board; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, refusal: Refusal): string | undefined =>
  isOfPosition(refusal) ? sayFrom(phrases, FIELDS, refusal, otherNeed(phrases, refusal.field)) : undefined;
