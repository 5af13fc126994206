import { capital } from '@showboat/engine';
import { ROSE } from '../../rules/state';
import type { Sight } from '../lookout';
import type { Goal, SurroundingPhrases } from '../surroundings';
import { WAYS, inWords, nameShip, nameTile, spaces as inSpaces, tileTitle } from './ships';
import { table } from './table';

const BEARINGS = [
  'voraus',
  'voraus, etwas an Steuerbord',
  'Steuerbord voraus',
  'Steuerbord querab',
  'Steuerbord achteraus',
  'achteraus, etwas an Steuerbord',
  'achteraus',
  'achteraus, etwas an Backbord',
  'Backbord achteraus',
  'Backbord querab',
  'Backbord voraus',
  'voraus, etwas an Backbord',
] as const;

/** Of another ship, relative to one's own. */
const HEADINGS = [
  'gleicher Kurs',
  'Kurs etwas weiter nach Steuerbord',
  'kreuzt nach Steuerbord',
  'Gegenkurs',
  'kreuzt nach Backbord',
  'Kurs etwas weiter nach Backbord',
] as const;

const THINGS = {
  'coal-jetty': 'Kohlesteg',
  landing: 'Anlegefeld der Mole',
  sand: 'Sandbank',
  logs: 'Treibholz',
  island: 'Insel',
  bank: 'Ufer',
  unknown: 'Rand des bekannten Flusses',
  left: 'Ende des verlassenen Flusses',
} as const;

const away = (count: number): string => `${inSpaces(count)} entfernt`;

const passengers = (count: number): string =>
  count === 0 ? 'niemand' : `${inWords(count)} ${count === 1 ? 'Passagier' : 'Passagiere'}`;

const withPassengers = (count: number): string =>
  count === 0 ? 'ohne Passagiere' : count === 1 ? 'mit einem Passagier' : `mit ${inWords(count)} Passagieren`;

const sight = (seen: Sight): string => {
  if (seen.kind === 'ship') return `${nameShip(seen.ship)}, ${away(seen.away)}, ${HEADINGS[seen.heading]}`;
  if (seen.kind === 'jetty') return `Steg ${withPassengers(seen.waiting)}, ${away(seen.away)}`;
  return seen.kind === 'open' ? `${inSpaces(seen.away)} freies Wasser` : `${THINGS[seen.kind]}, ${away(seen.away)}`;
};

const way = ({ bearing, spaces }: Goal): string =>
  spaces === 0
    ? 'du bist da'
    : `${BEARINGS[bearing]}, ${spaces === undefined ? 'kein Weg dorthin' : `${inSpaces(spaces)} zu Wasser`}`;

export const surroundings: SurroundingPhrases = {
  headings: {
    ship: (ship) => (ship === ROSE ? 'Du steuerst die Black Rose' : `Dein Dampfer, ${nameShip(ship)}`),
    around: 'Voraus und ringsum',
    jetties: 'Stege',
    others: 'Die anderen',
    order: 'Zugreihenfolge',
  },
  noShip: 'Du hast keinen Dampfer auf dem Fluss; das ist die Sicht der anderen.',
  place: (note, space) => `${note}, Feld ${space}`,
  heading: (to) => `Bug ${WAYS[to]}`,
  labelled: (label, text) => `${label}: ${text}`,
  bearing: (bearing) => BEARINGS[bearing],
  sight,
  station: (goal) =>
    `${tileTitle(goal.tile)}: ${passengers(goal.waiting)}, ${way(goal)}${goal.isServed ? '; von dort ist schon einer an Bord' : ''}`,
  coalJetty: (goal) => `Kohle auf ${nameTile(goal.tile)}: ${way(goal)}`,
  pier: (goal) => `Mole: ${way(goal)}`,
  noJetties: 'Auf dem bekannten Fluss wartet niemand.',
  other: ({ ship, spot, bearing, away: spaces, heading, dials }) => {
    const where = spaces === 0 ? 'auf deinem Feld' : `${BEARINGS[bearing]}, ${away(spaces)}`;
    return `${capital(nameShip(ship))}: ${where}, ${HEADINGS[heading]}, ${dials.join(', ')}. ${table.places.on(spot)}.`;
  },
  thisRound: 'Diese Runde',
  nextRound: 'Nächste Runde, nach jetzigem Stand',
  moved: (ship) => `${ship} (hat gezogen)`,
  now: (ship) => `${ship} (jetzt)`,
};
