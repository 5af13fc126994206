import { type Random, pick } from '@showboat/engine';
import type { Training } from '@showboat/bots/training';
import { read } from '../bot/evaluate';
import { NAMES } from '../bot/features';
import { createMind } from '../bot/mind';
import { WEIGHTS } from '../bot/weights';
import { type Move, type Options, type State, isEliminated } from '../game';
import { mississippiQueen } from '../index';
import { CASES } from './cases';

const usual = (random: Random): Readonly<Record<string, unknown>> => ({
  seats: pick(random, [3, 3, 4, 4, 4, 5, 5, 6]),
  tileSet: pick(random, ['classic', 'classic', 'classic', 'new-waters']),
  expansionTiles: pick(random, ['none', 'none', 'none', 'add']),
});

export const training: Training<State, Move, Options> = {
  game: mississippiQueen,
  features: { ...NAMES, read },
  mindOf: (net) => createMind(WEIGHTS, net),
  // The presets have all else that people are offered: the school, two boats each, the Rose.
  tableOf: (random) => (random() < 0.65 ? usual(random) : pick(random, CASES).options),
  isEliminated,
  hidden: 24,
  second: 16,
};
