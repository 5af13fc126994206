import { CARDS, CITIES, type Move, type State, cardPlayed, patrician } from '../../game';

/** A move in a script: as in records, except for building, where the city is named: `roma:A`. */
const wordOf = (state: State, move: Move): string =>
  move.kind === 'build' ? `${CITIES[CARDS[cardPlayed(state)].city]}:${move.site}` : patrician.formatMove(state, move);

/** Moves of chance and the others: the first word of the script that is legal now, otherwise the first legal move. */
export const replyOf =
  (script: string) =>
  (state: State): Move => {
    const moves = patrician.legalMoves(state);
    for (const word of script.split(' ')) {
      const wanted = moves.find((move) => wordOf(state, move) === word);
      if (wanted) return wanted;
    }
    return moves[0];
  };
