import type { Sentence } from '@showboat/engine';
import type { RefusalPhrases } from '../phrases';
import { coals, counted, nameShip } from './ships';

const points = (count: unknown): string => counted(count, 'point de mouvement', 'points de mouvement');

const left = (count: unknown): string => (count === 0 ? 'il n’en reste plus' : `il en reste ${String(count)}`);

const roseCoal = (needed: unknown, rest: unknown): string =>
  `Cela coûte ${coals(needed)}, et de ce que le Black Rose peut brûler en un déplacement, ${left(rest)}`;

/** A move that is refused. Each says what would have been needed. */
const MOVES = {
  'not-a-move': () => 'Ce n’est pas un coup de ce jeu',
  'race-over': () => 'Plus personne ne joue, la course est finie',
  'chance-decides': () => 'Le dé et la pile doivent d’abord décider de la suite du fleuve',
  'not-chance': () => 'On ne pose une tuile que lorsqu’un bateau est arrivé le premier sur la tuile de tête',
  'speed-first': () => 'Un tour commence par le choix de la vitesse',
  'speed-already-set': () => 'La vitesse se règle une seule fois, au début du tour',
  'push-now': () => 'Le bateau rencontré doit être poussé tout de suite, avant toute autre chose',
  'align-first': () => 'Il faut d’abord orienter le bateau',
  'answer-first': () => 'Le propriétaire du bateau poussé doit d’abord accepter ou refuser ce qu’offre l’embarcadère',
  'place-first': () => 'Les propriétaires doivent d’abord choisir le cap de leurs bateaux',
  'cannot-move': () => 'Le bateau ne peut pas bouger du tout, son tour ne peut que finir',
  'nothing-to-align': () => 'On n’oriente qu’un bateau poussé, ou un bateau qui a quitté un banc de sable en reculant',
  'nothing-offered': () => 'On ne peut refuser qu’une offre faite à un bateau poussé, et il n’y en a aucune',
  'no-ship-met': () => 'Pour pousser, il faut un bateau sur la case où l’on vient d’entrer',
  'speed-range': ({ lowest, highest }) => `La vitesse doit aller de ${lowest} à ${highest}`,
  'speed-coal': (detail) => `Ce changement de vitesse coûte ${coals(detail.needed)}, ${left(detail.left)}`,
  'turn-coal': (detail) => `Une rotation après la gratuite coûte ${coals(detail.needed)}, ${left(detail.left)}`,
  'sand-coal': (detail) => `Quitter un banc de sable par l’avant coûte ${coals(detail.needed)}, ${left(detail.left)}`,
  'rose-coal': (detail) => roseCoal(detail.needed, detail.left),
  'rose-in-need': () => 'Il ne faut pas laisser le Black Rose là où il lui faudrait plus de 1 charbon, tant qu’on peut l’éviter',
  'no-way-to-finish': (detail) =>
    `Il doit rester un moyen de dépenser tous les points de mouvement en eau libre avec le charbon à bord, or après cela ${left(detail.left)} sans issue`,
  'points-spent': () => 'Avancer coûte 1 point de mouvement, il n’en reste plus',
  'points-left': (detail) => `Il faut d’abord dépenser tous les points de mouvement, ${left(detail.left)}`,
  'edge-ahead': () => 'Pour avancer, il faut de l’eau devant, or c’est le bord du fleuve',
  'land-ahead': () => 'Pour avancer, il faut de l’eau devant, or c’est la terre',
  'logs-points': (detail) => `Entrer dans le bois flottant coûte ${points(detail.needed)}, ${left(detail.left)}`,
  'ship-aground': (detail) =>
    `Pour avancer, il faut une case libre ou qu’on puisse libérer, or ${nameShip(detail.ship)} est sur un banc de sable et reste impossible à pousser`,
  'push-points': (detail) => `Pousser coûte ${points(detail.needed)}, ${left(detail.left)}`,
  'push-nowhere': (detail) => `Pour pousser, il faut une case d’arrivée, or ${nameShip(detail.ship)} n’en a aucune à côté`,
  'aground-no-turning': () => 'Pour virer, il faut de l’eau libre, or le bateau est sur un banc de sable',
  'turning-over': () => 'On vire avant d’accoster et d’échanger du charbon, c’est trop tard pour ce tour',
  'no-reverse': () => 'Pour reculer, un bateau doit partir d’un banc de sable',
  'astern-speed': ({ speed }) => `Pour reculer d’un banc de sable, il faut la vitesse 1, la roue indique ${speed}`,
  'astern-blocked': () => 'Pour reculer d’un banc de sable, il faut derrière soi une case sans bateau, terre ni bois flottant',
  'push-off-river': () => 'Le bateau poussé doit aller sur l’eau, or c’est le bord du fleuve',
  'push-onto-land': () => 'Le bateau poussé doit aller sur l’eau, or c’est la terre',
  'push-back': () => 'Le bateau poussé doit aller sur une case que le pousseur n’a pas traversée ce tour',
  'push-onto-ship': () => 'Le bateau poussé doit aller sur une case libre, or un autre bateau s’y trouve',
  'push-astern': () => 'Le bateau poussé doit aller ailleurs que sur la case juste derrière lui',
  'push-onto-logs-too-dear': (detail) =>
    `Pousser dans le bois flottant coûte encore ${points(detail.needed)}, ${left(detail.left)}`,
  'rose-never-docks': () => 'Seuls les autres bateaux accostent : le Black Rose ne prend ni passagers ni charbon',
  'not-at-jetty': () => 'Un passager n’embarque que si le déplacement finit à son embarcadère',
  'docking-speed': ({ speed }) => `Pour accoster, il faut la vitesse 1, la roue indique ${speed}`,
  'cabins-full': () => 'Il faut une cabine libre pour un passager, les deux sont prises',
  'same-island': () => 'Un passager doit venir d’une autre île que celui déjà à bord',
  'nobody-waiting': () => 'Il faut qu’un passager attende ici, il n’y en a plus',
  'docked-already': () => 'On accoste une seule fois par tour, et avant d’échanger du charbon',
  'not-at-coal-jetty': () => 'On ne fait le plein que si le déplacement finit à un quai à charbon',
  'coal-full': () => 'Pour faire le plein, il faut de la place, or il y a 6 charbons à bord',
  'exchanged-already': () => 'On échange du charbon une seule fois par tour',
  'exchange-off': () =>
    'Pour échanger du charbon, il faut une table où un joueur pilote deux bateaux, et que l’option soit choisie',
  'exchange-no-such-ship': () => 'On n’échange qu’avec un bateau qui participe à la course',
  'exchange-with-itself': () => 'Pour échanger, il faut deux bateaux différents',
  'exchange-not-sailing': () => 'On n’échange qu’avec un bateau encore en course',
  'exchange-other-player': () => 'Pour échanger, les deux bateaux doivent être pilotés par le même joueur',
  'exchange-not-adjacent': () => 'Pour échanger, les deux bateaux doivent être côte à côte',
  'exchange-speed': () => 'Pour échanger, les deux bateaux doivent avoir la même vitesse',
  'exchange-nothing': () => 'Un échange porte sur au moins 1 charbon',
  'exchange-giver-short': () => 'Un bateau ne donne que le charbon qu’il a',
  'exchange-receiver-full': () => 'Un bateau ne prend du charbon que jusqu’à 6',
  'exchange-not-on-calm-water': () =>
    'Pour échanger, les deux bateaux doivent être en eau calme, loin des embarcadères, de la jetée, du sable et du bois flottant',
  'exchange-rose-cap': () => 'Le Black Rose donne au plus 2 charbons par manche',
  'exchange-rose-receives': () => 'Le Black Rose donne du charbon et n’en prend jamais',
  'exit-blocked': () => 'Une tuile doit sortir là où elle n’en recouvre aucune autre',
  'first-tile-straight': () => 'La première tuile se pose tout droit devant la tuile de départ',
  'tile-not-in-stack': ({ tile }) => `Une tuile doit venir de la pile, ${tile} n’y est pas`,
  'not-between-turns': () => 'On ne peut abandonner qu’entre deux tours',
  'seat-not-in-race': () => 'Pour abandonner, il faut encore un bateau sur le fleuve',
} as const satisfies Readonly<Record<string, Sentence>>;

