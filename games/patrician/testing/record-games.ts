import { writeFileSync } from 'node:fs';
import { createRandom, formatPlaythrough, formatRecord, playRandomly } from '@showboat/engine';
import { patrician as game } from '../index';
import { startOf } from './cases';

// Rewrites the golden playthroughs and the recorded games: `npx tsx games/patrician/testing/record-games.ts`. Read the diff before
// committing it: every line of it is a change of the rules that players will notice.

const home = new URL('../', import.meta.url);

const write = (path: string, text: string): void => {
  writeFileSync(new URL(path, home), text);
  process.stdout.write(`${path}\n`);
};

const movesOf = (input: Readonly<Record<string, unknown>>, seed: string) => {
  const start = startOf(input);
  const { moves } = playRandomly(game, start, createRandom(seed), { maxMoves: 1000 });
  return { options: game.optionsOf(start), moves };
};

for (const preset of game.presets) {
  for (const seats of preset.seats) {
    const name = `${preset.id}-${seats}`;
    const { options, moves } = movesOf({ ...preset.options, seats }, name);
    write(`playthroughs/${name}.txt`, formatPlaythrough(game, options, moves, { pictureEvery: 12 }));
  }
}

const RECORDED = {
  'all-scored-house-rules': { seats: 3, moveMayEmptySite: false, tieBreak: 'tokens' },
  'all-scored-late-messengers': { seats: 5, messengers: true, lateMessengersCountForPenalty: true, openPiles: true },
  'all-scored-two': { seats: 2, messengers: true, tieBreak: 'portraits' },
} as const;

for (const [name, input] of Object.entries(RECORDED)) {
  const { options, moves } = movesOf(input, name);
  write(`records/${name}.txt`, formatRecord(game, options, moves));
}
