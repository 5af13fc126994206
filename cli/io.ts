/** Everything a command may touch besides files; tests put their own in its place. */
export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  readonly stdin: In;
  /** Show the stack of an internal error. */
  readonly isDebug: boolean;
}

export interface Out {
  write(text: string): void;
  readonly isTTY: boolean;
}

export interface In {
  readonly isTTY: boolean;
  lines(): AsyncIterator<string, undefined>;
  /** Everything up to the end; a little more than `limit` bytes at most. */
  readAll(limit: number): Promise<string>;
}

/** `failed`: nothing is wrong with what was asked for, but the machine does not allow it. */
export const EXIT = { done: 0, failed: 1, badInput: 2, internal: 70 } as const;

/** What a command comes to: it is done, or one sentence says why not. */
export type Answer = 'done' | { readonly problem: string; readonly exit?: number };

export const problem = (sentence: string, exit: number = EXIT.badInput): Answer => ({ problem: sentence, exit });

const MOST_SHOWN = 600;

/** One line whatever came in: files may hold anything, also what would move the cursor. */
export const oneLine = (text: string): string => {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)} …` : plain;
};
