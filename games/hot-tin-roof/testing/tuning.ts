import type { Move, Options, State } from '../game';
import { createMind } from '../bot/mind';
import { WEIGHTS, type Weights } from '../bot/weights';
import { hotTinRoof } from '../index';
import { type Tuning, knobsFor } from '@showboat/bots/tuning';

export const tuning: Tuning<State, Move, Options, Weights> = {
  game: hotTinRoof,
  weights: WEIGHTS,
  mindOf: createMind,
  tables: [{ seats: 3 }, { seats: 4 }, { seats: 3, deluxe: true }, { seats: 4, deluxe: true }],
  knobs: knobsFor<Weights>([
    'openGap',
    'openGapWithoutPiece',
    'turnsPerFish',
    'turnsToMeet',
    'turnsPerGap',
    'turnsToPlace',
    'cansPerTurn',
    'usualPrice',
    'tribute',
    'catwalkOnBoard',
    'shelterOnBoard',
    'pieceInHand',
    'dumpster',
    'poverty',
    'sharpnessLate',
    'sharpnessEarly',
  ]),
};
