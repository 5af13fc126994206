import { capital } from '@showboat/engine';
import type { DialPhrases } from '../dials';
import type { PlacePhrases } from '../spots';
import type { TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { LANDMARKS, counted, inPlace, nameShip, nameTile, ofShip, tileTitle } from './ships';

/** Short, for columns and cards. */
const SHORT_WAYS = ['aval', 'aval droite', 'amont droite', 'amont', 'amont gauche', 'aval gauche'] as const;

const dials: DialPhrases = {
  speed: (speed) => `vitesse ${speed}`,
  coal: (coal) => `charbon ${coal}`,
  roseCoal: 'charbon à volonté',
  aboard: (count) => `passagers ${count} sur 2`,
  points: (count) => `encore ${counted(count, 'point de mouvement', 'points de mouvement')}`,
  way: (way) => SHORT_WAYS[way],
};

const places: PlacePhrases = {
  on: ({ tile, mark }) => {
    if (mark === 'jetty') return `À l’embarcadère de ${nameTile(tile)}`;
    return mark === undefined ? tileTitle(tile) : `${tileTitle(tile)}, ${LANDMARKS[mark]}`;
  },
  landed: (place) => `À la jetée, ${inPlace(place)}`,
  out: 'Hors course',
};

const tasks: TaskPhrases = {
  over: 'La course est finie',
  river: 'Le fleuve se prolonge',
  wait: (ship) => `Attendez ${nameShip(ship)}`,
  heading: (ship) => `Choisissez le cap ${ofShip(ship)}`,
  speed: (ship) => `Choisissez une vitesse et un trajet${ship === undefined ? '' : ` pour ${nameShip(ship)}`}`,
  rose: 'Vous pilotez le Black Rose : choisissez une vitesse et un trajet',
  stuck: (ship) => `${ship === undefined ? 'Votre bateau' : capital(nameShip(ship))} ne peut pas bouger : finissez le tour`,
  steer: (points) => `Continuez, ${dials.points(points)}`,
  push: (ship) => `Choisissez où pousser ${nameShip(ship)}`,
  offer: (offer, pushed) =>
    `${pushed === undefined ? '' : `Une poussée amène ${nameShip(pushed)} à quai. `}${offer === 'passenger' ? 'Embarquer un passager ?' : 'Faire le plein de charbon ?'}`,
  end: 'Finissez le tour',
};

export const table: TablePhrases = {
  endings: {
    'first-landing': 'Le premier bateau est arrivé.',
    'places-settled': 'Toutes les places sont attribuées.',
    survivor: 'Il ne reste qu’un joueur sur le fleuve.',
    'nobody-left': 'Il ne reste personne sur le fleuve : il n’y a pas de vainqueur.',
    'round-limit': 'La dernière manche est terminée.',
  },
  status: (round, tiles) =>
    `Manche ${round} · ${tiles === 0 ? 'la jetée vient ensuite' : counted(tiles, 'tuile cachée', 'tuiles cachées')}`,
  statusAtPier: (round) => `Manche ${round} · la jetée est en vue`,
  statusOver: (round) => `Manche ${round} · la course est finie`,
  dials,
  places,
  tasks,
};
