import { type Detail, HEADINGS, type Refusal } from '@showboat/engine';
import type { TextCode } from './codes';
import { NOWHERE, YARD, formatPlace, tileOf } from './cells';
import { type Chart, LAND, SAND, WATER, chartOf, kindAt } from './chart';
import { endingAfterTurn, landsWith } from './finish';
import { SCHOOL_TILES, openExits } from './growth';
import { orderOfPlay } from './order';
import { stockOf } from './passengers';
import { fleetOf, stackFor } from './setup';
import { PASSENGERS, type ShipId, type State } from './state';
import { START_SPACES } from './tiles';

// What no race can lead to, though every field by itself is as it should be; each check with the field it blames. Where a rule leaves a
// doubt, because what happened before is not written down, a position has the benefit of it.

const because = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

/** `given`: the ships in the order in which they are listed; a state has one of its own. */
type Check = (state: State, given: readonly ShipId[]) => Refusal | undefined;

/** VAR-14 */
const barToRound: Check = ({ round, options: { roundLimit } }) =>
  roundLimit > 0 && round > roundLimit
    ? because('round-too-late', 'VAR-14', 'round', { given: round, most: roundLimit })
    : undefined;

/** BR-TILE-1, MQ-SET-7: what lies on the table and what is to come are tiles of this table. */
const barToTiles: Check = ({ river: { tiles }, stack, options }) => {
  const known = stackFor(options);
  if (!known.ok) return known.refusal;
  const isStrange = (id: string): boolean => !known.value.includes(id);
  const laid = tiles.findIndex(({ id }, i) => i > 0 && isStrange(id));
  if (laid > 0) return because('tile-of-another-set', 'BR-TILE-1', `river[${laid}]`, { tile: tiles[laid].id });
  const coming = stack.find(isStrange);
  if (coming !== undefined) return because('tile-of-another-set', 'BR-TILE-1', 'stack', { tile: coming });
  if (options.mode !== 'school' || options.tiles.length > 0) return undefined;
  const count = tiles.length - 1;
  return count > SCHOOL_TILES || (count === SCHOOL_TILES && stack.length > 0)
    ? because('too-many-tiles', 'MQ-SET-7', stack.length > 0 ? 'stack' : 'river', { most: SCHOOL_TILES })
    : undefined;
};

/** MQ-RIV-5, MQ-RIV-6. Tiles that are gone might have forbidden more, never less. */
const barToRiver: Check = ({ river }) => {
  const { tiles, first, pier } = river;
  for (let i = Math.max(2, first + 1); i < tiles.length; i++) {
    const { id: tile, exit } = tiles[i];
    if (!openExits({ tiles: tiles.slice(0, i), first, pier: 'none' }, false).includes(exit))
      return because('river-overlaps', 'MQ-RIV-5', `river[${i}]`, { tile, exit });
  }
  return pier === 'none' || openExits(river, true).includes(pier)
    ? undefined
    : because('river-overlaps', 'MQ-RIV-5', 'pier', { tile: 'pier', exit: pier });
};

/** MQ-REM-1: at the end of a turn tiles behind the last ship go. */
const barToFirstTile: Check = ({ river: { first }, ships, options }) => {
  const held = options.keepTiles ? 0 : Math.min(...ships.flatMap(({ at }) => (at === NOWHERE ? [] : [tileOf(at)])));
  return first === held ? undefined : because('first-tile-is', 'MQ-REM-1', 'firstTile', { given: first, expected: held });
};

/** MQ-PAS-1: who waits at a station, and who boarded there, are no more than were put there. */
const barToPassengers: Check = ({ river, waiting, ships, options }) => {
  for (const [tile, { id }] of river.tiles.entries()) {
    const boarded = ships.filter(({ aboard }) => aboard.includes(tile)).length;
    const stock = stockOf(options, id);
    if (waiting[tile] + boarded > stock)
      return because('more-than-stock', 'MQ-PAS-1', `waiting.${tile}`, { waiting: waiting[tile], boarded, stock });
  }
  return undefined;
};

