import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    mode: {
      title: 'Partie',
      help: 'La partie avec passagers, ou l’école de pilotage : trois tuiles, pas de passagers, le premier à la jetée gagne.',
    },
    seats: { title: 'Joueurs', help: 'Nombre de joueurs à la table.' },
    tileSet: {
      title: 'Jeu de tuiles',
      help: 'Les tuiles des boîtes, ou des nouvelles pour qui connaît les anciennes par cœur.',
    },
    expansionTiles: {
      title: 'Tuiles du Black Rose',
      help: 'Laisser les tuiles du Black Rose dans la boîte, ajouter les six, ou les échanger contre des tuiles de votre choix.',
    },
    swap: {
      title: 'Tuiles à échanger',
      help: 'Les tuiles à échanger, celles qui sortent et celles qui entrent. Moins d’embarcadères, moins de passagers.',
    },
    tiles: {
      title: 'Tuiles une à une',
      help: 'Les tuiles de la pile une à une, au lieu des deux choix précédents.',
    },
    boatsEach: { title: 'Bateaux par joueur', help: 'Nombre de bateaux de chaque joueur.' },
    rose: { title: 'Le Black Rose', help: 'Le Black Rose navigue aussi, piloté par le dernier.' },
    exchange: {
      title: 'Échange de charbon',
      help: 'Deux bateaux pilotés par le même joueur peuvent échanger du charbon côte à côte.',
    },
    exchangeAtJetties: { title: 'Échange à quai', help: 'L’échange de charbon est aussi permis aux embarcadères.' },
    win: { title: 'Pour gagner', help: 'Avec deux bateaux : l’un d’eux doit arriver, ou les deux.' },
    playOn: { title: 'Jouer jusqu’au bout', help: 'Continuer pour les autres places après l’arrivée du premier bateau.' },
    pushTaboo: {
      title: 'Poussée en arrière interdite',
      help: 'Où l’on ne peut pas pousser : sur toute case traversée ce tour par le pousseur, ou seulement sur celle d’où il vient.',
    },
    startFacing: {
      title: 'Cap au départ',
      help: 'Au départ, chacun oriente sa proue à son gré, ou tous vers l’aval.',
    },
    landingSpeed: {
      title: 'Vitesse d’arrivée',
      help: 'La vitesse maximale pour arriver à la jetée ; 2 ou 6 abrègent les bousculades devant elle.',
    },
    noPushAstern: {
      title: 'Pas de poussée à reculons',
      help: 'Aucun bateau n’est poussé sur la case juste derrière lui.',
    },
    keepTiles: {
      title: 'Garder les tuiles',
      help: 'Les tuiles que tous les bateaux ont quittées restent sur la table.',
    },
    roundLimit: { title: 'Dernière manche', help: 'La course s’arrête à la fin de cette manche ; 0 : sans limite.' },
    sandBars: { title: 'Bancs de sable', help: 'Les bancs de sable retiennent les bateaux ; sinon, c’est de l’eau calme.' },
    logs: { title: 'Bois flottant', help: 'Le bois flottant freine les bateaux ; sinon, c’est de l’eau calme.' },
    coalSupply: { title: 'Quais à charbon', help: 'Les quais à charbon remplissent la soute ; sinon, c’est de l’eau calme.' },
  },
  values: {
    mode: { passengers: 'Avec passagers', school: 'École de pilotage' },
    tileSet: { classic: 'Celles des boîtes', 'new-waters': 'Eaux nouvelles' },
    expansionTiles: { none: 'Aucune', add: 'Les six en plus', swap: 'En échange' },
    boatsEach: { 1: 'Un bateau', 2: 'Deux bateaux' },
    win: { 'one-boat': 'Un bateau arrive', 'both-boats': 'Les deux arrivent' },
    pushTaboo: { crossed: 'Sur les cases traversées', left: 'Sur la case quittée' },
    startFacing: { free: 'Au choix', downstream: 'Vers l’aval' },
    landingSpeed: { 1: 'Vitesse 1 seulement', 2: 'Jusqu’à la vitesse 2', 6: 'Toute vitesse' },
    roundLimit: { 0: 'Sans limite' },
  },
  on: 'Oui',
  off: 'Non',
  presets: {
    'driving-school': { title: 'École de pilotage', help: 'Trois tuiles, pas de passagers : apprenez à piloter.' },
    'passenger-game': { title: 'Partie avec passagers', help: 'Le vrai jeu : deux passagers, puis la jetée.' },
    'two-by-two': {
      title: 'Deux joueurs, deux bateaux chacun',
      help: 'Quatre bateaux, échange de charbon, quelques eaux du Black Rose.',
    },
    'two-and-rose': {
      title: 'Deux joueurs et le Black Rose',
      help: 'Un bateau chacun ; le dernier pilote aussi le Black Rose.',
    },
    six: { title: 'Six joueurs', help: 'Le sixième bateau part du chantier naval.' },
    'three-by-two': { title: 'Trois joueurs, deux bateaux chacun', help: 'Six bateaux sur le fleuve.' },
    everything: {
      title: 'Le grand jeu',
      help: 'Les dix-sept tuiles, deux bateaux chacun, échange de charbon même à quai, et le Black Rose.',
    },
  },
};
