import type { Refusal } from '@showboat/engine';
import type { SETUP_CODES, TEXT_CODES } from './codes';
import { type RefusalSentence, sentenceIn } from './refusals';

/** The fields of a position and the rule behind each; lists as `[]`, the tiles of `waiting` as `*`. */
export const FIELD_RULES = {
  position: undefined,
  game: undefined,
  options: undefined,
  seats: 'MQ-COMP-1',
  river: 'MQ-RIV-2',
  'river[]': 'MQ-RIV-2',
  firstTile: 'MQ-REM-1',
  pier: 'MQ-RIV-4',
  stack: 'MQ-SET-2',
  'stack[]': 'MQ-SET-2',
  waiting: 'MQ-PAS-1',
  'waiting.*': 'MQ-PAS-1',
  ships: 'MQ-COMP-4',
  'ships[]': 'MQ-COMP-4',
  'ships[].id': 'MQ-COMP-4',
  'ships[].seat': 'BR-ROSE-1',
  'ships[].at': 'MQ-GEO-1',
  'ships[].heading': 'MQ-MOVE-5',
  'ships[].speed': 'MQ-COMP-3',
  'ships[].coal': 'MQ-COMP-3',
  'ships[].aboard': 'MQ-PAS-4',
  'ships[].aboard[]': 'MQ-PAS-5',
  'ships[].status': 'MQ-FIN-4',
  'ships[].place': 'MQ-FIN-4',
  round: 'MQ-TURN-1',
  order: 'MQ-TURN-1',
  'order[]': 'MQ-TURN-1',
  next: 'MQ-TURN-1',
  roseGiven: 'BR-EXCH-4',
  bonusCoal: 'BR-6P-3',
} as const satisfies Readonly<Record<string, string | undefined>>;

export type FieldName = keyof typeof FIELD_RULES;

/** Two codes stand for a move and for a field of a position, and need two sentences. */
const TWINS = ['rose-coal', 'same-island'] as const;

type FieldCode =
  | (typeof SETUP_CODES)[number]
  | Exclude<(typeof TEXT_CODES)[number], 'bad-field' | 'missing-field'>
  | `${(typeof TWINS)[number]}-in-position`;

export interface FieldPhrases {
  /** What each field must be: the schema says that it is not, this what it should have been. */
  readonly needs: Readonly<Record<FieldName, string>>;
  readonly list: string;
  readonly object: string;
  /** After the name of the field: "must be 1 to 6, was 9". */
  bad(need: string, given: string): string;
  missing(need: string | undefined): string;
  /** Options or a position refused: what follows the name of the field and a colon. */
  readonly sentences: Readonly<Record<FieldCode, RefusalSentence>>;
}

const isField = (name: string): name is FieldName => Object.hasOwn(FIELD_RULES, name);

const fieldOf = (field: string): FieldName | undefined => {
  const name = field.replaceAll(/\[\d+\]/g, '[]').replace(/^waiting\..*/, 'waiting.*');
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

/** What is wrong with an option or a field of a position; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, { code, field = '', detail = {} }: Refusal): string | undefined => {
  if (code === 'missing-field') return sayMissingField(phrases, field);
  if (code === 'bad-field') return sayBadField(phrases, field, String(detail.expected), String(detail.given));
  const isOfPosition = field.includes('ships[') && TWINS.some((twin) => twin === code);
  return sentenceIn(phrases.sentences, isOfPosition ? `${code}-in-position` : code)?.(detail);
};
