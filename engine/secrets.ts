import type { Positions, Rules, Seat } from './game';
import type { History } from './history';
import { seenHistory } from './memory';
import type { OptionValues } from './options';
import type { Random } from './random';
import { unwrap } from './result';

/** Whether something is still hidden from those who only watch. */
export const hasSecrets = <State, Move, Options extends OptionValues>(game: Rules<State, Move, Options>, state: State): boolean =>
  game.outcome(state) === undefined && game.view(state, undefined) !== state;

/** A position between turns, and the moves since then. */
export interface DealtAnew<Move> {
  readonly position: unknown;
  readonly moves: readonly Move[];
}

/** Deals that are tried: what was played since the last position must be possible in one of them. */
const TRIES = 300;

/** The moves that can be made from here, up to the first that cannot. */
const possible = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  moves: readonly Move[],
): readonly Move[] => {
  let state = start;
  for (const [count, move] of moves.entries()) {
    if (game.refuse(state, move)) return moves.slice(0, count);
    state = game.apply(state, move);
  }
  return moves;
};

/**
 * The present of a running game as it may be for all that a seat (undefined: a spectator) knows: what is hidden from it is dealt anew.
 * Nothing here depends on what is hidden. `undefined` where no turn has begun yet.
 */
export const dealAnew = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { formatPosition }: Pick<Positions<State>, 'formatPosition'>,
  history: History<State, Move>,
  seat: Seat | undefined,
  random: Random,
): DealtAnew<Move> | undefined => {
  const from = history.states.findLastIndex((state) => formatPosition(state).ok);
  if (from < 0) return undefined;
  const seen = seenHistory(game, history, seat);
  const since = seen.moves.slice(from);
  let best: { readonly dealt: State; readonly moves: readonly Move[] } | undefined;
  for (let tries = 0; tries < TRIES && best?.moves.length !== since.length; tries++) {
    const dealt = game.redeal(seen.states[from], seat, random);
    const moves = possible(game, dealt, since);
    if (!best || moves.length > best.moves.length) best = { dealt, moves };
  }
  return best && { position: unwrap(formatPosition(best.dealt)), moves: best.moves };
};
