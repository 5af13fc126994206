import { pick } from '@showboat/engine';
import type { Training } from '@showboat/bots/training';
import { read } from '../bot/evaluate';
import { NAMES } from '../bot/features';
import { createMind } from '../bot/mind';
import { WEIGHTS } from '../bot/weights';
import type { Move, Options, State } from '../game';
import { hotTinRoof } from '../index';
import { CASES } from './cases';

export const training: Training<State, Move, Options> = {
  game: hotTinRoof,
  features: { ...NAMES, read },
  mindOf: (net) => createMind(WEIGHTS, net),
  tableOf: (random) => (random() < 0.8 ? { seats: pick(random, [3, 4]), deluxe: random() < 0.5 } : pick(random, CASES).options),
  hidden: 24,
  second: 16,
};
