import { type Net, type Reading, clearReading, judge, newReading, worthIn, worthOfPlaces } from '@showboat/bots/learning';
import type { Training } from '@showboat/bots/training';
import type { Mind, Random } from '@showboat/engine';
import { highCard } from '../high-card/rules/game';
import { type Move, type Options, type State, apply, legalMoves, mover, outcome, roundOf, sumOf } from '../high-card/rules/state';

// High card with a hand-made mind that knows nothing: whatever its bots do after a training, they have learned.

const NAMES = { own: ['sum', 'card in hand', 'cards laid'], table: ['round'] };
const WINNING = 0.75;

const read = (state: State, reading: Reading): void => {
  clearReading(reading, state.options.seats, NAMES.own.length);
  reading.sharpness = 1;
  reading.standing.fill(0);
  reading.table[0] = roundOf(state) / 3;
  for (let seat = 0; seat < reading.seats; seat++) {
    const at = seat * NAMES.own.length;
    reading.own[at] = sumOf(state, seat) / 36;
    reading.own[at + 1] = Math.max(0, ...state.hands[seat]) / 24;
    reading.own[at + 2] = state.laid[seat].length / 3;
  }
};

const mindOf = (net?: Net): Mind<State, Move> => {
  const reading = newReading(NAMES);
  const evaluate = (state: State): readonly number[] => {
    const end = outcome(state);
    if (end) return worthOfPlaces(end.places, WINNING);
    read(state, reading);
    judge(reading, net);
    return Array.from({ length: reading.seats }, (_, seat) => worthIn(reading, seat, WINNING));
  };
  return {
    choices: (state) =>
      legalMoves(state)
        .map((move) => ({ move, after: apply(state, move) }))
        .map(({ move, after }) => ({ moves: [move], state: after, values: evaluate(after) }))
        .sort((a, b) => b.values[mover(state)] - a.values[mover(state)]),
    evaluate,
    flavour: () => 0,
  };
};

export const toy: Training<State, Move, Options> = {
  game: highCard,
  features: { ...NAMES, read },
  mindOf,
  tableOf: (random: Random) => ({ seats: random() < 0.5 ? 2 : 3 }),
  hidden: 4,
  second: 4,
};
