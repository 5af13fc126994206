import { capital } from '@showboat/engine';
import { ROSE } from '../../rules/state';
import type { Sight } from '../lookout';
import type { Goal, SurroundingPhrases } from '../surroundings';
import { WAYS, counted, inWords, nameShip, nameTile } from './ships';
import { table } from './table';

const BEARINGS = [
  'ahead',
  'ahead, a little to starboard',
  'starboard bow',
  'abeam to starboard',
  'starboard quarter',
  'astern, a little to starboard',
  'astern',
  'astern, a little to port',
  'port quarter',
  'abeam to port',
  'port bow',
  'ahead, a little to port',
] as const;

/** Of another ship, relative to one's own. */
const HEADINGS = [
  'heading the same way',
  'heading a little to starboard of you',
  'crossing to starboard',
  'heading the opposite way',
  'crossing to port',
  'heading a little to port of you',
] as const;

const THINGS = {
  'coal-jetty': 'coal jetty',
  landing: 'landing space of the pier',
  sand: 'sand bar',
  logs: 'logs',
  island: 'island',
  bank: 'bank',
  unknown: 'edge of the known river',
  left: 'end of the river left behind',
} as const;

const away = (count: number): string => `${inWords(count)} away`;

const passengers = (count: number): string => (count === 0 ? 'nobody' : counted(count, 'passenger', 'passengers'));

const sight = (seen: Sight): string => {
  if (seen.kind === 'ship') return `${nameShip(seen.ship)}, ${away(seen.away)}, ${HEADINGS[seen.heading]}`;
  if (seen.kind === 'jetty') return `jetty with ${passengers(seen.waiting)}, ${away(seen.away)}`;
  return seen.kind === 'open'
    ? `open water for ${counted(seen.away, 'space', 'spaces')}`
    : `${THINGS[seen.kind]}, ${away(seen.away)}`;
};

const way = ({ bearing, spaces }: Goal): string =>
  spaces === 0
    ? 'you are there'
    : `${BEARINGS[bearing]}, ${spaces === undefined ? 'no way there' : `${counted(spaces, 'space', 'spaces')} by water`}`;

export const surroundings: SurroundingPhrases = {
  headings: {
    ship: (ship) => (ship === ROSE ? 'You steer the Black Rose' : `Your ship, ${nameShip(ship)}`),
    around: 'Ahead and around',
    jetties: 'Jetties',
    others: 'Others',
    order: 'Order',
  },
  noShip: 'You have no ship on the river; this is what others see.',
  place: (note, space) => `${note}, space ${space}`,
  heading: (to) => `heading ${WAYS[to]}`,
  labelled: (label, text) => `${label}: ${text}`,
  bearing: (bearing) => BEARINGS[bearing],
  sight,
  station: (goal) =>
    `${capital(nameTile(goal.tile))}: ${passengers(goal.waiting)}, ${way(goal)}${goal.isServed ? '; one from there is aboard already' : ''}`,
  coalJetty: (goal) => `Coal on ${nameTile(goal.tile)}: ${way(goal)}`,
  pier: (goal) => `Pier: ${way(goal)}`,
  noJetties: 'Nobody waits on the known river.',
  other: ({ ship, spot, bearing, away: spaces, heading, dials }) => {
    const where = spaces === 0 ? 'on your space' : `${BEARINGS[bearing]}, ${away(spaces)}`;
    return `${capital(nameShip(ship))}: ${where}, ${HEADINGS[heading]}, ${dials.join(', ')}. ${table.places.on(spot)}.`;
  },
  thisRound: 'This round',
  nextRound: 'Next round, as things stand',
  moved: (ship) => `${ship} (has moved)`,
  now: (ship) => `${ship} (now)`,
};
