import type { SurroundingPhrases } from '../surroundings';
import { nameCard } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { hand: 'Votre main', cities: 'Villes', players: 'Joueurs', messengers: 'Messagers' },
  emptyHand: 'Aucune carte.',
  noMessengers: 'Aucun sur le plateau pour l’instant.',
  handCard: (card, id) => `${id} : ${nameCard(card)}`,
  questionHint: 'Une ville, par exemple roma',
};
