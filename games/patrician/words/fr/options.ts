import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Joueurs', help: 'Nombre de joueurs à la table ; à cinq, il y a une dixième ville, Pistoia.' },
    messengers: {
      title: 'Les Messagers',
      help: 'Les Messagers : les cartes à étoile permettent de placer entre les villes des messagers, qui rapportent deux points pour chacune de leurs tours.',
    },
    lateMessengersCountForPenalty: {
      title: 'Messagers tardifs comptés',
      help: 'Les villes décomptées avant l’arrivée de leur messager comptent aussi pour la pénalité finale.',
    },
    moveMayEmptySite: {
      title: 'Vider un emplacement',
      help: 'Le seul étage d’un emplacement peut être déplacé ; sinon, la tour doit avoir au moins deux étages.',
    },
    openPiles: {
      title: 'Piles ouvertes',
      help: 'Chacun peut consulter toutes les cartes jouées ; sinon, on ne voit que la carte du dessus de chaque pile.',
    },
    tieBreak: {
      title: 'Totaux égaux',
      help: 'À égalité, la place est partagée, ou le plus grand nombre de jetons de prestige ou de séries de portraits décide.',
    },
  },
  values: {
    tieBreak: {
      shared: 'Place partagée',
      tokens: 'Plus de jetons de prestige',
      portraits: 'Plus de séries de portraits',
    },
  },
  on: 'Oui',
  off: 'Non',
  presets: {
    patrician: { title: 'Patrician', help: 'Des tours pour les patriciens de neuf villes, dix à cinq joueurs.' },
    messengers: {
      title: 'Patrician avec Les Messagers',
      help: 'Des messagers entre les villes donnent plus de valeur aux tours.',
    },
  },
};
