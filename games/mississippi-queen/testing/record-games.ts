import { mkdirSync, writeFileSync } from 'node:fs';
import { createRandom, formatPlaythrough, formatRecord, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import { pilotGame } from './pilot';

// Rewrites the golden playthroughs and the recorded games: `npm run record-games -- mississippi-queen`. Read the diff before committing it: every line of
// it is a change of the rules that players will notice.

const home = new URL('../', import.meta.url);
const write = (path: string, text: string): void => {
  writeFileSync(new URL(path, home), text);
  process.stdout.write(`${path}\n`);
};

const gameOf = (
  input: object,
  seed: string,
): { readonly text: (picture: number) => string; readonly record: string; readonly ending: string } => {
  const start = unwrap(setUp(game, input));
  const options = game.optionsOf(start);
  const moves: readonly Move[] = pilotGame(start, createRandom(seed));
  const end = moves.reduce(game.apply, start);
  return {
    text: (pictureEvery) => formatPlaythrough(game, options, moves, { pictureEvery }),
    record: formatRecord(game, options, moves),
    ending: game.outcome(end)?.ending ?? 'not over',
  };
};

mkdirSync(new URL('playthroughs/', home), { recursive: true });
for (const preset of game.presets) {
  const seats = preset.seats[0];
  write(`playthroughs/${preset.id}-${seats}.txt`, gameOf({ ...preset.options, seats }, preset.id).text(40));
}

/** Seeds are tried until the race ends as wanted. */
const recordedUntil = (name: string, ending: string, input: object): void => {
  for (let seed = 1; seed <= 40; seed++) {
    const played = gameOf(input, `${name}-${seed}`);
    if (played.ending !== ending) continue;
    write(`records/${name}.txt`, played.record);
    return;
  }
  throw new Error(`no game of ${name} ends by ${ending}`);
};

mkdirSync(new URL('records/', home), { recursive: true });
recordedUntil('places-settled-school', 'places-settled', { mode: 'school', seats: 3 });
recordedUntil('places-settled', 'places-settled', { seats: 3 });
recordedUntil('places-settled-both-boats', 'places-settled', { seats: 2, boatsEach: 2, win: 'both-boats', landingSpeed: 6 });
recordedUntil('first-landing', 'first-landing', { seats: 4, playOn: false });
recordedUntil('survivor', 'survivor', { seats: 2, rose: true });
recordedUntil('round-limit', 'round-limit', { seats: 3, roundLimit: 8, expansionTiles: 'add' });