/** BR-6P-1: only where six ships start does one lie in the yard. */
const barToYard: Check = ({ ships, options }, given) => {
  const ship = ships.find(({ at }) => at === YARD)?.id;
  return ship === undefined || fleetOf(options).length === START_SPACES.length
    ? undefined
    : because('not-in-yard', 'BR-6P-1', `ships[${given.indexOf(ship)}].at`, { ship });
};

/** The neighbours of a place that are water of any kind. */
const watersBeside = (chart: Chart, place: number): readonly number[] =>
  HEADINGS.map((heading) => chart.beside[place * 6 + heading]).filter((near) => near !== NOWHERE && kindAt(chart, near) !== LAND);

/**
 * MQ-ELIM-4: a ship that was hemmed in has speed 1 and has not landed. That takes a ship on every space beside it, none of which can be
 * pushed on: too many for most landing spaces.
 */
const mayBeHemmedIn = ({ ships, options }: State, chart: Chart, place: number): boolean => {
  if (kindAt(chart, place) === SAND) return true;
  const near = watersBeside(chart, place);
  const spare = ships.length - 1 - near.length;
  const isPushed = (space: number): boolean => {
    const free = watersBeside(chart, space).filter((to) => to !== place && !near.includes(to) && kindAt(chart, to) === WATER);
    return kindAt(chart, space) === WATER && free.length - (options.noPushAstern ? 1 : 0) > spare;
  };
  return spare >= 0 && near.filter(isPushed).length <= (options.rose ? 1 : 0);
};

/** MQ-FIN-2, MQ-FIN-4, MQ-ELIM-3 */
const barToLandings: Check = (state, given) => {
  const { ships, river, options } = state;
  const chart = chartOf(river, options);
  for (const ship of ships) {
    const field = `ships[${given.indexOf(ship.id)}]`;
    const { status, at, speed, aboard } = ship;
    if (status === 'sailing' && landsWith(chart, ship, at, speed, aboard.length) && !mayBeHemmedIn(state, chart, at))
      return because('would-have-landed', 'MQ-FIN-2', `${field}.at`, { given: formatPlace(at) });
    if (status === 'landed' && options.mode === 'passengers' && aboard.length < PASSENGERS)
      return because('landed-without-passengers', 'MQ-FIN-2', `${field}.aboard`, { count: aboard.length, needed: PASSENGERS });
    if (status === 'out' && aboard.length > 0) return because('out-with-passengers', 'MQ-ELIM-3', `${field}.aboard`);
  }
  return undefined;
};

/** MQ-ORD-1: the ships of this table as they start, where they have their usual colours. */
const orderAtStart = ({ ships, options }: State): readonly number[] | undefined => {
  const order = fleetOf(options).map(({ id }) => ships.findIndex((ship) => ship.id === id));
  return order.includes(-1) ? undefined : order;
};

/** MQ-ORD-1, MQ-ORD-2, MQ-TURN-1: later than round 1 the order is known for certain before the first ship has moved, and in the school. */
const barToOrder: Check = (state) => {
  const { order, ships, next, round, options } = state;
  const isFirst = round === 1;
  const isKept = next === 0 || options.mode === 'school';
  const expected = isFirst ? orderAtStart(state) : isKept ? orderOfPlay(state) : undefined;
  const given = isFirst ? order : order.filter((index) => ships[index].status === 'sailing');
  if (!expected || expected.every((index, i) => given[i] === index)) return undefined;
  return because('wrong-order', isFirst ? 'MQ-ORD-1' : 'MQ-ORD-2', 'order', {
    expected: expected.map((index) => ships[index].id).join(' '),
  });
};

/** MQ-ELIM-5, MQ-FIN-6: nobody moves when the race is over. */
const barToEnd: Check = (state) =>
  endingAfterTurn(state) === undefined ? undefined : because('decided-race', 'MQ-ELIM-5', 'ships');

const CHECKS: readonly Check[] = [
  barToRound,
  barToTiles,
  barToRiver,
  barToFirstTile,
  barToPassengers,
  barToYard,
  barToLandings,
  barToOrder,
  barToEnd,
];

export const checkPosition: Check = (state, given) => {
  for (const check of CHECKS) {
    const bar = check(state, given);
    if (bar) return bar;
  }
  return undefined;
};
