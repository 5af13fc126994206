import { type Random, pick } from '@showboat/engine';
import type { ChessMove, ChessPosition, Chessops } from '../peers';

const LONGEST_GAME = 300;
const PROMOTIONS = ['queen', 'knight', 'rook', 'bishop'] as const;

const legalMoves = (position: ChessPosition): readonly ChessMove[] => {
  const moves: ChessMove[] = [];
  const promotesFrom = position.turn === 'white' ? 6 : 1;
  for (const [from, destinations] of position.allDests(position.ctx())) {
    const promotes = from >> 3 === promotesFrom && position.board.pawn.has(from);
    for (const to of destinations) {
      if (promotes) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to, promotion: undefined });
    }
  }
  return moves;
};

/**
 * Random chess, as the `perft` of chessops walks: all destinations, one move each, four where a pawn promotes. A game ends without a
 * legal move or after 300 plies; nobody asks for dead positions, which would only cost time.
 */
export const randomChessGames =
  ({ Chess }: Chessops, random: Random): (() => number) =>
  () => {
    const position = Chess.default();
    let plies = 0;
    for (; plies < LONGEST_GAME; plies++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position.play(pick(random, moves));
    }
    return plies;
  };
