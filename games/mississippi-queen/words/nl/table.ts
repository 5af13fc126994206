import { capital } from '@showboat/engine';
import type { DialPhrases } from '../dials';
import type { PlacePhrases } from '../spots';
import type { TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { LANDMARKS, WAYS, nameShip, nameTile, ordinal, tileTitle } from './ships';

const dials: DialPhrases = {
  speed: (speed) => `snelheid ${speed}`,
  coal: (coal) => `kolen ${coal}`,
  roseCoal: 'kolen onbeperkt',
  aboard: (count) => `passagiers ${count} van 2`,
  points: (count) => `nog ${count} ${count === 1 ? 'bewegingspunt' : 'bewegingspunten'}`,
  way: (way) => WAYS[way],
};

const places: PlacePhrases = {
  on: ({ tile, mark }) => {
    if (mark === 'jetty') return `Aan de steiger van ${nameTile(tile)}`;
    return mark === undefined ? tileTitle(tile) : `${tileTitle(tile)}, ${LANDMARKS[mark]}`;
  },
  landed: (place) => `Als ${ordinal(place)} aangekomen`,
  out: 'Uit de race',
};

const tasks: TaskPhrases = {
  over: 'De race is voorbij',
  river: 'De rivier gaat verder',
  wait: (ship) => `Wacht op ${nameShip(ship)}`,
  heading: (ship) => `Kies de vaarrichting van ${nameShip(ship)}`,
  speed: (ship) => `Kies een snelheid en een route${ship === undefined ? '' : ` voor ${nameShip(ship)}`}`,
  rose: 'Je stuurt de Black Rose: kies een snelheid en een route',
  stuck: (ship) => `${ship === undefined ? 'Je boot' : capital(nameShip(ship))} kan niet varen: beëindig de beurt`,
  steer: (points) => `Stuur verder, ${dials.points(points)}`,
  push: (ship) => `Kies waarheen ${nameShip(ship)} wordt weggedrukt`,
  offer: (offer, pushed) =>
    `${pushed === undefined ? '' : `${capital(nameShip(pushed))} is naar een steiger gedrukt. `}${offer === 'passenger' ? 'Een passagier opnemen?' : 'Kolen bijladen?'}`,
  end: 'Beëindig de beurt',
};

export const table: TablePhrases = {
  endings: {
    'first-landing': 'De eerste boot is aangekomen.',
    'places-settled': 'Alle plaatsen zijn verdeeld.',
    survivor: 'Er is nog maar één speler op de rivier.',
    'nobody-left': 'Er is niemand meer op de rivier: er is geen winnaar.',
    'round-limit': 'De laatste ronde is voorbij.',
  },
  status: (round, tiles) =>
    `Ronde ${round} · ${tiles === 0 ? 'nu komt de pier' : `nog ${tiles} ${tiles === 1 ? 'rivierdeel' : 'rivierdelen'}`}`,
  statusAtPier: (round) => `Ronde ${round} · de pier is in zicht`,
  statusOver: (round) => `Ronde ${round} · de race is voorbij`,
  dials,
  places,
  tasks,
};
