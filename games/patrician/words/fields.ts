import {
  type FieldPhrases as FieldPhrasesOf,
  type Fields,
  type Refusal,
  isOfPosition,
  sayField as sayFrom,
} from '@showboat/engine';
import type { TextCode } from '../rules/codes';

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

type FieldCode = Exclude<TextCode, 'bad-field' | 'missing-field'>;

export type FieldPhrases = FieldPhrasesOf<FieldName, FieldCode>;

const FIELDS: Fields<FieldName> = { rules: FIELD_RULES, nameOf: (field) => field.replace(/^cities\.[^.]+/, 'cities.*') };

/** What is wrong with a field of a position; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, refusal: Refusal): string | undefined =>
  isOfPosition(refusal) ? sayFrom(phrases, FIELDS, refusal) : undefined;
