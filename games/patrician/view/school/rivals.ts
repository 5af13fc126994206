import { CARDS, CITIES, type Move, type State, cardPlayed, patrician } from '../../game';

/** A move as scripts have it: as in records, but for building, where the city is named: `roma:A`. */
const wordOf = (state: State, move: Move): string =>
  move.kind === 'build' ? `${CITIES[CARDS[cardPlayed(state)].city]}:${move.site}` : patrician.formatMove(state, move);

/** What chance and the others do: the first word of the script that the rules allow in this moment, or else the first move at all. */
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
