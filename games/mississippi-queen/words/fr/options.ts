import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    mode: [
      'Partie',
      'La partie avec passagers, ou l’école de pilotage : trois tuiles, pas de passagers, le premier à la jetée gagne.',
    ],
    seats: ['Joueurs', 'Nombre de joueurs à la table.'],
    tileSet: ['Jeu de tuiles', 'Les tuiles des boîtes, ou des nouvelles pour qui connaît les anciennes par cœur.'],
    expansionTiles: [
      'Tuiles du Black Rose',
      'Laisser les tuiles du Black Rose dans la boîte, ajouter les six, ou les échanger contre des tuiles de votre choix.',
    ],
    swap: [
      'Tuiles à échanger',
      'Les tuiles à échanger, celles qui sortent et celles qui entrent. Moins d’embarcadères, moins de passagers.',
    ],
    tiles: ['Tuiles une à une', 'Les tuiles de la pile une à une, au lieu des deux choix précédents.'],
    boatsEach: ['Bateaux par joueur', 'Nombre de bateaux de chaque joueur.'],
    rose: ['Le Black Rose', 'Le Black Rose navigue aussi, piloté par le dernier.'],
    exchange: ['Échange de charbon', 'Deux bateaux pilotés par le même joueur peuvent échanger du charbon côte à côte.'],
    exchangeAtJetties: ['Échange à quai', 'L’échange de charbon est aussi permis aux embarcadères.'],
    win: ['Pour gagner', 'Avec deux bateaux : l’un d’eux doit arriver, ou les deux.'],
    playOn: ['Jouer jusqu’au bout', 'Continuer pour les autres places après l’arrivée du premier bateau.'],
    pushTaboo: [
      'Poussée en arrière interdite',
      'Où l’on ne peut pas pousser : sur toute case traversée ce tour par le pousseur, ou seulement sur celle d’où il vient.',
    ],
    startFacing: ['Cap au départ', 'Au départ, chacun oriente sa proue à son gré, ou tous vers l’aval.'],
    landingSpeed: [
      'Vitesse d’arrivée',
      'La vitesse maximale pour arriver à la jetée ; 2 ou 6 abrègent les bousculades devant elle.',
    ],
    noPushAstern: ['Pas de poussée à reculons', 'Aucun bateau n’est poussé sur la case juste derrière lui.'],
    keepTiles: ['Garder les tuiles', 'Les tuiles que tous les bateaux ont quittées restent sur la table.'],
    roundLimit: ['Dernière manche', 'La course s’arrête à la fin de cette manche ; 0 : sans limite.'],
    sandBars: ['Bancs de sable', 'Les bancs de sable retiennent les bateaux ; sinon, c’est de l’eau calme.'],
    logs: ['Bois flottant', 'Le bois flottant freine les bateaux ; sinon, c’est de l’eau calme.'],
    coalSupply: ['Quais à charbon', 'Les quais à charbon remplissent la soute ; sinon, c’est de l’eau calme.'],
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
    'driving-school': ['École de pilotage', 'Trois tuiles, pas de passagers : apprenez à piloter.'],
    'passenger-game': ['Partie avec passagers', 'Le vrai jeu : deux passagers, puis la jetée.'],
    'two-by-two': ['Deux joueurs, deux bateaux chacun', 'Quatre bateaux, échange de charbon, quelques eaux du Black Rose.'],
    'passengers-and-rose': [
      'De trois à cinq joueurs et le Black Rose',
      'Le jeu des passagers avec un bateau noir en plus ; le dernier le pilote.',
    ],
    'two-and-rose': ['Deux joueurs et le Black Rose', 'Un bateau chacun ; le dernier pilote aussi le Black Rose.'],
    six: ['Six joueurs', 'Le sixième bateau part du chantier naval.'],
    'three-by-two': ['Trois joueurs, deux bateaux chacun', 'Six bateaux sur le fleuve.'],
    everything: ['Le grand jeu', 'Les dix-sept tuiles, deux bateaux chacun, échange de charbon même à quai, et le Black Rose.'],
  },
};
