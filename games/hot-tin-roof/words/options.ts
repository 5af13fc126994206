import type { OPTIONS } from '../rules/options';

export const PRESET_IDS = ['hot-tin-roof', 'deluxe'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export type OptionKey = keyof typeof OPTIONS;

export interface Titled {
  /** A few words, as the label of a control. */
  readonly title: string;
  /** One sentence. */
  readonly help: string;
}

export interface OptionPhrases {
  readonly options: Readonly<Record<OptionKey, Titled>>;
  /** The values of `board`. */
  readonly standardBoard: string;
  readonly ownBoard: string;
  readonly on: string;
  readonly off: string;
  readonly presets: Readonly<Record<PresetId, Titled>>;
}

const find = <Found>(table: Readonly<Record<string, Found>>, key: string): Found | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const sayOption = ({ options }: OptionPhrases, key: string): Titled => find(options, key) ?? { title: key, help: '' };

export const sayOptionValue = (phrases: OptionPhrases, key: string, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? phrases.on : phrases.off;
  if (key === 'board') return value === 'standard' ? phrases.standardBoard : phrases.ownBoard;
  return String(value);
};

export const sayPreset = ({ presets }: OptionPhrases, id: string): Titled => find(presets, id) ?? { title: id, help: '' };
