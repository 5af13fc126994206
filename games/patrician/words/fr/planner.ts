import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'Les villes',
  boardHelp:
    'Choisissez une carte par son numéro, une tour avec les flèches gauche et droite, et appuyez sur Entrée pour construire. Les flèches parcourent aussi les étages à déplacer, les cartes à prendre et les routes pour un messager.',
  dropped: 'Le plan est abandonné.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à refaire.',
  noCard: (city) => `Vous n’avez aucune carte de ${city}.`,
  begun: (city) => `Premier étage à ${city}. Choisissez où va le second.`,
  keys: {
    cards: 'Choisir une carte de votre main',
    plans: 'Parcourir les places possibles',
    hand: 'Parcourir vos cartes',
    enter: 'Construire, déplacer, prendre ou placer comme prévu',
    other: 'L’autre tour, ou la place suivante',
    decline: 'Ne rien déplacer, ne placer aucun messager',
    undo: 'Annuler',
    redo: 'Refaire',
    escape: 'Abandonner le plan',
    chart: 'Déplacer la vue',
    zoom: 'Plus près, plus loin',
    whole: 'Tout le plateau',
    centre: 'Revenir au plateau entier',
  },
} as const satisfies Translated<typeof english>;
