import { type OptionValues, type Result, setUp } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { Beginning } from './saved';

/** The first state of a game, wherever it began. */
export const beginningOf = async <State, Move, Options extends OptionValues>(
  { game, loadPositions }: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  beginning: Beginning,
): Promise<Result<State>> =>
  beginning.kind === 'options' ? setUp(game, beginning.options) : (await loadPositions()).parsePosition(beginning.position);
