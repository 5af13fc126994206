import { createInterface } from 'node:readline';
import type { Io } from './io';
import { main } from './main';

async function* linesOfStdin(): AsyncGenerator<string, undefined> {
  yield* createInterface({ input: process.stdin, crlfDelay: Infinity });
}

const readStdin = async (limit: number): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.stdin) {
    parts.push(part);
    size += part.length;
    if (size > limit) break;
  }
  return Buffer.concat(parts).toString('utf8');
};

const processIo = (): Io => ({
  stdout: { write: (text) => void process.stdout.write(text), isTTY: process.stdout.isTTY ?? false },
  stderr: { write: (text) => void process.stderr.write(text), isTTY: process.stderr.isTTY ?? false },
  stdin: { isTTY: process.stdin.isTTY ?? false, lines: linesOfStdin, readAll: readStdin },
  isDebug: process.env.SHOWBOAT_DEBUG === '1',
});

/** `npm run showboat` changes to the root of the project; file names are relative to the folder it was typed in. */
const goWhereItWasTyped = (): void => {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  if (npm_lifecycle_event === 'showboat' && INIT_CWD) process.chdir(INIT_CWD);
};

/** The program as a process: arguments and streams in, an exit code out. */
export const run = async (): Promise<void> => {
  // `showboat turns x.json | head` closes the pipe early: that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
  process.stderr.on('error', () => undefined);
  goWhereItWasTyped();
  const code = await main(process.argv.slice(2), processIo());
  process.exitCode = code;
  // Standard input that has not ended would keep the process alive.
  process.stdin.destroy();
};
