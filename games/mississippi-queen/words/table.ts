import type { Refusal, Seat } from '@showboat/engine';
import { formatPlace, parsePlace } from '../rules/cells';
import { ARROWS, SHIP_LETTERS, drawAround } from '../rules/draw';
import { explain } from '../rules/explain';
import { tilesToCome } from '../rules/growth';
import { formatMove } from '../rules/notation';
import { ENDINGS, type Ending, FULL_COAL, type Ship, type ShipId, type State, isRose, moverOf, seatOfShip } from '../rules/state';
import { shipInSight, wayFrom } from './asked';
import { SHIP_NAMES } from './ship-names';
import type { PlacePhrases } from './spots';
import type { TaskPhrases } from './tasks';

/** What the wheels and cabins of a ship show, in lower case: they are strung together. */
export interface DialPhrases {
  speed(speed: number): string;
  coal(coal: number): string;
  readonly roseCoal: string;
  /** Passengers aboard, of two. */
  aboard(count: number): string;
  /** Movement points left. */
  points(count: number): string;
  /** 0 downstream and on clockwise. */
  way(way: number): string;
}

export interface TablePhrases {
  readonly endings: Readonly<Record<Ending, string>>;
  /** Under the title of the table: "Round 5 · 13 tiles unseen". */
  status(round: number, tilesUnseen: number): string;
  statusAtPier(round: number): string;
  statusOver(round: number): string;
  /** "Round 5: Aurora > [Delia] > Belle" */
  round(round: number, order: string): string;
  /** Where passengers wait, tile by tile. */
  waiting(stations: readonly { readonly tile: number; readonly count: number }[]): string;
  /** "The ship can end on 1c3 for 2 coal: =2 f f" */
  canEnd(place: string, coal: number, tokens: string): string;
  readonly questionHint: string;
  readonly dials: DialPhrases;
  readonly places: PlacePhrases;
  readonly tasks: TaskPhrases;
}

export const describeStatus = (phrases: TablePhrases, state: State): string => {
  if (state.phase.kind === 'over') return phrases.statusOver(state.round);
  return state.river.pier === 'none' ? phrases.status(state.round, tilesToCome(state)) : phrases.statusAtPier(state.round);
};

export const sayEnding = ({ endings }: TablePhrases, ending: string): string => {
  const known = ENDINGS.find((one) => one === ending);
  return known === undefined ? ending : endings[known];
};

/** Speed, coal, passengers and, under way, movement points. */
export const dialsOf = (dials: DialPhrases, state: State, ship: Ship): readonly string[] => {
  const isUnderWay = state.phase.kind === 'sailing' || state.phase.kind === 'pushing';
  return [
    dials.speed(ship.speed),
    isRose(ship) ? dials.roseCoal : dials.coal(ship.coal),
    ...(state.options.mode === 'passengers' && !isRose(ship) ? [dials.aboard(ship.aboard.length)] : []),
    ...(isUnderWay && ship === state.ships[moverOf(state)] ? [dials.points(state.turn.points)] : []),
  ];
};

const shipLine = ({ dials, places }: TablePhrases, state: State, ship: Ship): string => {
  if (ship.status !== 'sailing') return ship.status === 'landed' ? places.landed(ship.place) : places.out;
  const where = `${formatPlace(ship.at).padEnd(4)} ${ARROWS[ship.heading]} ${dials.way(wayFrom(state, ship.at, ship.heading))}`;
  const lumps = isRose(ship) ? '' : ` ${'●'.repeat(ship.coal).padEnd(FULL_COAL, '○')}`;
  const [speed, coal, ...others] = dialsOf(dials, state, ship);
  return [where.padEnd(25), speed, `${coal}${lumps}`, ...others].join('  ');
};

const orderMark = (state: State, index: number, position: number, name: string): string =>
  state.ships[index].status !== 'sailing' ? `(${name})` : position === state.next ? `[${name}]` : name;

/** Names stand with the ids that notation has for them: `t red 2` must be typed by somebody who knows Delia. */
export const describeTable = (phrases: TablePhrases, state: State, seat: Seat): readonly string[] => {
  const nameOf = (id: ShipId): string => SHIP_NAMES[id];
  const order = state.order.map((index, i) => orderMark(state, index, i, nameOf(state.ships[index].id)));
  const ships = state.ships.map((ship) => {
    const own = seatOfShip(state, ship) === seat ? '*' : ' ';
    return `${own} ${SHIP_LETTERS[ship.id]} ${nameOf(ship.id).padEnd(10)} ${ship.id.padEnd(7)} ${shipLine(phrases, state, ship)}`;
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
  phrases: TablePhrases,
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
