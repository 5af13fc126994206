import type { OptionSchema, Refusal, Result } from '@showboat/engine';
import { sayOption } from '@showboat/engine/option-words';
import { CLI_RULE, type CliCode } from './refusals';

// Refusals of the engine and the command line, in English. The games have words for their own.

type Detail = NonNullable<Refusal['detail']>;
type Sentence = (detail: Detail) => string;

const CLI_WORDS = {
  'file-missing': () => 'there is no such file',
  'file-is-folder': () => 'must be a file, is a folder',
  'file-forbidden': () => 'must be readable, permission is denied',
  'file-unreadable': ({ reason }) => `cannot be read (${reason})`,
  'file-too-large': ({ limit }) => `must have at most ${limit} bytes`,
  'file-exists': () => 'must be a new file, there is one of that name',
  'file-unwritable': ({ reason }) => `cannot be written (${reason})`,
  'not-json': ({ reason }) => `must be a position in JSON: ${reason}`,
  'too-deep': ({ deepest }) => `must have at most ${deepest} levels of brackets`,
  'not-a-position': ({ given }) => `must be a position, an object in JSON, was ${given}`,
  'not-a-record': () => 'must be a record, which begins with [Game "…"]',
  'is-a-record': () => 'must be a position in JSON, is a record: `showboat replay` makes one a position',
  'is-a-position': () => 'must be a record, is a position in JSON: `showboat draw` and `showboat turns` read it',
  'not-a-board': ({ known }) => `must be a board in JSON with a format such as ${known}`,
  'game-missing': ({ known }) => `is missing, must be ${known}`,
  'unknown-game': ({ given, known }) => `must be ${known}, was "${given}"`,
  'unknown-preset': ({ given, known }) => `must be one of ${known}, was "${given}"`,
  'preset-seats': ({ given, known, preset }) => `must be ${known} with the preset ${preset}, was ${given}`,
  'bad-number': ({ given, min, max }) => `must be a whole number from ${min} to ${max}, was "${given}"`,
  'bad-seed': ({ longest }) => `must be a text of 1 to ${longest} characters`,
  'unknown-rule': ({ given, game }) => `must be the number of a rule, was "${given}": \`showboat rules ${game}\` shows them all`,
  'nothing-to-decide': ({ actor }) =>
    `must be a moment where a seat decides, ${actor === 'chance' ? 'chance is to draw' : 'the game is over'}`,
  'both-given': ({ other }) => `cannot stand beside ${other}`,
  'unknown-bot': ({ given, levels, styles }) =>
    `must be bots such as captain, captain:pushy, mate@50 or commodore@300ms (${levels}; ${styles}), was "${given}"`,
  'too-many-bots': ({ given, most }) => `must be at most ${most} bots, was ${given}`,
  'not-a-table': () => 'must be the address of a table, such as https://example.org/t/ID',
  'no-such-table': () => 'there is no such table',
  'still-running': () => 'the game is not over: its seed is told at the end',
  'server-refuses': ({ status }) => `the server answers ${status}`,
  'server-away': ({ reason }) => `the server cannot be reached (${reason})`,
  'not-sealed': () => 'must be a record, a game saved to a file, or the disclosure of an online table',
  'not-disclosed': () => 'must be as the interface for programs describes a disclosure',
  'other-rules': ({ expected, found }) => `must be version "${expected}" of the rules, was "${found}"`,
  'other-options': () => 'must be the option that the record was played with',
  'wrong-index': ({ expected, found }) => `must have the index ${expected}, was ${found}`,
  'no-chances': () => 'must have a chance with a weight',
  'wrong-token': ({ drawn, found }) => `must be "${drawn}" by seed, salts and weights, was "${found}"`,
  'other-chances': () => 'must list what the rules allow at this moment of the record, and what was drawn there',
  'other-count': ({ expected, found }) => `must be the ${expected} draws of the record, were ${found}`,
} as const satisfies Record<CliCode, Sentence>;

const RECORD_WORDS: Readonly<Record<string, Sentence>> = {
  'other-game': ({ expected, found }) => `must be "${expected}", was "${found}"`,
  'other-rules': ({ expected, found }) =>
    `must be "${expected}", was ${found === '' ? 'not given' : `"${found}"`}: a record replays only with the rules it was played by`,
  'bad-header': ({ text }) => `must be a header such as [Game "…"], was ${text}`,
  'header-twice': ({ header }) => `must not repeat the header ${header}`,
  'bad-line': ({ text }) => `must be a number with a point and tokens, was ${text}`,
  'wrong-number': ({ expected, found }) => `must have the number ${expected} here, was ${found}`,
  'wrong-name': ({ expected, found }) => `must be by ${expected}, was by ${found}`,
  'missing-move': ({ name }) => `must have a token${name === '' ? '' : ` after ${name}`}`,
  'wrong-result': ({ expected, found }) => `must be "${expected}", was "${found}"`,
  'too-long': ({ longest, found }) => `must have at most ${longest} characters, has ${found}`,
};

const CHANCE_WORDS: Readonly<Record<string, Sentence>> = {
  'bad-seed': () => 'must be the seed in hexadecimal digits',
  'broken-promise': ({ promised, found }) => `must be the SHA-256 of the seed, ${found}, was ${promised}`,
  'wrong-draw': ({ draw, drawn, played }) => `must be draw ${draw}, ${drawn}, was ${played}`,
};

const fallback: Sentence = () => 'is refused';

const layerSentence = (refusal: Refusal, schema: OptionSchema): string | undefined => {
  const { code, rule, detail = {} } = refusal;
  const tables: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
    [CLI_RULE]: CLI_WORDS,
    RECORD: RECORD_WORDS,
    CHANCE: CHANCE_WORDS,
  };
  if (rule === 'OPTIONS') return sayOption(refusal, schema);
  return Object.hasOwn(tables, rule) ? (tables[rule][code] ?? fallback)(detail) : undefined;
};

/** Where to look for words: the game that was played, if any. */
interface Voice {
  readonly game?: { readonly options: OptionSchema };
  readonly words?: { sayRefusal(refusal: Refusal): string };
}

/** One sentence for any refusal. Its rule shows which layer it comes from. */
export const say = (refusal: Refusal, { game, words }: Voice = {}): string => {
  const sentence = layerSentence(refusal, game?.options ?? {});
  if (sentence === undefined) return words?.sayRefusal(refusal) ?? `${refusal.code} (${refusal.rule})`;
  const token = refusal.rule === 'RECORD' && refusal.detail?.token !== undefined ? `, "${refusal.detail.token}"` : '';
  return refusal.field === undefined ? sentence : `${refusal.field}${token}: ${sentence}`;
};

/** A result whose refusal has been put into words already, since only here the game is known. */
export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export const told = <T>(result: Result<T>, voice?: Voice): Told<T> =>
  result.ok ? result : { ok: false, problem: say(result.refusal, voice) };
