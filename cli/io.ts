/** Everything a command may touch besides files; tests substitute their own. */
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

/** `failed`: the request is valid, but the machine does not allow it, or a check finds a fault. `unsealed`: there is nothing to check. */
export const EXIT = { done: 0, failed: 1, badInput: 2, unsealed: 3, internal: 70 } as const;

/** The result of a command: done, or one sentence that says why not. */
export type Answer = 'done' | { readonly problem: string; readonly exit?: number };

export const problem = (sentence: string, exit: number = EXIT.badInput): Answer => ({ problem: sentence, exit });

const MOST_SHOWN = 600;

/** Always one line: files may contain anything, including control sequences that move the cursor. */
export const oneLine = (text: string): string => {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)} …` : plain;
};
