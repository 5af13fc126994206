import type { OptionValues } from '@showboat/engine';

/** The last file given for an option on this visit. */
export interface GivenFile {
  readonly name: string;
  /** Why it was refused; empty for a good one. */
  readonly problems: readonly string[];
}

/** By the key of the option. */
export type GivenFiles = Readonly<Record<string, GivenFile>>;

/** The option whose file was refused: a game must not start with a different value instead. */
export const refusedFile = (files: GivenFiles): string | undefined =>
  Object.keys(files).find((key) => files[key].problems.length > 0);

export const withoutFile = (files: GivenFiles, key: string): GivenFiles => {
  const { [key]: _, ...others } = files;
  return others;
};

/** The files of options that are as they were. */
export const filesKept = (files: GivenFiles, before: OptionValues, after: OptionValues): GivenFiles =>
  Object.fromEntries(Object.entries(files).filter(([key]) => before[key] === after[key]));
