import type { Move, Options, State } from '../../games/hot-tin-roof/game';
import { createMind } from '../../games/hot-tin-roof/bot/mind';
import { WEIGHTS, type Weights } from '../../games/hot-tin-roof/bot/weights';
import { hotTinRoof } from '../../games/hot-tin-roof/index';
import { type Tuning, knobsFor } from './tuning';

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
