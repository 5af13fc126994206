import { capital } from '@showboat/engine';
import type { DialPhrases } from '../dials';
import type { PlacePhrases } from '../spots';
import type { TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { LANDMARKS, nameShip, nameTile, ordinal, tileTitle } from './ships';

/** Short, for columns and cards. */
const SHORT_WAYS = ['flussab', 'rechts flussab', 'rechts flussauf', 'flussauf', 'links flussauf', 'links flussab'] as const;

const dials: DialPhrases = {
  speed: (speed) => `Tempo ${speed}`,
  coal: (coal) => `Kohle ${coal}`,
  roseCoal: 'Kohle nach Bedarf',
  aboard: (count) => `Passagiere ${count} von 2`,
  points: (count) => `noch ${count} ${count === 1 ? 'Bewegungspunkt' : 'Bewegungspunkte'}`,
  way: (way) => SHORT_WAYS[way],
};

const places: PlacePhrases = {
  on: ({ tile, mark }) => {
    if (mark === 'jetty') return `Am Steg von ${nameTile(tile)}`;
    return mark === undefined ? tileTitle(tile) : `${tileTitle(tile)}, ${LANDMARKS[mark]}`;
  },
  landed: (place) => `Als ${capital(ordinal(place))} angelegt`,
  out: 'Ausgeschieden',
};

const tasks: TaskPhrases = {
  over: 'Das Rennen ist vorbei',
  river: 'Der Fluss geht weiter',
  wait: (ship) => `Warte auf ${nameShip(ship)}`,
  heading: (ship) => `Wähle die Fahrtrichtung für ${nameShip(ship)}`,
  speed: (ship) => `Wähle Tempo und Weg${ship === undefined ? '' : ` für ${nameShip(ship)}`}`,
  rose: 'Du steuerst die Black Rose: Wähle Tempo und Weg',
  stuck: (ship) => `${ship === undefined ? 'Dein Dampfer' : capital(nameShip(ship))} kann nicht ziehen: Beende den Zug`,
  steer: (points) => `Steuere weiter, ${dials.points(points)}`,
  push: (ship) => `Wähle, wohin ${nameShip(ship)} abgedrängt wird`,
  offer: (offer, pushed) =>
    `${pushed === undefined ? '' : `${capital(nameShip(pushed))} wurde an einen Steg abgedrängt. `}${offer === 'passenger' ? 'Einen Passagier aufnehmen?' : 'Den Kohlevorrat auffüllen?'}`,
  end: 'Beende den Zug',
};

export const table: TablePhrases = {
  endings: {
    'first-landing': 'Der erste Dampfer hat angelegt.',
    'places-settled': 'Alle Plätze sind vergeben.',
    survivor: 'Nur noch ein Spieler ist auf dem Fluss.',
    'nobody-left': 'Niemand ist mehr auf dem Fluss: Es gibt keinen Sieger.',
    'round-limit': 'Die letzte Runde ist vorbei.',
  },
  status: (round, tiles) =>
    `Runde ${round} · ${tiles === 0 ? 'als Nächstes kommt die Mole' : `${tiles} ${tiles === 1 ? 'Flussteil' : 'Flussteile'} verdeckt`}`,
  statusAtPier: (round) => `Runde ${round} · die Mole ist in Sicht`,
  statusOver: (round) => `Runde ${round} · das Rennen ist vorbei`,
  dials,
  places,
  tasks,
};
