import type { Refusal, Seat } from '@showboat/engine';
import { formatPlace, parsePlace } from '../rules/cells';
import { ARROWS, SHIP_LETTERS, drawAround } from '../rules/draw';
import { explain } from '../rules/explain';
import { formatMove } from '../rules/notation';
import { FULL_COAL, type Ship, type ShipId, type State, isRose, seatOfShip } from '../rules/state';
import { shipInSight, wayFrom } from './asked';
import { dialsOf } from './dials';
import { SHIP_NAMES } from './ship-names';
import type { TablePhrases } from './table';

// The table in lines of text, and questions that are typed.

export interface TerminalPhrases {
  /** "Round 5: Aurora > [Delia] > Belle" */
  round(round: number, order: string): string;
  /** Where passengers wait, tile by tile. */
  waiting(stations: readonly { readonly tile: number; readonly count: number }[]): string;
  /** "The ship can end on 1c3 for 2 coal: =2 f f" */
  canEnd(place: string, coal: number, tokens: string): string;
  readonly questionHint: string;
}

const shipLine = ({ dials, places }: TablePhrases, state: State, ship: Ship): string => {
  if (ship.status !== 'sailing') return ship.status === 'landed' ? places.landed(ship.place) : places.out;
  const where = `${formatPlace(ship.at).padEnd(4)} ${ARROWS[ship.heading]} ${dials.way(wayFrom(state, ship.at, ship.heading))}`;
  const lumps = isRose(ship) ? '' : ` ${'●'.repeat(ship.coal).padEnd(FULL_COAL, '○')}`;
  const [speed, coal, ...others] = dialsOf(dials, state, ship);
  return [where.padEnd(25), speed, `${coal}${lumps}`, ...others].join('  ');
};

const orderMark = (state: State, index: number, position: number, name: string): string =>
  state.ships[index].status !== 'sailing' ? `(${name})` : position === state.next ? `[${name}]` : name;

/** Names are shown with their ids in notation: to type `t red 2` one must know that Delia is red. */
export const describeTable = (phrases: TerminalPhrases, table: TablePhrases, state: State, seat: Seat): readonly string[] => {
  const nameOf = (id: ShipId): string => SHIP_NAMES[id];
  const order = state.order.map((index, i) => orderMark(state, index, i, nameOf(state.ships[index].id)));
  const ships = state.ships.map((ship) => {
    const own = seatOfShip(state, ship) === seat ? '*' : ' ';
    return `${own} ${SHIP_LETTERS[ship.id]} ${nameOf(ship.id).padEnd(10)} ${ship.id.padEnd(7)} ${shipLine(table, state, ship)}`;
  });
  const stations = state.waiting.flatMap((count, tile) => (count > 0 ? [{ tile, count }] : []));
  return [
    phrases.round(state.round, order.join(' > ')),
    ...ships,
    ...(stations.length > 0 ? [`  ${phrases.waiting(stations)}`] : []),
  ];
};

/** The river around the ship in question. */
export const drawNear = (state: State, seat: Seat): string => {
  const seen = shipInSight(state, seat);
  return seen ? drawAround(state, seen.at) : '';
};

/** "Can I end my turn on 1c3?" */
export const answer = (
  phrases: TerminalPhrases,
  state: State,
  question: string,
  say: (refusal: Refusal) => string,
): string | undefined => {
  const place = parsePlace(question);
  if (place === undefined) return undefined;
  const found = explain(state, place);
  if (found.kind === 'cannot-end') return say(found.refusal);
  const tokens = found.stop.moves.map((move) => formatMove(found.stop.state, move));
  return phrases.canEnd(question, found.stop.coal, tokens.join(' '));
};
