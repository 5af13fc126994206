import { type Result, ok, refused } from './result';

// One declaration makes the form, the parser, the command line's k=v and the documentation.

export type OptionValue = boolean | number | string | readonly string[] | readonly (readonly [string, string])[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Described {
  /** One plain English sentence; other languages live in the views, keyed by the option's name. */
  readonly help: string;
  /** The rule numbers behind it. */
  readonly rules: readonly string[];
}

export type OptionSpec =
  | (Described & { readonly kind: 'switch'; readonly fallback: boolean })
  | (Described & { readonly kind: 'number'; readonly fallback: number; readonly min: number; readonly max: number })
  | (Described & { readonly kind: 'choice'; readonly fallback: string | number; readonly values: readonly (string | number)[] })
  | (Described & { readonly kind: 'list'; readonly fallback: readonly string[] })
  | (Described & { readonly kind: 'pairs'; readonly fallback: readonly (readonly [string, string])[] });

export type OptionSchema = Readonly<Record<string, OptionSpec>>;

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly seats: readonly number[];
  readonly options: OptionValues;
}
