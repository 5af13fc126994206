import type { In, Io } from '../io';
import { main } from '../main';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The piped answers, given everything printed so far. */
export type Answerer = (printed: string) => string | undefined;

interface Input {
  readonly stdin?: string;
  readonly answers?: Answerer;
  readonly isDebug?: boolean;
}

const linesOf = (text: string): Answerer => {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return () => lines.shift();
};

/** Runs the command line within this process. */
export const runCli = async (
  argv: readonly string[],
  { stdin = '', answers = linesOf(stdin), isDebug = false }: Input = {},
): Promise<Ran> => {
  let out = '';
  let err = '';
  const input: In = {
    isTTY: false,
    readAll: async () => stdin,
    lines: async function* () {
      for (let line = answers(out); line !== undefined; line = answers(out)) yield line;
      return undefined;
    },
  };
  const io: Io = {
    stdout: { isTTY: false, write: (text) => (out += text) },
    stderr: { isTTY: false, write: (text) => (err += text) },
    stdin: input,
    isDebug,
  };
  const code = await main(argv, io);
  return { code, out, err };
};
