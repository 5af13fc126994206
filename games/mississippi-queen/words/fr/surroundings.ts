import { capital } from '@showboat/engine';
import { ROSE } from '../../rules/state';
import type { Sight } from '../lookout';
import type { Goal, SurroundingPhrases } from '../surroundings';
import { WAYS, spaces as inSpaces, inWords, nameShip, nameTile, tileTitle } from './ships';
import { table } from './table';

const BEARINGS = [
  'devant',
  'devant, un peu à tribord',
  'par tribord avant',
  'par le travers, à tribord',
  'par tribord arrière',
  'derrière, un peu à tribord',
  'derrière',
  'derrière, un peu à bâbord',
  'par bâbord arrière',
  'par le travers, à bâbord',
  'par bâbord avant',
  'devant, un peu à bâbord',
] as const;

/** Of another ship, relative to one's own. */
const HEADINGS = [
  'même cap',
  'cap un peu plus à tribord',
  'fait route vers tribord',
  'cap opposé',
  'fait route vers bâbord',
  'cap un peu plus à bâbord',
] as const;

const THINGS = {
  'coal-jetty': 'quai à charbon',
  landing: 'case d’arrivée de la jetée',
  sand: 'banc de sable',
  logs: 'bois flottant',
  island: 'île',
  bank: 'rive',
  unknown: 'bord du fleuve connu',
  left: 'fin du fleuve laissé derrière',
} as const;

const away = (count: number): string => `à ${inSpaces(count)}`;

const passengers = (count: number): string =>
  count === 0 ? 'personne' : `${inWords(count)} ${count === 1 ? 'passager' : 'passagers'}`;

const withPassengers = (count: number): string => (count === 0 ? 'sans passager' : `avec ${passengers(count)}`);

const sight = (seen: Sight): string => {
  if (seen.kind === 'ship') return `${nameShip(seen.ship)}, ${away(seen.away)}, ${HEADINGS[seen.heading]}`;
  if (seen.kind === 'jetty') return `embarcadère ${withPassengers(seen.waiting)}, ${away(seen.away)}`;
  return seen.kind === 'open' ? `eau libre sur ${inSpaces(seen.away)}` : `${THINGS[seen.kind]}, ${away(seen.away)}`;
};

const way = ({ bearing, spaces }: Goal): string =>
  spaces === 0
    ? 'vous y êtes'
    : `${BEARINGS[bearing]}, ${spaces === undefined ? 'pas de passage' : `${inSpaces(spaces)} par l’eau`}`;

export const surroundings: SurroundingPhrases = {
  headings: {
    ship: (ship) => (ship === ROSE ? 'Vous pilotez le Black Rose' : `Votre bateau, ${nameShip(ship)}`),
    around: 'Devant et autour',
    jetties: 'Embarcadères',
    others: 'Les autres',
    order: 'Ordre de jeu',
  },
  noShip: 'Vous n’avez aucun bateau sur le fleuve ; voici ce que voient les autres.',
  place: (note, space) => `${note}, case ${space}`,
  heading: (to) => `cap ${WAYS[to]}`,
  labelled: (label, text) => `${label} : ${text}`,
  bearing: (bearing) => BEARINGS[bearing],
  sight,
  station: (goal) =>
    `${tileTitle(goal.tile)} : ${passengers(goal.waiting)}, ${way(goal)}${goal.isServed ? ' ; un passager de cette île est déjà à bord' : ''}`,
  coalJetty: (goal) => `Charbon sur ${nameTile(goal.tile)} : ${way(goal)}`,
  pier: (goal) => `Jetée : ${way(goal)}`,
  noJetties: 'Personne n’attend sur le fleuve connu.',
  other: ({ ship, spot, bearing, away: spaces, heading, dials }) => {
    const where = spaces === 0 ? 'sur votre case' : `${BEARINGS[bearing]}, ${away(spaces)}`;
    return `${capital(nameShip(ship))} : ${where}, ${HEADINGS[heading]}, ${dials.join(', ')}. ${table.places.on(spot)}.`;
  },
  thisRound: 'Cette manche',
  nextRound: 'Prochaine manche, en l’état',
  moved: (ship) => `${ship} (a joué)`,
  now: (ship) => `${ship} (maintenant)`,
};
