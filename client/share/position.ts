import type { OptionValues } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { PlayedGame } from '../session/saved';
import { type Shared, sharedOf } from './shared';

/**
 * The moment after `count` moves, as briefly as possible: between turns the position alone; within a turn there is none, so the
 * moves are included instead.
 */
export const sharedPosition = async <State, Move, Options extends OptionValues>(
  { game, loadPositions }: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  played: PlayedGame,
  count: number,
  state: State,
): Promise<Shared> => {
  const position = (await loadPositions()).formatPosition(state);
  if (!position.ok) return { ...sharedOf(played, count), seats: undefined };
  const beginning = { kind: 'position', position: position.value } as const;
  return { game: game.id, rules: game.rulesVersion, beginning, moves: [], seats: undefined };
};
