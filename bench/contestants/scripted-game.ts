import { setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { OPTIONS } from '../load/script';

type State = Parameters<typeof game.apply>[0];

/** A game in the room of a peer: our rules check every move, and chance is what it was at our own table. */
export interface Scripted {
  readonly state: State;
  /** How many draws were used. */
  readonly drawn: number;
}

const withChance = (state: State, drawn: number, draws: readonly string[]): Scripted => {
  if (game.actor(state) !== 'chance') return { state, drawn };
  return withChance(game.apply(state, unwrap(game.parseMove(state, draws[drawn]))), drawn + 1, draws);
};

export const beginScripted = (draws: readonly string[]): Scripted => withChance(unwrap(setUp(game, OPTIONS)), 0, draws);

/** `undefined` if the moves are not legal, or not this seat's. */
export const playScripted = (
  { state, drawn }: Scripted,
  draws: readonly string[],
  seat: number,
  tokens: readonly string[],
): Scripted | undefined => {
  let at = state;
  for (const token of tokens) {
    const move = game.actor(at) === seat ? game.parseMove(at, token) : undefined;
    if (!move?.ok || game.refuse(at, move.value)) return undefined;
    at = game.apply(at, move.value);
  }
  return withChance(at, drawn, draws);
};

/** The seat to decide; -1 where that is nobody. */
export const actorOf = ({ state }: Scripted): number => {
  const actor = game.actor(state);
  return typeof actor === 'number' ? actor : -1;
};

export const outcomeOf = ({ state }: Scripted): unknown => game.outcome(state);
