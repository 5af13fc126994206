import type { Rules } from '@showboat/engine';
import { outcome } from './rules/finish';
import type { Move } from './rules/moves';
import { formatMove, notation, parseMove } from './rules/notation';
import { OPTIONS, type Options, PRESETS } from './rules/options';
import { redeal } from './rules/redeal';
import { refuse } from './rules/refusals';
import { actor, apply, asides, chances, legalMoves } from './rules/rules';
import { setup } from './rules/setup';
import { ENDINGS, type State } from './rules/state';
import { seenMove, view } from './rules/view';

// The rules for everything that shows or plays the game: the game itself, and what may be asked about a moment. Bots and words
// are separate, so that they need not be loaded with it.

export const patrician: Rules<State, Move, Options> = {
  id: 'patrician',
  rulesVersion: '1',
  options: OPTIONS, presets: PRESETS, endings: ENDINGS,
  setup, optionsOf: (state) => state.options,
  actor, legalMoves, chances, asides, refuse, apply, outcome,
  view, seenMove, redeal,
  formatMove, parseMove, notation,
}; // biome-ignore format: what belongs together

/** Nobody is ever thrown out of this game. */
export const isEliminated = (): boolean => false;

export { CARDS, type Card, type CardSpec, HIDDEN, PATRICIANS, type Patrician, findCard } from './rules/cards';
export * from './rules/cities';
export * from './rules/finish';
export { type CityForecast, type TowerForecast, forecastOf } from './rules/forecast';
export { citiesOfPenalty, mayPlace } from './rules/messengers';
export { SITES, type Site, isSameMove } from './rules/moves';
export { controllerOf, messengersAt } from './rules/scoring';
export * from './rules/state';
export { type TurnOutcome, outcomesFrom } from './rules/turns';
export { unseenCards } from './rules/unseen';
export { isVeiled, openlyTaken } from './rules/view';
export type { Move, Options, State };
