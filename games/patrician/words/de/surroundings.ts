import type { SurroundingPhrases } from '../surroundings';
import { nameCard } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { hand: 'Deine Hand', cities: 'Städte', players: 'Spieler', messengers: 'Boten' },
  emptyHand: 'Keine Karten.',
  noMessengers: 'Noch keine auf dem Spielplan.',
  handCard: (card, id) => `${id}: ${nameCard(card)}`,
  questionHint: 'Eine Stadt wie roma',
};
