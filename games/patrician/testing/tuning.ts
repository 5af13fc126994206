import type { Move, Options, State } from '../game';
import { createMind } from '../bot/mind';
import { WEIGHTS, type Weights } from '../bot/weights';
import { patrician } from '../index';
import { type Tuning, knobsFor } from '@showboat/bots/tuning';

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
