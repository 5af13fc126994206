import type { OptionValues } from '@showboat/engine';
import type { JSX } from 'preact';

/** What the entries of an option may be. */
export interface PictureChoices {
  /** One list for an option of single words, two for one of pairs. */
  readonly columns: readonly (readonly string[])[];
  /** Other options that must be so for this one to count. */
  readonly needs?: OptionValues;
}

/** Options whose entries are chosen from pictures, not typed. */
export interface OptionPictures<Options extends OptionValues = OptionValues> {
  /** `undefined`: there are no pictures of it. */
  choices(key: string, options: Options): PictureChoices | undefined;
  /** An entry in words. */
  say(entry: string, options: Options): string;
  /** An entry as a drawing; nothing for one that does not exist. */
  Picture(props: { readonly entry: string; readonly options: Options }): JSX.Element | null;
}
