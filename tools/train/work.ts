import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Net, Shape } from '@showboat/bots/learning';

// Where a training is kept while it goes on: what it is about, what was played, and the net after every generation. Whatever is written
// counts from the moment `state.json` says so; what was begun and not counted is cut off and done again.

/** What makes two trainings the same. */
export interface Task {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seed: string;
  readonly shape: Shape;
  /** What it begins with: nothing (`zero`), or weights that were kept, by a short name. */
  readonly begins: string;
}

export interface Generation {
  readonly games: number;
  readonly numbers: number;
  readonly positions: number;
  /** Of each epoch, once it is trained. */
  readonly losses?: readonly { readonly trained: number; readonly heldOut: number }[];
}

export interface Progress {
  readonly task: Task;
  readonly milliseconds: number;
  readonly generations: readonly Generation[];
}

const BYTES = 4;

export interface Work {
  readonly progress: Progress;
  save(progress: Progress): void;
  /** Adds what was played in a generation; it counts when it is saved. */
  add(generation: number, numbers: Float32Array): void;
  played(generation: number): Float32Array;
  keepNet(generation: number, net: Net): void;
  netOf(generation: number): Net;
}

/** The training in a folder where it is the same and under way, otherwise a new one. */
export const openWork = (folder: string, task: Task): Work => {
  const path = join(folder, 'state.json');
  const listOf = (generation: number): string => join(folder, `generation-${generation}.bin`);
  const netAt = (generation: number): string => join(folder, `net-${generation}.json`);
  // Written by `save`, in this shape.
  const known: Progress | undefined = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  let progress: Progress = { task, milliseconds: 0, generations: [] };
  if (known && JSON.stringify(known.task) === JSON.stringify(task)) progress = known;
  else rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const last = progress.generations.length - 1;
  if (last >= 0) truncateSync(listOf(last), progress.generations[last].numbers * BYTES);
  rmSync(listOf(last + 1), { force: true });
  return {
    get progress() {
      return progress;
    },
    save: (now) => {
      progress = now;
      writeFileSync(`${path}.new`, JSON.stringify(now));
      renameSync(`${path}.new`, path);
    },
    add: (generation, numbers) =>
      appendFileSync(listOf(generation), new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)),
    played: (generation) => {
      const bytes = readFileSync(listOf(generation));
      const { numbers } = progress.generations[generation];
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + numbers * BYTES));
    },
    keepNet: (generation, { shape, weights }) =>
      writeFileSync(netAt(generation), JSON.stringify({ shape, weights: [...weights] })),
    netOf: (generation) => {
      const { shape, weights }: { shape: Shape; weights: number[] } = JSON.parse(readFileSync(netAt(generation), 'utf8'));
      return { shape, weights: Float64Array.from(weights) };
    },
  };
};