/** A ship cannot end its turn on a space. */
const ENDS = {
  'not-a-space': () => 'Un tour finit sur une tuile posée sur la table',
  'end-on-land': ({ place }) => `Un tour finit sur l’eau, or ${place} est à terre`,
  'end-not-now': () => 'On ne sait où un tour peut finir que pour un bateau sur le point de partir',
  'end-cannot-move': () => 'Le bateau ne peut pas bouger du tout, il reste où il est',
  'end-needs-coal': (detail) => `Cela coûte ${coals(detail.needed)}, ${left(detail.left)}`,
  'end-needs-rose-coal': (detail) => roseCoal(detail.needed, detail.left),
  'end-rose-in-need': () => 'Tous ces trajets laissent le Black Rose en manque de plus de 1 charbon, et d’autres non',
  'end-ship-aground': (detail) =>
    `La case doit être libre, or ${nameShip(detail.ship)} s’y trouve sur un banc de sable et reste impossible à pousser`,
  'end-ship-in-the-way': (detail) =>
    `La case doit être libre ou libérée par une poussée, or on ne peut pas en pousser ${nameShip(detail.ship)}`,
  'end-too-far': ({ steps, points: most }) =>
    steps === undefined
      ? 'La case doit être accessible par l’eau, elle ne l’est pas'
      : `Il faut au moins ${points(steps)}, on peut en avoir ${most}`,
  'end-on-logs': () => 'Le bois flottant coûte 2 points de mouvement, et aucun trajet n’en laisse exactement autant',
  'end-off-sand-bar': () => 'D’un banc de sable, un bateau ne part que droit devant ou droit derrière',
  'end-off-river': () => 'Le fleuve ne va pas encore jusque-là',
  'end-known-later': () => 'Une poussée en chemin fait grandir le fleuve : on saura seulement alors si un tour peut finir là',
  'end-ships-between': () =>
    'D’autres bateaux barrent la route, et les pousser coûte plus de points de mouvement qu’on ne peut en avoir',
  'end-behind-pier': () => 'Tous les trajets passent par la jetée, où le voyage s’arrête',
  'end-behind-logs': () => 'Le bois flottant coûte 2 points de mouvement, et tous les trajets le traversent',
  'end-behind-sand': () => 'Un bateau qui monte sur un banc de sable s’y arrête, et tous les trajets passent par là',
  'end-points-left': () =>
    'Tous les points de mouvement doivent être dépensés, et aucun trajet jusqu’ici ne les dépense exactement',
} as const satisfies Readonly<Record<string, Sentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS },
  unknown: (code) => `refusé (${code})`,
};
