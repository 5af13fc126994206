import { CARDS, type Card, LINK_ENDS, type Move, type State, isComplete, patrician as game, unseenCards } from '../game';
import type { Words } from '../words/words';

const isStar = (card: Card): boolean => CARDS[card]?.isStar === true;

/** Another messenger comes only with another star card: in the hand, or still to be taken. */
const isLastStar = (state: State): boolean => {
  const inPile = state.pile.length === 0 ? [] : [...state.pile, ...unseenCards(state)];
  return ![...state.players[state.turn].hand, ...state.lying, ...inPile].some(isStar);
};

/** A messenger between two cities that are scored already brings nothing. */
const isUseful = ({ towers }: State, move: Move): boolean =>
  move.kind === 'messenger' && LINK_ENDS[move.link].some((city) => !isComplete(towers, city));

/** The last messenger that could be placed is asked about; cards are always taken. */
export const leaving = (state: State, [move]: readonly Move[], { phrases }: Words): string | undefined =>
  state.phase.kind === 'placing' &&
  move?.kind === 'decline' &&
  isLastStar(state) &&
  game.legalMoves(state).some((one) => isUseful(state, one))
    ? phrases.plan.lastMessenger
    : undefined;
