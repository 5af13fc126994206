import { LEADS, type Reading, writeLeads } from '@showboat/bots/learning';
import type { Seat } from '@showboat/engine';
import { tileOf } from '../rules/cells';
import { LOGS, SAND, isCoalJetty, isJetty, kindAt } from '../rules/chart';
import { compareShips } from '../rules/order';
import { type Ship, type State, isRose } from '../rules/state';
import { FOUND, NEVER, type Outlook, isOpenTo } from './turns';
import { fromPlace } from './ways';

// What a net sees of a position besides the turns that the hand-made evaluation expects of every seat: above all what that leaves out, who has
// moved and who waits, and what the speed and the coal of a ship mean where it lies.

/** Names with a number stand for one of several cases. */
const cases = (name: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${name} ${from + i}`);

const OWN = [
  'turns', 'turns over ten', 'home', 'nearest passenger', 'no passenger lies', 'passengers open to it',
  ...LEADS,
  ...cases('coal it cannot do without', 0, 4), 'doomed',
  ...cases('speed', 1, 6),
  ...cases('coal', 0, 6),
  ...cases('aboard', 0, 2),
  'speed without brakes', 'fast without coal',
  'has moved', 'moves', 'rivals to move before it', 'rivals before it in the next round', 'first in the next round', 'last in the next round',
  ...cases('tiles to the foremost', 0, 3),
  'way ahead', 'askew',
  ...cases('turned from its tile', 0, 3),
  'rivals beside it', 'rival ahead', 'rival astern', 'rivals on its tile',
  'at a passenger', 'at a coal jetty', 'aground', 'in logs',
  'moves the Rose', 'Rose beside it',
  'other boat sails', 'turns of the other boat', 'coal of the other boat', 'speed of the other boat', 'aboard the other boat', 'other boat landed',
] as const; // biome-ignore format: what belongs together

const TABLE = [
  'tiles to come', 'pier lies', 'stations to come', 'share of stations', 'passengers lying', 'round', 'within a turn', 'tile to be laid',
  ...cases('seats', 2, 6),
  'school', 'two boats each', 'both must land', 'Rose', 'first has landed', 'landing fast', 'no playing on', 'ships out',
] as const; // biome-ignore format: what belongs together

export const NAMES: { readonly own: readonly string[]; readonly table: readonly string[] } = { own: OWN, table: TABLE };

/** The boat that is nearer to its goal, and the other one; -1 where there is none. */
const boatsOf = ({ ships }: State, seat: Seat): readonly [number, number] => {
  let first = -1;
  let second = -1;
  for (let i = 0; i < ships.length; i++) {
    if (ships[i].seat !== seat) continue;
    if (first < 0) first = i;
    else if (ships[first].status !== 'sailing' || (ships[i].status === 'sailing' && FOUND.turns[i] < FOUND.turns[first])) {
      second = first;
      first = i;
    } else second = i;
  }
  return [first, second];
};

/** Turns that are a good lead. */
const LEAD = 4;

let own: Float64Array;
let at = 0;

const put = (value: number): void => {
  own[at++] = value;
};

/** One of several cases; the last stands for all above it. */
const putCase = (value: number, from: number, to: number): void => {
  own[at + Math.max(0, Math.min(to, value) - from)] = 1;
  at += to - from + 1;
};

/** Who has moved in this round, and who comes before whom. */
const putOrder = ({ ships, order, next, phase, river }: State, index: number, ship: Ship): void => {
  const place = order.indexOf(index);
  const isOver = phase.kind === 'laying' && !phase.midTurn;
  const hasMoved = place < next || (place === next && isOver);
  let before = 0;
  for (let i = next + (isOver ? 1 : 0); i < place; i++) if (ships[order[i]].status === 'sailing') before++;
  let beforeNext = 0;
  let sailing = 0;
  for (let i = 0; i < ships.length; i++) {
    if (ships[i].status !== 'sailing') continue;
    sailing++;
    if (i !== index && compareShips(river, ships[i], ship) < 0) beforeNext++;
  }
  put(hasMoved ? 1 : 0);
  put(place === next && !isOver ? 1 : 0);
  put(hasMoved ? 0 : before / 4);
  put(beforeNext / 4);
  put(beforeNext === 0 ? 1 : 0);
  put(beforeNext === sailing - 1 ? 1 : 0);
};

const putPlace = ({ state, chart, ways }: Outlook, ship: Ship): void => {
  const { river } = state;
  const tile = tileOf(ship.at);
  const way = ways.ahead[ship.at * 6 + ship.heading];
  putCase(river.tiles.length - 1 - tile, 0, 3);
  put(Math.min(way, 60) / 20);
  put(Math.min(way - fromPlace(ways.ahead, ship.at), 4) / 3);
  const turned = (ship.heading - river.tiles[tile].heading + 6) % 6;
  putCase(turned > 3 ? 6 - turned : turned, 0, 3);
  let beside = 0;
  let ahead = 0;
  let astern = 0;
  let onTile = 0;
  let rose = 0;
  for (const other of state.ships) {
    if (other === ship || other.status !== 'sailing') continue;
    if (tileOf(other.at) === tile) onTile++;
    for (let heading = 0; heading < 6; heading++) {
      if (chart.beside[ship.at * 6 + heading] !== other.at) continue;
      beside++;
      if (isRose(other)) rose = 1;
      if (heading === ship.heading) ahead = 1;
      if (chart.beside[other.at * 6 + other.heading] === ship.at) astern = 1;
    }
  }
  put(beside / 2);
  put(ahead);
  put(astern);
  put(onTile / 3);
  put(isJetty(chart, ship.at) && isOpenTo(state, ship, tile) ? 1 : 0);
  put(isCoalJetty(chart, ship.at) ? 1 : 0);
  put(kindAt(chart, ship.at) === SAND ? 1 : 0);
  put(kindAt(chart, ship.at) === LOGS ? 1 : 0);
  put(0);
  put(rose);
};

const putShip = (outlook: Outlook, index: number, ship: Ship): void => {
  const { state, ways } = outlook;
  const forced = FOUND.forced[index];
  const isDoomed = forced === NEVER;
  let open = 0;
  for (const tile of ways.tiles) if (isOpenTo(state, ship, tile)) open++;
  const isFull = isDoomed || ship.aboard.length >= 2;
  put(isDoomed ? 0 : Math.min(FOUND.home[index], 24) / 8);
  put(isFull || FOUND.nearest[index] === NEVER ? 0 : Math.min(FOUND.nearest[index], 8) / 3);
  put(!isFull && FOUND.nearest[index] === NEVER ? 1 : 0);
  put(isFull ? 0 : open / 3);
};

const putBunker = (index: number, ship: Ship): void => {
  const forced = FOUND.forced[index];
  if (forced === NEVER) own[at + 5] = 1;
  else own[at + forced] = 1;
  at += 6;
  putCase(ship.speed, 1, 6);
  putCase(ship.coal, 0, 6);
  putCase(ship.aboard.length, 0, 2);
  put(Math.max(0, ship.speed - 1 - ship.coal) / 3);
  put(ship.coal === 0 ? Math.max(0, ship.speed - 2) / 2 : 0);
};

const putOther = ({ ships }: State, index: number): void => {
  const ship = ships[index];
  const isSailing = ship.status === 'sailing';
  put(isSailing ? 1 : 0);
  put(isSailing ? Math.min(FOUND.turns[index], 24) / 8 : 0);
  put(isSailing ? ship.coal / 6 : 0);
  put(isSailing ? ship.speed / 6 : 0);
  put(isSailing ? ship.aboard.length / 2 : 0);
  put(ship.status === 'landed' ? 1 : 0);
};

const ROSE_AT = OWN.indexOf('moves the Rose');
const OTHER_AT = OWN.indexOf('other boat sails');

const writeTable = ({ state, hidden, tilesToCome: toCome }: Outlook, { table, isDecided, seats }: Reading): void => {
  const { options, river, waiting, round, phase, ships } = state;
  let lying = 0;
  for (let tile = river.first; tile < waiting.length; tile++) lying += waiting[tile];
  let i = 0;
  table[i++] = toCome / 10;
  table[i++] = river.pier === 'none' ? 0 : 1;
  table[i++] = hidden / 4;
  table[i++] = toCome > 0 ? Math.min(1, hidden / toCome) : 0;
  table[i++] = lying / 4;
  table[i++] = Math.min(round, 40) / 20;
  table[i++] =
    phase.kind === 'pushing' || phase.kind === 'aligning' || phase.kind === 'sailing' || phase.kind === 'offered' ? 1 : 0;
  table[i++] = phase.kind === 'laying' ? 1 : 0;
  table[i + seats - 2] = 1;
  i += 5;
  table[i++] = options.mode === 'school' ? 1 : 0;
  table[i++] = options.boatsEach === 2 ? 1 : 0;
  table[i++] = options.boatsEach === 2 && options.win === 'both-boats' ? 1 : 0;
  table[i++] = options.rose ? 1 : 0;
  table[i++] = isDecided ? 1 : 0;
  table[i++] = options.landingSpeed > 1 ? 1 : 0;
  table[i++] = options.playOn ? 0 : 1;
  let out = 0;
  for (const ship of ships) if (ship.status === 'out') out++;
  table[i++] = out / 2;
};

export const writeFeatures = (outlook: Outlook, reading: Reading): void => {
  const { state } = outlook;
  own = reading.own;
  writeTable(outlook, reading);
  for (let seat = 0; seat < reading.seats; seat++) {
    const [index, other] = boatsOf(state, seat);
    const start = seat * OWN.length;
    const ship = state.ships[index];
    if (reading.isOpen[seat] === 0 || ship.status !== 'sailing') continue;
    at = start;
    const turns = FOUND.turns[index];
    put(Math.min(turns, 24) / 8);
    put(Math.max(0, Math.min(turns, 30) - 10) / 8);
    putShip(outlook, index, ship);
    writeLeads(reading, seat, at, LEAD);
    at += LEADS.length;
    putBunker(index, ship);
    putOrder(state, index, ship);
    putPlace(outlook, ship);
    own[start + ROSE_AT] = state.options.rose && state.controller === seat ? 1 : 0;
    at = start + OTHER_AT;
    if (other >= 0) putOther(state, other);
  }
};
