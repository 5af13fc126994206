import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom, formatRecord, parseOptions, playRandomly, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';

const FOLDER = new URL('../../games/mississippi-queen/fixtures/', import.meta.url);

export const fixturePath = (name: string): string => fileURLToPath(new URL(name, FOLDER));

export const readFixture = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** As `turns --count` should print it. */
export const expectedCount = (name: string): string => {
  const line = readFixture('expected.txt')
    .split('\n')
    .find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`expected.txt does not know ${name}`);
  return line.slice(name.length + 1);
};

/** A random game, or a prefix of it: a record may stop anywhere. */
export const recordText = (
  seed: string,
  { moves, ...input }: { readonly moves?: number; readonly seats?: number; readonly mode?: string } = {},
): string => {
  const options = unwrap(parseOptions(game.options, input));
  const played = playRandomly(game, unwrap(setUp(game, options)), createRandom(seed), { maxMoves: 100_000 });
  return formatRecord(game, options, played.moves.slice(0, moves));
};
