import type { Rules, Seat } from './game';
import type { OptionValues } from './options';

/** What a seat, or an onlooker, knows who has watched these moves and forgotten nothing. From a position on its own that is the view. */
export const knownTo = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  moves: readonly Move[],
  seat: Seat | undefined,
): State => {
  const { follow } = game;
  if (follow) {
    let known = game.view(start, seat);
    for (const move of moves) known = follow(known, move, seat);
    // When the game is over, everything is revealed.
    if (game.actor(known) !== 'nobody') return known;
  }
  return game.view(moves.reduce(game.apply, start), seat);
};
