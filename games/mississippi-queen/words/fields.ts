import { type FieldPhrases as FieldPhrasesOf, type Fields, type Refusal, sayField as sayFrom } from '@showboat/engine';
import { TWIN_CODES, type TextCode, type TwinCode } from '../rules/codes';

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

type FieldCode = Exclude<TextCode, 'bad-field' | 'missing-field' | TwinCode> | `${TwinCode}-in-position`;

export type FieldPhrases = FieldPhrasesOf<FieldName, FieldCode>;

const FIELDS: Fields<FieldName> = { rules: FIELD_RULES, nameOf: (field) => field.replace(/^waiting\..*/, 'waiting.*') };

/** What is wrong with an option or a field of a position; `undefined` if the refusal is of something else. */
export const sayField = (phrases: FieldPhrases, refusal: Refusal): string | undefined => {
  const isTwin = TWIN_CODES.some((twin) => twin === refusal.code) && refusal.field?.includes('ships[');
  return sayFrom(phrases, FIELDS, isTwin ? { ...refusal, code: `${refusal.code}-in-position` } : refusal);
};
