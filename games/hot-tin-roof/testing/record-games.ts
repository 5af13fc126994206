import { writeFileSync } from 'node:fs';
import { chooseChance, createRandom, formatPlaythrough, formatRecord, pick } from '@showboat/engine';
import { hotTinRoof as game, mind } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { startOf } from './cases';
import { ISLAND } from './island';

// Rewrites the golden playthroughs and the recorded games: `npx tsx games/hot-tin-roof/testing/record-games.ts`. Read the diff before
// committing it: every line of it is a change of the rules that players will notice.

const home = new URL('../', import.meta.url);

const write = (path: string, text: string): void => {
  writeFileSync(new URL(path, home), text);
  process.stdout.write(`${path}\n`);
};

/** Some of the better turns, so that games come to an end and yet see everything. */
const turnOf = (state: State, random: () => number): readonly Move[] =>
  random() < 0.3 ? [pick(random, game.legalMoves(state))] : pick(random, mind.choices(state).slice(0, 4)).moves;

const gameOf = (input: Readonly<Record<string, unknown>>, seed: string, isRandom: boolean) => {
  const random = createRandom(seed);
  const start = startOf(input);
  const moves: Move[] = [];
  let state = start;
  while (game.outcome(state) === undefined) {
    const isChance = game.actor(state) === 'chance';
    const next = isChance
      ? [chooseChance(game.chances(state), random())]
      : isRandom
        ? [pick(random, game.legalMoves(state))]
        : turnOf(state, random);
    for (const move of next) {
      moves.push(move);
      state = game.apply(state, move);
    }
  }
  return { options: game.optionsOf(start), moves, ending: game.outcome(state)?.ending ?? '' };
};

for (const preset of game.presets) {
  for (const seats of preset.seats) {
    const name = `${preset.id}-${seats}`;
    const { options, moves } = gameOf({ ...preset.options, seats }, name, false);
    write(`playthroughs/${name}.txt`, formatPlaythrough(game, options, moves, { pictureEvery: 12 }));
  }
}

const ISLAND_OPTIONS = { seats: 3, deluxe: true, board: ISLAND, 'fishByPlayers.3': 9, catwalksEach: 3, sheltersEach: 2 };

/** Seeds are tried until the game ends as wanted. */
const record = (name: string, ending: string, input: Readonly<Record<string, unknown>>, isRandom: boolean): void => {
  for (let seed = 1; seed <= 400; seed++) {
    const played = gameOf(input, `${name}-${seed}`, isRandom);
    if (played.ending !== ending) continue;
    write(`records/${name}.txt`, formatRecord(game, played.options, played.moves));
    return;
  }
  throw new Error(`no game of ${name} ends by ${ending}`);
};

record('fish-three', 'fish', { seats: 3 }, false);
record('fish-deluxe', 'fish', { seats: 4, deluxe: true }, false);
record('fish-island', 'fish', ISLAND_OPTIONS, false);
record('fish-other-numbers', 'fish', { seats: 3, deluxe: true, 'fishByPlayers.3': 6, tributeShelter: 1, startCans: 7 }, false);
record('stuck', 'stuck', { seats: 3, catwalksEach: 2, 'fishByPlayers.3': 5 }, true);
record('quiet', 'quiet', { seats: 3, noProgressRounds: 1 }, true);
