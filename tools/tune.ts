import { parseArgs } from 'node:util';
import { type Mind, type OptionValues, chooseChance, createRandom, setUp, unwrap } from '@showboat/engine';
import type { Tuning } from '@showboat/bots/tuning';
import { findTested } from '@showboat/games/testing';

// `npm run tune -- <game> --deals 120 --passes 2 --seed 1`: tunes the weights of an evaluation by self-play. One weight at a time is made
// larger or smaller; a seat with the changed weights plays against seats with the old ones, every deal from every seat; what places
// better stays. The same seed gives the same result. Paste what it prints into the game's bot/weights.ts.

/** The value of the place a challenger reaches in a seat, with all other seats unchanged; greedy play, so that games are quick. */
const playFrom = <State, Move, Options extends OptionValues, Weights>(
  { game }: Tuning<State, Move, Options, Weights>,
  seat: number,
  [challenger, champion]: readonly [Mind<State, Move>, Mind<State, Move>],
  table: object,
  deal: string,
): number => {
  const chance = createRandom(deal);
  let state = unwrap(setUp(game, table));
  for (let end = game.outcome(state); ; end = game.outcome(state)) {
    if (end) return challenger.evaluate(state)[seat];
    const actor = game.actor(state);
    if (typeof actor !== 'number') state = game.apply(state, chooseChance(game.chances(state), chance()));
    else {
      const mind = actor === seat ? challenger : champion;
      state = mind.choices(game.view(state, actor))[0].moves.reduce(game.apply, state);
    }
  }
};

interface Comparison {
  /** Mean gain of the challenger over an equal share, and its significance in standard errors. */
  readonly gain: number;
  readonly sureness: number;
}

const compare = <State, Move, Options extends OptionValues, Weights>(
  tuning: Tuning<State, Move, Options, Weights>,
  challenger: Weights,
  champion: Weights,
  deals: number,
  seed: string,
): Comparison => {
  const { tables, weights, mindOf } = tuning;
  const minds = [mindOf(challenger), mindOf(champion)] as const;
  const gains: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const table = tables[deal % tables.length];
    let worth = 0;
    for (let seat = 0; seat < table.seats; seat++) worth += playFrom(tuning, seat, minds, table, `${seed}/${deal}`);
    const fair = weights.winning / table.seats + (1 - weights.winning) / 2;
    gains.push(worth / table.seats - fair);
  }
  const gain = gains.reduce((sum, one) => sum + one, 0) / deals;
  const spread = Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (deals * Math.max(1, deals - 1)));
  return { gain, sureness: spread > 0 ? gain / spread : 0 };
};

interface Effort {
  readonly deals: number;
  readonly passes: number;
  readonly seed: string;
}

const tune = <State, Move, Options extends OptionValues, Weights>(
  tuning: Tuning<State, Move, Options, Weights>,
  { deals, passes, seed }: Effort,
): void => {
  let best: Weights = tuning.weights;
  for (let pass = 1; pass <= passes; pass++) {
    const factor = pass === 1 ? 1.4 : 1.2;
    for (const [name, turned] of Object.entries(tuning.knobs)) {
      for (const by of [factor, 1 / factor]) {
        const challenger = turned(best, by);
        const { gain, sureness } = compare(tuning, challenger, best, deals, `${seed}/${pass}/${name}`);
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
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '120' },
    passes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});

const effort: Effort = { deals: Number(values.deals), passes: Number(values.passes), seed: values.seed };
const { id, tuning } = findTested(positionals[0]);
if (!tuning) throw new Error(`no weights to tune for ${id}`);
tuning.use((one) => tune(one, effort));
