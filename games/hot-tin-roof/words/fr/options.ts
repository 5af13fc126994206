import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Joueurs', help: 'Nombre de joueurs à la table.' },
    deluxe: {
      title: 'Passerelles de luxe',
      help: 'Passerelles de luxe : chacun a une septième passerelle, qui coûte deux boîtes aux autres et se pose une fois que tous ont un poisson.',
    },
    'fishByPlayers.3': { title: 'Poissons à trois joueurs', help: 'Nombre de poissons au marché à trois joueurs.' },
    'fishByPlayers.4': { title: 'Poissons à quatre joueurs', help: 'Nombre de poissons au marché à quatre joueurs.' },
    penaltyPerCatLeft: {
      title: 'Pénalité par chat resté dehors',
      help: 'Boîtes que coûte à la fin chacun de vos chats encore sur le plateau.',
    },
    startCans: { title: 'Boîtes au départ', help: 'Boîtes de chaque joueur au départ.' },
    ante: { title: 'Mise', help: 'La mise, un multiple de cinq : un cinquième va sur chaque benne.' },
    pauperIncome: { title: 'Revenu sans mise', help: 'Boîtes de la réserve pour qui n’a pas de quoi miser.' },
    'dumpsterStart.home': { title: 'Boîtes des bennes Logis', help: 'Boîtes sur chaque benne Logis au départ.' },
    'dumpsterStart.catwalk': { title: 'Boîtes de la benne Passerelle', help: 'Boîtes sur la benne Passerelle au départ.' },
    'dumpsterStart.shelter': { title: 'Boîtes de la benne Abri', help: 'Boîtes sur la benne Abri au départ.' },
    tributeCatwalk: { title: 'Péage d’une passerelle', help: 'Boîtes à payer pour franchir la passerelle d’un autre joueur.' },
    tributeDeluxe: {
      title: 'Péage d’une passerelle de luxe',
      help: 'Boîtes à payer pour franchir la passerelle de luxe d’un autre joueur.',
    },
    tributeShelter: { title: 'Péage d’un abri', help: 'Boîtes à payer pour entrer dans l’abri d’un autre joueur.' },
    fishValue: { title: 'Valeur d’un poisson', help: 'Boîtes que vaut un poisson à la fin.' },
    catwalksEach: { title: 'Passerelles par joueur', help: 'Nombre de passerelles de chaque joueur.' },
    sheltersEach: { title: 'Abris par joueur', help: 'Nombre d’abris de chaque joueur.' },
    pairsEach: { title: 'Paires par joueur', help: 'Nombre de paires de chats de chaque joueur.' },
    noProgressRounds: {
      title: 'Manches sans progrès',
      help: 'La partie finit après ce nombre de manches où rien n’a été placé et aucun poisson pris.',
    },
    board: {
      title: 'Plateau',
      help: 'Le plateau : notre propre quartier, ou un fichier de plateau, pour qui possède le plateau imprimé.',
    },
  },
  values: { board: { standard: 'Notre propre quartier', own: 'Votre propre plateau' } },
  on: 'Oui',
  off: 'Non',
  presets: {
    'hot-tin-roof': { title: 'Hot Tin Roof', help: 'Des chats, des passerelles et des sardines sur quinze toits.' },
    deluxe: {
      title: 'Hot Tin Roof avec Passerelles de luxe',
      help: 'Une fois que tous ont un poisson, chacun peut poser une passerelle qui coûte deux boîtes aux autres.',
    },
  },
};
