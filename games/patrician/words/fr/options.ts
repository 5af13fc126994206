import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Joueurs', 'Nombre de joueurs à la table ; à cinq, il y a une dixième ville, Pistoia.'],
    messengers: [
      'Les Messagers',
      'Les Messagers : les cartes à étoile permettent de placer entre les villes des messagers, qui rapportent deux points pour chacune de leurs tours.',
    ],
    lateMessengersCountForPenalty: [
      'Messagers tardifs comptés',
      'Les villes décomptées avant l’arrivée de leur messager comptent aussi pour la pénalité finale.',
    ],
    moveMayEmptySite: [
      'Vider un emplacement',
      'Le seul étage d’un emplacement peut être déplacé ; sinon, la tour doit avoir au moins deux étages.',
    ],
    openPiles: [
      'Piles ouvertes',
      'Chacun peut consulter toutes les cartes jouées ; sinon, on ne voit que la carte du dessus de chaque pile.',
    ],
    tieBreak: [
      'Totaux égaux',
      'À égalité, la place est partagée, ou le plus grand nombre de jetons de prestige ou de séries de portraits décide.',
    ],
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
    patrician: ['Patrician', 'Des tours pour les patriciens de neuf villes, dix à cinq joueurs.'],
    messengers: ['Patrician avec Les Messagers', 'Des messagers entre les villes donnent plus de valeur aux tours.'],
  },
};
