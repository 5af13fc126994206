import { createMind } from '../bot/mind';
import { WEIGHTS, type Weights } from '../bot/weights';
import { mississippiQueen } from '../index';
import type { Options } from '../game';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { type Tuning, knobsFor } from '@showboat/bots/tuning';

const coal =
  (isMeant: (piece: number) => boolean) =>
  (weights: Weights, factor: number): Weights => ({
    ...weights,
    coal: weights.coal.map((worth, piece) => (isMeant(piece) ? worth * factor : worth)),
  });

export const tuning: Tuning<State, Move, Options, Weights> = {
  game: mississippiQueen,
  weights: WEIGHTS,
  mindOf: createMind,
  tables: [{ seats: 4 }, { seats: 3 }, { seats: 5 }, { seats: 2, rose: true }, { seats: 3, expansionTiles: 'add' }],
  knobs: {
    ...knobsFor<Weights>(['tileLength', 'unknownStation', 'contested', 'scarcity', 'helpless', 'forcedCoal', 'sharpness']),
    firstCoal: coal((piece) => piece < 2),
    lastCoal: coal((piece) => piece >= 2),
  },
};
