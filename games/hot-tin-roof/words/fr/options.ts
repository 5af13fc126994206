import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Joueurs', 'Nombre de joueurs à la table.'],
    deluxe: [
      'Passerelles de luxe',
      'Passerelles de luxe : chacun a une septième passerelle, qui coûte deux boîtes aux autres et se pose une fois que tous ont un poisson.',
    ],
    'fishByPlayers.3': ['Poissons à trois joueurs', 'Nombre de poissons au marché à trois joueurs.'],
    'fishByPlayers.4': ['Poissons à quatre joueurs', 'Nombre de poissons au marché à quatre joueurs.'],
    penaltyPerCatLeft: ['Pénalité par chat resté dehors', 'Boîtes que coûte à la fin chacun de vos chats encore sur le plateau.'],
    startCans: ['Boîtes au départ', 'Boîtes de chaque joueur au départ.'],
    ante: ['Mise', 'La mise, un multiple de cinq : un cinquième va sur chaque benne.'],
    pauperIncome: ['Revenu sans mise', 'Boîtes de la réserve pour qui n’a pas de quoi miser.'],
    'dumpsterStart.home': ['Boîtes des bennes Logis', 'Boîtes sur chaque benne Logis au départ.'],
    'dumpsterStart.catwalk': ['Boîtes de la benne Passerelle', 'Boîtes sur la benne Passerelle au départ.'],
    'dumpsterStart.shelter': ['Boîtes de la benne Abri', 'Boîtes sur la benne Abri au départ.'],
    tributeCatwalk: ['Péage d’une passerelle', 'Boîtes à payer pour franchir la passerelle d’un autre joueur.'],
    tributeDeluxe: ['Péage d’une passerelle de luxe', 'Boîtes à payer pour franchir la passerelle de luxe d’un autre joueur.'],
    tributeShelter: ['Péage d’un abri', 'Boîtes à payer pour entrer dans l’abri d’un autre joueur.'],
    fishValue: ['Valeur d’un poisson', 'Boîtes que vaut un poisson à la fin.'],
    catwalksEach: ['Passerelles par joueur', 'Nombre de passerelles de chaque joueur.'],
    sheltersEach: ['Abris par joueur', 'Nombre d’abris de chaque joueur.'],
    pairsEach: ['Paires par joueur', 'Nombre de paires de chats de chaque joueur.'],
    noProgressRounds: [
      'Manches sans progrès',
      'La partie finit après ce nombre de manches où rien n’a été placé et aucun poisson pris.',
    ],
    board: ['Plateau', 'Le plateau : notre propre quartier, ou un fichier de plateau, pour qui possède le plateau imprimé.'],
  },
  values: { board: { standard: 'Notre propre quartier', own: 'Votre propre plateau' } },
  on: 'Oui',
  off: 'Non',
  presets: {
    'hot-tin-roof': ['Hot Tin Roof', 'Des chats, des passerelles et des sardines sur quinze toits.'],
    deluxe: [
      'Hot Tin Roof avec Passerelles de luxe',
      'Une fois que tous ont un poisson, chacun peut poser une passerelle qui coûte deux boîtes aux autres.',
    ],
  },
};
