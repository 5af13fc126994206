import { parseArgs } from 'node:util';
import { type Mind, chooseChance, createRandom, setUp, unwrap } from '@showboat/engine';
import { createMind } from '../games/mississippi-queen/bot/mind';
import { WEIGHTS, type Weights } from '../games/mississippi-queen/bot/weights';
import { mississippiQueen as game } from '../games/mississippi-queen/index';
import type { Move } from '../games/mississippi-queen/rules/moves';
import type { State } from '../games/mississippi-queen/rules/state';

// `npm run tune -- --deals 120 --passes 2 --seed 1`: tunes the weights of the evaluation by self-play. One weight at a time is made larger or
// smaller; a ship with the changed weights races against ships with the old ones, every river from every seat; what places better stays.
// The same seed gives the same result. Paste what it prints into games/mississippi-queen/bot/weights.ts.

const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  { seats: 4 },
  { seats: 3 },
  { seats: 5 },
  { seats: 2, rose: true },
  { seats: 3, expansionTiles: 'add' },
];

const NAMES = ['tileLength', 'unknownStation', 'contested', 'scarcity', 'helpless', 'forcedCoal', 'sharpness'] as const;
type Name = (typeof NAMES)[number] | 'firstCoal' | 'lastCoal';

const scaled = (weights: Weights, name: Name, factor: number): Weights => {
  if (name === 'firstCoal') return { ...weights, coal: weights.coal.map((worth, i) => (i < 2 ? worth * factor : worth)) };
  if (name === 'lastCoal') return { ...weights, coal: weights.coal.map((worth, i) => (i >= 2 ? worth * factor : worth)) };
  return { ...weights, [name]: weights[name] * factor };
};

/** The worth of the place that a challenger takes from a seat, every other seat playing as before; greedy play, so that races are quick. */
const raceFrom = (
  seat: number,
  challenger: Mind<State, Move>,
  champion: Mind<State, Move>,
  table: object,
  deal: string,
): number => {
  const chance = createRandom(deal);
  let state = unwrap(setUp(game, table));
  for (let end = game.outcome(state); ; end = game.outcome(state)) {
    if (end) return challenger.evaluate(state)[seat];
    const actor = game.actor(state);
    if (actor === 'chance') state = game.apply(state, chooseChance(game.chances(state), chance()));
    else state = (actor === seat ? challenger : champion).choices(state)[0].state;
  }
};

/** Mean gain of the challenger over an equal share, and how sure it is, in standard errors. */
const compare = (
  challenger: Weights,
  champion: Weights,
  deals: number,
  seed: string,
): { readonly gain: number; readonly sureness: number } => {
  const [mine, theirs] = [createMind(challenger), createMind(champion)];
  const gains: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const table = TABLES[deal % TABLES.length];
    const seats = Number(table.seats);
    let worth = 0;
    for (let seat = 0; seat < seats; seat++) worth += raceFrom(seat, mine, theirs, table, `${seed}/${deal}`);
    const fair = WEIGHTS.winning / seats + (1 - WEIGHTS.winning) / 2;
    gains.push(worth / seats - fair);
  }
  const gain = gains.reduce((sum, one) => sum + one, 0) / deals;
  const spread = Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (deals * Math.max(1, deals - 1)));
  return { gain, sureness: spread > 0 ? gain / spread : 0 };
};

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '120' },
    passes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});

let best = WEIGHTS;
for (let pass = 1; pass <= Number(values.passes); pass++) {
  const factor = pass === 1 ? 1.4 : 1.2;
  for (const name of [...NAMES, 'firstCoal', 'lastCoal'] as const) {
    for (const by of [factor, 1 / factor]) {
      const challenger = scaled(best, name, by);
      const { gain, sureness } = compare(challenger, best, Number(values.deals), `${values.seed}/${pass}/${name}`);
      const isBetter = sureness > 1.3;
      process.stdout.write(
        `${name} × ${by.toFixed(2)}: gain ${(gain * 100).toFixed(2)} %, ${sureness.toFixed(1)} standard errors${isBetter ? ', kept' : ''}\n`,
      );
      if (!isBetter) continue;
      best = challenger;
      break;
    }
  }
  process.stdout.write(`after pass ${pass}: ${JSON.stringify(best)}\n`);
}
