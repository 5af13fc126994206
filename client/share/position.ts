import type { Game, OptionValues } from '@showboat/engine';
import type { SavedGame } from '../session/saved';
import { type Shared, sharedOf } from './shared';

/**
 * The moment after `count` moves, as little as it takes: the position alone between turns; within a turn there is no such thing, and the
 * way there is told instead.
 */
export const sharedPosition = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  saved: SavedGame,
  count: number,
  state: State,
): Shared => {
  const position = game.formatPosition(state);
  if (!position.ok) return { ...sharedOf(saved, count), seats: undefined };
  const beginning = { kind: 'position', position: position.value } as const;
  return { game: game.id, rules: game.rulesVersion, beginning, moves: [], seats: undefined };
};
