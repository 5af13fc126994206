import type { OptionSchema, OptionSpec } from './options';
import { type Sentence, lookUp } from './phrases';
import type { Refusal } from './result';
import type { MoreWords, Titled } from './words';

// The same for what is loaded later: options, and the fields of positions.

type ValuePhrases<Spec extends OptionSpec> = Spec extends { readonly kind: 'choice' }
  ? Readonly<Record<Spec['values'][number], string>>
  : // The usual one, and any other.
    Spec extends { readonly kind: 'json' }
    ? Readonly<Record<Spec['fallback'] | 'own', string>>
    : Readonly<Record<number, string>>;

type NamedValues<Schema extends OptionSchema> = {
  [Key in keyof Schema]: Schema[Key]['kind'] extends 'choice' | 'json' ? Key : never;
}[keyof Schema];

type TitledPhrases = readonly [title: string, help: string];

/** A title and a sentence for every option and preset, and words for the values that are more than numbers. */
export interface OptionPhrases<Schema extends OptionSchema, PresetId extends string> {
  readonly options: Readonly<Record<keyof Schema, TitledPhrases>>;
  readonly values: { readonly [Key in NamedValues<Schema>]: ValuePhrases<Schema[Key]> } & {
    readonly [Key in keyof Schema]?: ValuePhrases<Schema[Key]>;
  };
  readonly on: string;
  readonly off: string;
  readonly presets: Readonly<Record<PresetId, TitledPhrases>>;
}

const titled = (table: Readonly<Record<string, TitledPhrases>>, key: string): Titled => {
  const [title, help] = lookUp(table, key) ?? [key, ''];
  return { title, help };
};

export const optionWords = <Schema extends OptionSchema, PresetId extends string>({
  options,
  values,
  on,
  off,
  presets,
}: OptionPhrases<Schema, PresetId>): Pick<MoreWords<unknown>, 'option' | 'optionValue' | 'preset'> => ({
  option: (key) => titled(options, key),
  optionValue: (key, value) => {
    if (typeof value === 'boolean') return value ? on : off;
    const known: Readonly<Record<string, string>> = lookUp(values, key) ?? {};
    return lookUp(known, String(value)) ?? lookUp(known, 'own') ?? String(value);
  },
  preset: (id) => titled(presets, id),
});

/** A position, a board or options refused: what follows the name of the field and a colon. */
export interface FieldPhrases<Field extends string, Code extends string> {
  /** What each field must be: the schema finds the error, this says what was expected. */
  readonly needs: Readonly<Record<Field, string>>;
  readonly list: string;
  readonly object: string;
  /** After the name of the field: "must be 1 to 6, was 9". */
  bad(need: string, given: string): string;
  missing(need: string | undefined): string;
  readonly sentences: Readonly<Record<Code, Sentence>>;
}

/** The fields of a game's positions. */
export interface Fields<Field extends string> {
  /** The rule behind each; lists as `[]`, names as `*`. */
  readonly rules: Readonly<Record<Field, string | undefined>>;
  /** A field as `rules` has it. */
  nameOf(field: string): string;
}

/** What is wrong with a field; `undefined` if the refusal is about something else. `other` is for fields without words. */
export const sayField = <Field extends string, Code extends string>(
  phrases: FieldPhrases<Field, Code>,
  { rules, nameOf }: Fields<Field>,
  { code, field = '', detail = {} }: Refusal,
  other = String(detail.expected),
): string | undefined => {
  if (code !== 'missing-field' && code !== 'bad-field') return lookUp<Sentence>(phrases.sentences, code)?.(detail);
  const name = nameOf(field.replaceAll(/\[\d+\]/g, '[]'));
  const need = lookUp<string>(phrases.needs, name);
  const given = detail.given === 'Array' ? phrases.list : detail.given === 'Object' ? phrases.object : String(detail.given);
  const said = code === 'missing-field' ? phrases.missing(need) : phrases.bad(need ?? other, given);
  const rule = lookUp<string | undefined>(rules, name);
  return rule === undefined ? said : `${said} (${rule})`;
};

/** A code of moves may also be one of positions, and then has a field. */
export const isOfPosition = ({ code, field = '' }: Refusal): boolean =>
  /^(?:bad-field|missing-field|unreadable-action)$/.test(code) || !/^(?:$|action$|line |moves\[)/.test(field);
