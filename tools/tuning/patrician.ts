import type { Move, Options, State } from '../../games/patrician/game';
import { createMind } from '../../games/patrician/bot/mind';
import { WEIGHTS, type Weights } from '../../games/patrician/bot/weights';
import { patrician } from '../../games/patrician/index';
import { type Tuning, knobsFor } from './tuning';

export const tuning: Tuning<State, Move, Options, Weights> = {
  game: patrician,
  weights: WEIGHTS,
  mindOf: createMind,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 5 }, { seats: 2, messengers: true }, { seats: 4, messengers: true }],
  knobs: knobsFor<Weights>([
    'top',
    'crestInHand',
    'open',
    'openUnheld',
    'openHeld',
    'blur',
    'fetch',
    'anyCard',
    'moveFloor',
    'doubleCrest',
    'reach',
    'reachSecond',
    'leave',
    'messenger',
    'penaltyBlur',
    'sharpness',
    'sharpnessOpen',
  ]),
};
