import type { Rules, Seat } from './game';
import { type History, present, statesFrom } from './history';
import type { OptionValues } from './options';

// A perfect memory knows more than the view of a moment, because things are visible for a while. What was seen of every
// move, applied to what was known before, is what is known after it.

/** What a seat knows after a move, from what it knew before. */
export const knownAfter = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  known: State,
  { before, move, after }: { readonly before: State; readonly move: Move; readonly after: State },
  seat: Seat | undefined,
): State => {
  const seen = game.seenMove(before, move, seat);
  return known === before && seen === move ? after : game.apply(known, seen);
};

/** A game as a seat or a spectator has watched it from the beginning: what it saw of every move, and what it knew then. */
export const seenHistory = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { states, moves }: Pick<History<State, Move>, 'states' | 'moves'>,
  seat: Seat | undefined,
): History<State, Move> => {
  const known = [game.view(states[0], seat)];
  for (const [i, move] of moves.entries()) {
    known.push(knownAfter(game, known[i], { before: states[i], move, after: states[i + 1] }, seat));
  }
  const end = moves.length;
  // When the game is over, everything is revealed.
  if (game.actor(states[end]) === 'nobody') known[end] = game.view(states[end], seat);
  return { states: known, moves: moves.map((move, i) => game.seenMove(states[i], move, seat)), undone: [] };
};

/** What a seat or a spectator knows after watching these moves. From a position alone that is the view. */
export const knownTo = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  moves: readonly Move[],
  seat: Seat | undefined,
): State => present(seenHistory(game, { states: statesFrom(game, start, moves), moves }, seat));
