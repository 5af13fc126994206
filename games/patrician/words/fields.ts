import type { Refusal } from '@showboat/engine';
import type { TEXT_CODES } from './codes';
import { type RefusalSentence, sentenceIn } from './refusals';

/** The fields of a position and the rule behind each; lists as `[]`, the cities as `*`. */
export const FIELD_RULES = {
  position: undefined,
  game: undefined,
  options: undefined,
  seats: 'PAT-COMP-1',
  cities: 'PAT-COMP-2',
  'cities.*': 'PAT-COMP-3',
  'cities.*.A': 'PAT-BUILD-2',
  'cities.*.B': 'PAT-BUILD-2',
  'cities.*.card': 'PAT-SETUP-5',
  players: 'PAT-COMP-1',
  'players[]': 'PAT-COMP-1',
  'players[].hand': 'PAT-SETUP-4',
  'players[].hand[]': 'PAT-COMP-6',
  'players[].played': 'PAT-TURN-2',
  'players[].played[]': 'PAT-COMP-6',
  'players[].tokens': 'PAT-COMP-5',
  'players[].tokens[]': 'PAT-COMP-5',
  'players[].bonus': 'PAT-MSG-1',
  'players[].messengers': 'PAT-MSG-2',
  pile: 'PAT-SETUP-5',
  'pile[]': 'PAT-COMP-6',
  placed: 'PAT-MSG-1',
  'placed[]': 'PAT-MSG-5',
  'placed[].link': 'PAT-MSG-5',
  'placed[].late': 'PAT-MSG-17',
  'placed[].late[]': 'PAT-MSG-17',
  turn: 'PAT-SETUP-7',
  placing: 'PAT-MSG-3',
} as const satisfies Readonly<Record<string, string | undefined>>;

export type FieldName = keyof typeof FIELD_RULES;

type FieldCode = Exclude<(typeof TEXT_CODES)[number], 'bad-field' | 'missing-field'>;

export interface FieldPhrases {
  /** What each field must be: the schema says that it is not, this what it should have been. */
  readonly needs: Readonly<Record<FieldName, string>>;
  readonly list: string;
  readonly object: string;
  /** After the name of the field: "must be 2 to 5, was 9". */
  bad(need: string, given: string): string;
  missing(need: string | undefined): string;
  /** A position refused: what follows the name of the field and a colon. */
  readonly sentences: Readonly<Record<FieldCode, RefusalSentence>>;
}

const isField = (name: string): name is FieldName => Object.hasOwn(FIELD_RULES, name);

const fieldOf = (field: string): FieldName | undefined => {
  const name = field.replaceAll(/\[\d+\]/g, '[]').replace(/^cities\.[^.]+/, 'cities.*');
  return isField(name) ? name : undefined;
};

const withRule = (sentence: string, name: FieldName | undefined): string => {
  const rule = name && FIELD_RULES[name];
  return rule === undefined ? sentence : `${sentence} (${rule})`;
};

const sayBadField = (phrases: FieldPhrases, field: string, expected: string, given: string): string => {
  const name = fieldOf(field);
  const shape = given === 'Array' ? phrases.list : given === 'Object' ? phrases.object : given;
  return withRule(phrases.bad(name === undefined ? expected : phrases.needs[name], shape), name);
};

const sayMissingField = (phrases: FieldPhrases, field: string): string => {
  const name = fieldOf(field);
  return withRule(phrases.missing(name && phrases.needs[name]), name);
};

/** A code of moves may also be one of positions, and then has a field to blame. */
const isOfPosition = (field: string): boolean => !/^(?:$|action$|line |moves\[)/.test(field);

/** What is wrong with a field of a position; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, { code, field = '', detail = {} }: Refusal): string | undefined => {
  if (code === 'missing-field') return sayMissingField(phrases, field);
  if (code === 'bad-field') return sayBadField(phrases, field, String(detail.expected), String(detail.given));
  return code === 'unreadable-action' || isOfPosition(field) ? sentenceIn(phrases.sentences, code)?.(detail) : undefined;
};
