import { type Rules, type Seat, roundOf } from './game';
import { type History, present } from './history';
import type { OptionValues } from './options';

/** Where a game stands, for lists that replay nothing. */
export interface Summary {
  /** The round, from 1; 0 in the set-up. */
  readonly number: number;
  /** The seat to decide; `undefined` when the game is over, or chance decides. */
  readonly seat: Seat | undefined;
  /** Places by seat, once it is over. */
  readonly places: readonly number[] | undefined;
}

export const summaryOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
): Summary => {
  const state = present(history);
  const actor = game.actor(state);
  return {
    number: roundOf(game, state),
    seat: typeof actor === 'number' ? actor : undefined,
    places: game.outcome(state)?.places,
  };
};
