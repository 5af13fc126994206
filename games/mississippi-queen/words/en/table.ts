import { capital } from '@showboat/engine';
import type { DialPhrases } from '../dials';
import type { PlacePhrases } from '../spots';
import type { TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { LANDMARKS, WAYS, nameShip, nameTile, ordinal } from './ships';

const dials: DialPhrases = {
  speed: (speed) => `speed ${speed}`,
  coal: (coal) => `coal ${coal}`,
  roseCoal: 'coal as she needs',
  aboard: (count) => `passengers ${count} of 2`,
  points: (count) => `${count} movement ${count === 1 ? 'point' : 'points'} left`,
  way: (way) => WAYS[way],
};

const places: PlacePhrases = {
  on: ({ tile, mark }) => {
    if (mark === 'jetty') return `At the jetty of ${nameTile(tile)}`;
    const where = tile === 0 ? 'Start tile' : capital(nameTile(tile));
    return mark === undefined ? where : `${where}, ${LANDMARKS[mark]}`;
  },
  landed: (place) => `Landed ${ordinal(place)}`,
  out: 'Out of the race',
};

const tasks: TaskPhrases = {
  over: 'The race is over',
  river: 'The river goes on',
  wait: (ship) => `Wait for ${nameShip(ship)}`,
  heading: (ship) => `Choose ${nameShip(ship)}’s heading`,
  speed: (ship) => `Choose a speed and a way${ship === undefined ? '' : ` for ${nameShip(ship)}`}`,
  rose: 'You steer the Black Rose: choose a speed and a way',
  stuck: (ship) => `${ship === undefined ? 'Your ship' : capital(nameShip(ship))} cannot move: end the turn`,
  steer: (points) => `Steer on, ${dials.points(points)}`,
  push: (ship) => `Choose where ${nameShip(ship)} is pushed`,
  offer: (offer, pushed) =>
    `${pushed === undefined ? '' : `${capital(nameShip(pushed))} was pushed to a jetty. `}${offer === 'passenger' ? 'Take a passenger?' : 'Fill up with coal?'}`,
  end: 'End the turn',
};

export const table: TablePhrases = {
  endings: {
    'first-landing': 'The first ship has landed.',
    'places-settled': 'All places are settled.',
    survivor: 'Only one player is left on the river.',
    'nobody-left': 'Nobody is left on the river: there is no winner.',
    'round-limit': 'The last round is over.',
  },
  status: (round, tiles) =>
    `Round ${round} · ${tiles === 0 ? 'the pier is next' : `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} unseen`}`,
  statusAtPier: (round) => `Round ${round} · the pier is in sight`,
  statusOver: (round) => `Round ${round} · the race is over`,
  dials,
  places,
  tasks,
};
