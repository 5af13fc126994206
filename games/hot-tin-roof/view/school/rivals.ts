import { LETTERS, type Move, type State, hotTinRoof } from '../../game';

/** A move in a script: as in records, with the letter of the seat, `B:home2`; chance has none. */
const wordOf = (state: State, move: Move): string => {
  const actor = hotTinRoof.actor(state);
  const token = hotTinRoof.formatMove(state, move);
  return typeof actor === 'number' ? `${LETTERS[actor]}:${token}` : token;
};

/**
 * Moves of chance and the others: the first word of the script that is legal now. Without one, the last legal move,
 * which builds nothing and ends the turn.
 */
export const replyOf =
  (script: string) =>
  (state: State): Move => {
    const moves = hotTinRoof.legalMoves(state);
    for (const word of script.split(' ')) {
      const wanted = moves.find((move) => wordOf(state, move) === word);
      if (wanted) return wanted;
    }
    return moves[moves.length - 1];
  };
