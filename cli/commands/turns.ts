import { createHash } from 'node:crypto';
import { nameOf, readText } from '../files';
import { gameOfPosition } from '../games';
import { type Answer, type Io, problem } from '../io';
import { type Told, say, told } from '../words';

const countLine = (lines: readonly string[]): string => {
  const hash = createHash('sha256');
  hash.update(lines.map((line) => `${line}\n`).join(''));
  return `${lines.length} ${hash.digest('hex')}`;
};

const linesOf = (text: string): Told<readonly string[]> => {
  const found = told(gameOfPosition(text));
  if (!found.ok) return found;
  const { entry, position } = found.value;
  return entry.use((one) => told(one.game.turns(position), one));
};

export interface TurnsOptions {
  readonly count?: boolean;
}

/** Every distinct outcome of the turn to be played. Several files give one line each. */
export const turns = async (files: readonly string[], { count }: TurnsOptions, io: Io): Promise<Answer> => {
  for (const file of files) {
    const text = await readText(file, io);
    if (!text.ok) return problem(say(text.refusal));
    const lines = linesOf(text.value);
    if (!lines.ok) return problem(`${nameOf(file)}: ${lines.problem}`);
    if (files.length > 1) io.stdout.write(`${file} ${countLine(lines.value)}\n`);
    else if (count) io.stdout.write(`${countLine(lines.value)}\n`);
    else io.stdout.write(lines.value.map((line) => `${line}\n`).join(''));
  }
  return 'done';
};
