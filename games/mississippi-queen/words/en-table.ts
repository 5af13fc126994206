import { NOWHERE, formatPlace, parsePlace } from '../rules/cells';
import { ARROWS, SHIP_LETTERS, drawAround } from '../rules/draw';
import { explain } from '../rules/explain';
import { formatMove } from '../rules/notation';
import { FULL_COAL, PASSENGERS, type Ship, type State, isRose, moverOf, seatOfShip } from '../rules/state';
import { nameShip } from './en-events';
import { shipWord, wayFrom } from './en-moves';
import { sayRefusal } from './en-refusals';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const dialsOf = (state: State, ship: Ship): string => {
  if (ship.status !== 'sailing') return ship.status === 'landed' ? `landed as number ${ship.place}` : 'out';
  const parts = [
    `${formatPlace(ship.at).padEnd(4)} ${ARROWS[ship.heading]} ${wayFrom(state, ship.at, ship.heading)}`.padEnd(25),
    `speed ${ship.speed}`,
    isRose(ship) ? 'coal as she needs' : `coal ${ship.coal} ${'●'.repeat(ship.coal).padEnd(FULL_COAL, '○')}`,
  ];
  if (state.options.mode === 'passengers' && !isRose(ship)) parts.push(`passengers ${ship.aboard.length}/${PASSENGERS}`);
  const isUnderWay = state.phase.kind === 'sailing' || state.phase.kind === 'pushing';
  if (isUnderWay && ship === state.ships[moverOf(state)])
    parts.push(`${count(state.turn.points, 'movement point', 'movement points')} left`);
  return parts.join('  ');
};

/** The ship a seat is asked about, or else its first on the river. */
const shipInSight = (state: State, seat: number): Ship | undefined => {
  const { phase } = state;
  const asked = 'ship' in phase ? state.ships[phase.ship] : state.ships[moverOf(state)];
  const own = state.ships.find((ship) => ship.seat === seat && ship.at !== NOWHERE);
  return seatOfShip(state, asked) === seat && asked.at !== NOWHERE
    ? asked
    : (own ?? state.ships.find((ship) => ship.at !== NOWHERE));
};

export const drawNear = (state: State, seat: number): string => {
  const seen = shipInSight(state, seat);
  return seen ? drawAround(state, seen.at) : '';
};

/** The order of the round has the ship to move in brackets. */
export const describeTable = (state: State, seat: number): readonly string[] => {
  const order = state.order.map((index, i) => {
    const { id, status } = state.ships[index];
    if (status !== 'sailing') return `(${shipWord(id)})`;
    return i === state.next ? `[${shipWord(id)}]` : shipWord(id);
  });
  const ships = state.ships.map((ship) => {
    const isOwn = seatOfShip(state, ship) === seat;
    return `${isOwn ? '*' : ' '} ${SHIP_LETTERS[ship.id]} ${nameShip(ship.id).padEnd(isRose(ship) ? 0 : 8)} ${dialsOf(state, ship)}`;
  });
  const stations = state.waiting.flatMap((waiting, tile) => (waiting > 0 ? [`${waiting} on tile ${tile}`] : []));
  return [
    `Round ${state.round}: ${order.join(' > ')}`,
    ...ships,
    ...(stations.length > 0 ? [`  Passengers waiting: ${stations.join(', ')}`] : []),
  ];
};

/** "Can I end my turn on 1c3?" */
export const answer = (state: State, question: string): string | undefined => {
  const place = parsePlace(question);
  if (place === undefined) return undefined;
  const found = explain(state, place);
  if (found.kind === 'cannot-end') return sayRefusal(found.refusal);
  const tokens = found.stop.moves.map((move) => formatMove(found.stop.state, move));
  return `The ship can end on ${question} for ${found.stop.coal} coal: ${tokens.join(' ')}`;
};
