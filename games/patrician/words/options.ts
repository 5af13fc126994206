import type { OPTIONS } from '../rules/options';

export const PRESET_IDS = ['patrician', 'messengers'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export type OptionKey = keyof typeof OPTIONS;

type ChoiceKey = { [Key in OptionKey]: (typeof OPTIONS)[Key] extends { kind: 'choice' } ? Key : never }[OptionKey];

export interface Titled {
  /** A few words, as the label of a control. */
  readonly title: string;
  /** One sentence. */
  readonly help: string;
}

export interface OptionPhrases {
  readonly options: Readonly<Record<OptionKey, Titled>>;
  readonly values: { readonly [Key in ChoiceKey]: Readonly<Record<(typeof OPTIONS)[Key]['values'][number], string>> };
  readonly on: string;
  readonly off: string;
  readonly presets: Readonly<Record<PresetId, Titled>>;
}

const find = <Found>(table: Readonly<Record<string, Found>>, key: string): Found | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const sayOption = ({ options }: OptionPhrases, key: string): Titled => find(options, key) ?? { title: key, help: '' };

export const sayOptionValue = (phrases: OptionPhrases, key: string, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? phrases.on : phrases.off;
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = phrases.values;
  return find(find(values, key) ?? {}, String(value)) ?? String(value);
};

export const sayPreset = ({ presets }: OptionPhrases, id: string): Titled => find(presets, id) ?? { title: id, help: '' };
