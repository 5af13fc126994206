import { pick } from '@showboat/engine';
import type { Training } from '@showboat/bots/training';
import { createEvaluation } from '../bot/evaluate';
import { NAMES } from '../bot/features';
import { createMind } from '../bot/mind';
import { WEIGHTS } from '../bot/weights';
import type { Move, Options, State } from '../game';
import { patrician } from '../index';
import { CASES } from './cases';

export const training: Training<State, Move, Options> = {
  game: patrician,
  features: { ...NAMES, read: createEvaluation(WEIGHTS).read },
  mindOf: (net) => createMind(WEIGHTS, net),
  tableOf: (random) =>
    random() < 0.9 ? { seats: pick(random, [2, 2, 3, 4, 4, 5]), messengers: random() < 0.5 } : pick(random, CASES).options,
  hidden: 12,
  second: 8,
};
