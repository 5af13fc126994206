import type { SurroundingPhrases } from '../surroundings';
import { nameCard } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { hand: 'Your hand', cities: 'Cities', players: 'Players', messengers: 'Messengers' },
  emptyHand: 'No cards.',
  noMessengers: 'None on the board yet.',
  handCard: (card, id) => `${id}: ${nameCard(card)}`,
  questionHint: 'A city such as roma',
};
