import type { Refusal } from '@showboat/engine';
import { messages } from '../messages';
import { SHARE_RULE } from './shared';

type Sentence = (detail: Readonly<Record<string, string | number>>) => string;

/** What is wrong, and where. */
export interface Said {
  readonly what: string;
  readonly where: string | undefined;
}

const sentenceOf = ({ code, rule, detail = {} }: Refusal): Sentence | undefined => {
  const { refusals, recordRefusals, optionRefusals } = messages.value.replay;
  const tables: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
    [SHARE_RULE]: refusals,
    RECORD: recordRefusals,
    OPTIONS: optionRefusals,
  };
  const table = Object.hasOwn(tables, rule) ? tables[rule] : undefined;
  return table?.[rule === 'OPTIONS' ? String(detail.problem) : code];
};

/** Any refusal of something from outside. Its rule shows which layer it comes from; a game has words for its own refusals. */
export const sayOpenRefusal = (refusal: Refusal, sayGame?: (refusal: Refusal) => string): Said => {
  const sentence = sentenceOf(refusal);
  const { field, detail = {} } = refusal;
  if (sentence) {
    const token = detail.token === undefined ? '' : `, “${detail.token}”`;
    return { what: sentence(detail), where: field === undefined ? undefined : `${field}${token}` };
  }
  // The words of the game name the place themselves.
  return { what: sayGame?.(refusal) ?? `${refusal.code} (${refusal.rule})`, where: undefined };
};
