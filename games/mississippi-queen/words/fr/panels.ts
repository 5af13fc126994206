import type { PanelPhrases } from '../en/panels';

const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;
export const coal = (amount: number): string => counted(amount, 'charbon');

/** Elided before names that begin with a vowel; the Black Rose has an article. */
const ofShip = (ship: string): string =>
  ship === 'Black Rose' ? `du ${ship}` : /^[AEIOUYÉÈ]/.test(ship) ? `d’${ship}` : `de ${ship}`;
export const toShip = (ship: string): string => (ship === 'Black Rose' ? `au ${ship}` : `à ${ship}`);
export const theShip = (ship: string): string => (ship === 'Black Rose' ? `le ${ship}` : ship);

export const panels = {
  rose: 'Black Rose',
  you: 'Vous',
  round: (round) => `Manche ${round}`,
  tilesTitle: 'Tuiles à venir',

  board: {
    space: (place, price) => `${place}, ${coal(price)}`,
    push: (place, ship, price) => `${place}, pousser ${theShip(ship)}, ${coal(price)}`,
    ship: (ship, place, speed, bunker) => `${ship}, ${place}, vitesse ${speed}, charbon ${bunker}`,
    unlimited: 'illimité',
    pushTo: (ship, place) => `Pousser ${theShip(ship)} en ${place}`,
    pushBarred: (ship, way) => `${ship} ne peut pas aller ${way}`,
    pointTo: (ship, way) => `Orienter ${theShip(ship)} ${way}`,
    ways: ['vers le haut', 'en haut à droite', 'en bas à droite', 'vers le bas', 'en bas à gauche', 'en haut à gauche'],
  },

  plan: {
    speed: (speed, price) => (price === 0 ? `Vitesse ${speed}, sans charbon` : `Vitesse ${speed} pour ${coal(price)}`),
    speedShort: (speed, price) => `Vitesse ${speed}, ${coal(price)}`,
    afterLogs: (speed) => `${speed} après le bois flottant`,
    grows: 'le fleuve grandit',
    growsFirst: 'le fleuve grandit d’abord',
    onward: (price) => (price === 0 ? 'Plus aucun charbon' : `Encore ${coal(price)}`),
    pushes: (ship) => `pousse ${ship}`,
    gains: {
      lands: 'accoste',
      boards: 'embarque un passager',
      refuels: 'fait le plein',
      'too-fast-to-land': 'trop vite pour accoster',
      'too-fast-to-board': 'trop vite pour embarquer',
      'too-fast-to-refuel': 'trop vite pour le charbon',
    },
    doomed: 'aucune issue d’ici : hors course au prochain tour',
    stepsOf: (used, all, count) => `${counted(used, 'point')} sur ${all}, ${counted(count, 'rotation')}`,
    hint: 'Choisissez une case éclairée, ou pilotez avec les touches.',
  },

  order: {
    thisRound: 'Cette manche',
    next: 'Ensuite',
    nextShort: 'puis',
    moved: 'a joué',
    now: 'joue',
    say: (round, ships) => `Ordre de la manche ${round} : ${ships}`,
    sayNext: (ships) => `Prévu à la prochaine manche : ${ships}`,
    sayMoved: (ship) => `${ship} a joué`,
    sayNow: (ship) => `${ship} joue maintenant`,
  },

  steamers: {
    title: 'Vapeurs',
    steered: (player) => `à la barre cette manche : ${player}`,
    thinking: 'réfléchit',
    landed: (place) => `À la jetée, ${place === 1 ? '1re' : `${place}e`} place`,
    out: 'Hors course',
    speed: (speed) => `Vitesse ${speed}`,
    coal: (amount) => `Charbon ${amount}`,
    aboard: (count, all) => `${counted(count, 'passager')} sur ${all} à bord`,
  },

  wheels: {
    speed: 'Vitesse',
    coal: 'Charbon',
    nowSpeed: (speed) => `Vitesse ${speed}`,
    plannedSpeed: (speed, planned) => `Vitesse ${speed}, prévue ${planned}`,
    choose: (speed) => `Vitesse ${speed}`,
    nowCoal: (amount) => `Charbon ${amount}`,
    plannedCoal: (amount, left) => `Charbon ${amount}, ${left} après le trajet`,
    unlimited: 'Charbon illimité',
  },

  dock: {
    name: 'Barre',
    yourTurn: (ship) => `À vous, ${ship}`,
    turnOf: (player, ship) => `${player}, ${theShip(ship)} est à vous`,
    yourRose: 'Vous pilotez le Black Rose',
    rows: { speed: 'Vitesse', steps: 'Points', turns: 'Rotations', aboard: 'À bord' },
    change: (from, to) => (from === to ? String(to) : `${from} → ${to}`),
    of: (used, all) => `${used} sur ${all}`,
    free: 'gratuit',
    coal: (amount) => coal(amount),
    logsTake2: 'bois compte 2',
    left: (count) => `reste ${count}`,
    keys: {
      slower: 'Ralentir',
      faster: 'Accélérer',
      port: 'Bâbord',
      ahead: 'Avancer',
      starboard: 'Tribord',
      astern: 'Reculer',
      undo: 'Annuler',
      redo: 'Refaire',
      board: 'Embarquer un passager',
      refuel: 'Faire le plein',
      exchange: 'Échanger du charbon',
      decline: 'Ne rien prendre',
      sail: 'En route',
      dock: 'Prendre et finir le tour',
      end: 'Finir le tour',
    },
    takeAndEnd: { board: 'Embarquer et finir le tour', refuel: 'Faire le plein et finir le tour' },
    offered: (ship) => `Une poussée amène ${theShip(ship)} à quai. Que prendre à bord ?`,
    push: (ship) => `Choisissez où va ${theShip(ship)}`,
    pushHelp: 'Les cases marquées sont possibles. Une case hachurée vous dit pourquoi elle ne l’est pas.',
    align: (ship) => `Vers où pointe la proue ${ofShip(ship)} ?`,
    alignHelp: 'Choisissez une flèche sur le fleuve, ou une touche ici.',
    place: (ship) => `${ship} est au départ. Vers où pointe la proue ?`,
    stuck: 'Aucune issue',
    stuckHelp: 'Il manque le charbon ou la place pour bouger. Le tour ne peut que finir.',
    enter: 'Entrée',
    whyNot: 'Pourquoi pas ?',
  },

  waiting: {
    speed: 'règle sa vitesse',
    sailing: 'fait route',
    pushing: 'choisit où pousser',
    aligning: 'choisit son cap après la poussée',
    offered: 'choisit quoi prendre à quai',
    placing: 'choisit son cap de départ',
    stuck: 'n’a aucune issue',
    laying: 'Le fleuve grandit',
    layingHelp: 'Une tuile sort de la brume.',
    closed: 'a joué',
  },

  over: {
    wins: (player) => `${player} gagne`,
    youWin: 'Vous gagnez la course',
    nobody: 'Personne ne gagne',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
  },
} as const satisfies PanelPhrases;
