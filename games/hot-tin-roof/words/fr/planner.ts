import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'Le quartier',
  boardHelp:
    'Choisissez une benne par son numéro. Les flèches gauche et droite parcourent ce qui est possible, haut et bas vos chats. Entrée fait ce qui est prévu, E finit le tour.',
  dropped: 'Le plan est abandonné.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à refaire.',
  keys: {
    dumpsters: 'Choisir une benne',
    plans: 'Parcourir les places possibles',
    cats: 'Parcourir vos chats',
    cat: 'Le chat suivant',
    enter: 'Faire ce qui est prévu, ou finir le tour',
    other: 'La même chose autrement : autre paire, passerelle ou paiement',
    decline: 'Ne rien construire',
    end: 'Finir le tour',
    undo: 'Annuler',
    redo: 'Refaire',
    escape: 'Abandonner le plan',
    chart: 'Déplacer la vue',
    zoom: 'Plus près, plus loin',
    whole: 'Tout le quartier',
    centre: 'Revenir au quartier entier',
  },
} as const satisfies Translated<typeof english>;
