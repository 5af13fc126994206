import { NOWHERE, formatPlace, tileOf } from '../rules/cells';
import { LOGS, SAND, chartOf, kindAt } from '../rules/chart';
import type { Move } from '../rules/moves';
import { speedCoal, turningCoal } from '../rules/prices';
import { type Ship, type ShipId, type State, moverOf, sailingAt } from '../rules/state';

/** Within a sentence; as a title `nameShip` has it. */
export const shipWord = (id: ShipId): string => (id === 'black' ? 'the Black Rose' : id);

const WAYS = ['downstream', 'downstream right', 'upstream right', 'upstream', 'upstream left', 'downstream left'] as const;

/** A heading as seen from the tile on which it is taken: north means nothing to somebody on a river that bends. */
export const wayFrom = (state: State, place: number, heading: number): string => {
  const tile = state.river.tiles[tileOf(place)];
  return WAYS[(heading - tile.heading + 6) % 6];
};

export const EXIT_WORDS = { L: 'to the left', S: 'straight ahead', R: 'to the right' } as const;

const forCoal = (coal: number): string => (coal === 0 ? ', free' : ` for ${coal} coal`);

const describeSpeed = (ship: Ship, to: number): string => {
  if (to === ship.speed) return `keep speed ${to}`;
  const coal = speedCoal(ship.speed, to);
  return coal === 0 ? `set speed ${to}` : `set speed ${to} (${coal} coal)`;
};

const describeStep = (state: State, ship: Ship): string => {
  const chart = chartOf(state.river, state.options);
  const to = chart.beside[ship.at * 6 + ship.heading];
  if (to === NOWHERE) return 'steam ahead';
  const met = sailingAt(state.ships, to);
  const kind = kindAt(chart, to);
  const price = kindAt(chart, ship.at) === SAND ? ' for 1 coal' : '';
  const what =
    met >= 0
      ? ` and push ${shipWord(state.ships[met].id)}`
      : kind === SAND
        ? ' onto a sand bar'
        : kind === LOGS
          ? ' through logs'
          : '';
  return `steam ahead to ${formatPlace(to)}${what}${price}`;
};

const describePush = (state: State, heading: number): string => {
  if (state.phase.kind !== 'pushing') return 'push';
  const { id, at } = state.ships[state.phase.ship];
  const to = chartOf(state.river, state.options).beside[at * 6 + heading];
  return `push ${shipWord(id)} ${wayFrom(state, at, heading)}${to === NOWHERE ? '' : ` to ${formatPlace(to)}`}`;
};

const describeAlignment = (state: State, heading: number): string => {
  const { phase } = state;
  const ship = state.ships[phase.kind === 'aligning' || phase.kind === 'placing' ? phase.ship : moverOf(state)];
  return `point ${shipWord(ship.id)} ${wayFrom(state, ship.at, heading)}`;
};

/** An entry of a menu, also for moves that the rules refuse. */
export const describeMove = (state: State, move: Move): string => {
  const ship = state.ships[moverOf(state)];
  switch (move.kind) {
    case 'speed':
      return describeSpeed(ship, move.to);
    case 'step':
      return describeStep(state, ship);
    case 'push':
      return describePush(state, move.heading);
    case 'turn':
      return `turn to ${move.side}${forCoal(turningCoal(1, state.turn.turned))}`;
    case 'astern':
      return 'back off the sand bar';
    case 'align':
      return describeAlignment(state, move.heading);
    case 'board':
      return 'take a passenger';
    case 'refuel':
      return 'fill up with coal';
    case 'exchange':
      return move.coal > 0
        ? `give ${move.coal} coal to ${shipWord(move.ship)}`
        : `take ${-move.coal} coal from ${shipWord(move.ship)}`;
    case 'decline':
      return 'take nothing';
    case 'end':
      return 'end the turn';
    case 'lay':
      return `lay ${move.tile === 'pier' ? 'the pier' : `tile ${move.tile}`} ${EXIT_WORDS[move.exit]}`;
    case 'resign':
      return 'resign';
  }
};
