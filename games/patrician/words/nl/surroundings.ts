import type { SurroundingPhrases } from '../surroundings';
import { nameCard } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { hand: 'Je hand', cities: 'Steden', players: 'Spelers', messengers: 'Boden' },
  emptyHand: 'Geen kaarten.',
  noMessengers: 'Nog geen op het bord.',
  handCard: (card, id) => `${id}: ${nameCard(card)}`,
  questionHint: 'Een stad zoals roma',
};
