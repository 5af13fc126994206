import { type OptionValues, type Random, hasSecrets, loadFirstState, openHistory, present, unwrap } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { branchOf } from './branch';
import { sharedPosition } from './position';
import { recordOf } from './record';
import { type MaybeSealed, sealOf } from './seal';
import { type Shared, sharedOf } from './shared';

/** What there is to share of a game and of a moment in it. */
export interface Offer {
  /** While players hide something from each other, the whole game waits for its end; so does the record. */
  readonly game: Shared | undefined;
  /** As long as something is hidden, that is dealt anew. */
  readonly moment: Shared;
  readonly record: string | undefined;
  readonly isSecret: boolean;
}

export const offerOf = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  played: MaybeSealed,
  count: number,
  random?: Random,
): Promise<Offer> => {
  const { game } = view;
  const history = unwrap(openHistory(game, unwrap(await loadFirstState(view, played.beginning)), played.moves));
  if (hasSecrets(game, present(history))) {
    const moment = { ...sharedOf(played), ...(await branchOf(view, played, count, random)), seats: undefined };
    return { game: undefined, moment, record: undefined, isSecret: true };
  }
  const moment = await sharedPosition(view, played, count, history.states[count]);
  const isOver = game.outcome(present(history)) !== undefined;
  const record = recordOf(game, played, isOver ? sealOf(played, { isOver }) : undefined);
  return { game: sharedOf(played), moment, record, isSecret: false };
};
