import { capital } from '@showboat/engine';
import { ROSE } from '../../rules/state';
import type { Sight } from '../lookout';
import type { Goal, SurroundingPhrases } from '../surroundings';
import { WAYS, nameShip, nameTile, passengers, spaces as inSpaces, tileTitle } from './ships';
import { table } from './table';

const BEARINGS = [
  'recht vooruit',
  'vooruit, iets naar stuurboord',
  'schuin voor aan stuurboord',
  'dwars aan stuurboord',
  'schuin achter aan stuurboord',
  'achter, iets naar stuurboord',
  'recht achter',
  'achter, iets naar bakboord',
  'schuin achter aan bakboord',
  'dwars aan bakboord',
  'schuin voor aan bakboord',
  'vooruit, iets naar bakboord',
] as const;

/** Of another ship, relative to one's own. */
const HEADINGS = [
  'vaart dezelfde kant op',
  'vaart iets meer naar stuurboord dan jij',
  'kruist naar stuurboord',
  'vaart de andere kant op',
  'kruist naar bakboord',
  'vaart iets meer naar bakboord dan jij',
] as const;

const THINGS = {
  'coal-jetty': 'kolensteiger',
  landing: 'aankomstveld van de pier',
  sand: 'zandbank',
  logs: 'drijfhout',
  island: 'eiland',
  bank: 'oever',
  unknown: 'rand van de bekende rivier',
  left: 'einde van de rivier achter ons',
} as const;

const away = (count: number): string => `op ${inSpaces(count)}`;

const people = (count: number): string => (count === 0 ? 'niemand' : passengers(count));

const sight = (seen: Sight): string => {
  if (seen.kind === 'ship') return `${nameShip(seen.ship)}, ${away(seen.away)}, ${HEADINGS[seen.heading]}`;
  if (seen.kind === 'jetty') return `steiger met ${people(seen.waiting)}, ${away(seen.away)}`;
  return seen.kind === 'open' ? `open water, ${inSpaces(seen.away)} ver` : `${THINGS[seen.kind]}, ${away(seen.away)}`;
};

const way = ({ bearing, spaces }: Goal): string =>
  spaces === 0 ? 'je bent er' : `${BEARINGS[bearing]}, ${spaces === undefined ? 'geen weg erheen' : `${inSpaces(spaces)} varen`}`;

export const surroundings: SurroundingPhrases = {
  headings: {
    ship: (ship) => (ship === ROSE ? 'Je stuurt de Black Rose' : `Je boot, ${nameShip(ship)}`),
    around: 'Vooruit en rondom',
    jetties: 'Steigers',
    others: 'De anderen',
    order: 'Volgorde',
  },
  noShip: 'Je hebt geen boot op de rivier; dit is wat anderen zien.',
  place: (note, space) => `${note}, veld ${space}`,
  heading: (to) => `boeg ${WAYS[to]}`,
  labelled: (label, text) => `${label}: ${text}`,
  bearing: (bearing) => BEARINGS[bearing],
  sight,
  station: (goal) =>
    `${tileTitle(goal.tile)}: ${people(goal.waiting)}, ${way(goal)}${goal.isServed ? '; er is al iemand vandaar aan boord' : ''}`,
  coalJetty: (goal) => `Kolen op ${nameTile(goal.tile)}: ${way(goal)}`,
  pier: (goal) => `Pier: ${way(goal)}`,
  noJetties: 'Op de bekende rivier wacht niemand.',
  other: ({ ship, spot, bearing, away: spaces, heading, dials }) => {
    const where = spaces === 0 ? 'op jouw veld' : `${BEARINGS[bearing]}, ${away(spaces)}`;
    return `${capital(nameShip(ship))}: ${where}, ${HEADINGS[heading]}, ${dials.join(', ')}. ${table.places.on(spot)}.`;
  },
  thisRound: 'Deze ronde',
  nextRound: 'Volgende ronde, zoals het er nu voor staat',
  moved: (ship) => `${ship} (is geweest)`,
  now: (ship) => `${ship} (nu)`,
};
