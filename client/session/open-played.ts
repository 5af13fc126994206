import { type History, type OptionValues, type Result, loadFirstState, openHistory, refused } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { PlayedGame } from './saved';

/** A game as it was kept, read by its rules: every move, and a player for every seat. */
export const openPlayed = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  { beginning, moves, seats }: PlayedGame,
): Promise<Result<History<State, Move>>> => {
  const first = await loadFirstState(view, beginning);
  if (!first.ok) return first;
  if (view.game.optionsOf(first.value).seats !== seats.length)
    return refused({ code: 'bad-field', rule: 'FORMAT', field: 'seats' });
  return openHistory(view.game, first.value, moves);
};
