import { NOWHERE, formatPlace } from '../rules/cells';
import { LOGS, SAND, chartOf, kindAt } from '../rules/chart';
import type { Move } from '../rules/moves';
import { notation } from '../rules/notation';
import { speedCoal } from '../rules/prices';
import { SHIP_IDS, type ShipId, type State, moverOf } from '../rules/state';
import { EXIT_WORDS, shipWord, wayFrom } from './en-moves';
import type { Event } from './words';

export const nameShip = (id: ShipId): string => (id === 'black' ? 'the Black Rose' : `${id[0].toUpperCase()}${id.slice(1)}`);

const titleOf = (name: string): string => {
  const id = SHIP_IDS.find((known) => known === name);
  return id === undefined ? 'The river' : id === 'black' ? 'The Black Rose' : nameShip(id);
};

const sayStep = (after: State): string => {
  const { at } = after.ships[moverOf(after)];
  const kind = at === NOWHERE ? undefined : kindAt(chartOf(after.river, after.options), at);
  return kind === SAND ? 'runs onto a sand bar' : kind === LOGS ? 'ahead through logs' : 'ahead';
};

const sayPush = (state: State, after: State): string => {
  if (state.phase.kind !== 'pushing') return 'pushes';
  const pushed = after.ships[state.phase.ship];
  return `pushes ${shipWord(pushed.id)}${pushed.at === NOWHERE ? '' : ` to ${formatPlace(pushed.at)}`}`;
};

const sayAlignment = (state: State, heading: number): string => {
  const { phase } = state;
  const { at } = state.ships[phase.kind === 'aligning' || phase.kind === 'placing' ? phase.ship : moverOf(state)];
  return `heads ${wayFrom(state, at, heading)}`;
};

const phraseOf = (state: State, move: Move, after: State): string => {
  const ship = state.ships[moverOf(state)];
  switch (move.kind) {
    case 'speed': {
      const coal = speedCoal(ship.speed, move.to);
      return `speed ${move.to}${coal === 0 ? '' : ` for ${coal} coal`}`;
    }
    case 'step':
      return sayStep(after);
    case 'push':
      return sayPush(state, after);
    case 'turn':
      return move.side;
    case 'astern':
      return 'backs off the sand bar';
    case 'align':
      return sayAlignment(state, move.heading);
    case 'board':
      return 'takes a passenger';
    case 'refuel':
      return 'fills up with coal';
    case 'exchange':
      return move.coal > 0
        ? `gives ${move.coal} coal to ${shipWord(move.ship)}`
        : `takes ${-move.coal} coal from ${shipWord(move.ship)}`;
    case 'decline':
      return 'takes nothing';
    case 'end':
      return state.phase.kind === 'stuck' ? 'cannot move' : `stops at ${formatPlace(ship.at)}`;
    case 'lay':
      return move.tile === 'pier'
        ? `the pier lies ${EXIT_WORDS[move.exit]}`
        : `goes on ${EXIT_WORDS[move.exit]}, tile ${move.tile}`;
    case 'resign':
      return 'resigns';
  }
};

/** What befell ships besides: they landed, or had no coal for any move. */
const fatesOf = (state: State, move: Move, after: State): readonly Event[] =>
  after.ships.flatMap((ship, index): readonly Event[] => {
    if (ship.status === state.ships[index].status || move.kind === 'resign') return [];
    const who = titleOf(ship.id);
    return [{ who, what: [ship.status === 'landed' ? `lands as number ${ship.place}` : 'is out, no coal for any move is left'] }];
  });

export const describeEvent = (state: State, move: Move, after: State): readonly Event[] => [
  { who: titleOf(notation.nameOf(state, move)), what: [phraseOf(state, move, after)] },
  ...fatesOf(state, move, after),
];
