import {
  type Detail,
  HEADINGS,
  type OptionValues,
  type Refusal,
  type Refused,
  type Result,
  ok,
  parseOptions,
  refused,
} from '@showboat/engine';
import type { TextCode } from './codes';
import type { RefusalCode } from './refusals';
import { EXITS, NOWHERE, YARD, formatPlace, parsePlace, tileOf } from './cells';
import { LAND, SAND, chartOf, isLanding, kindAt } from './chart';
import { poseAt, stackOf } from './growth';
import { OPTIONS, type Options } from './options';
import { checkPosition } from './position-checks';
import { type PositionShape, type ShipShape, readShape } from './position-shape';
import { stackFor } from './setup';
import {
  FRESH_TURN,
  NOBODY,
  ROSE,
  ROSE_COAL,
  type River,
  type RiverTile,
  SHIP_IDS,
  SPEED_PHASE,
  type Ship,
  type State,
  isRose,
} from './state';
import { TILE_BY_ID } from './tiles';
import { openTurn } from './turn';

/** A river is laid by the rule that lays it in play. */
type PositionCode = TextCode | Extract<RefusalCode, 'first-tile-straight'>;

const bad = (code: PositionCode, rule: string, field: string, detail: Detail = {}): Refused<PositionCode> =>
  refused({ code, rule, field, detail });

const readOptions = (shape: PositionShape): Result<Options> => {
  const given = shape.options.seats;
  if (given !== undefined && given !== shape.seats) return bad('seats-differ', 'FORMAT', 'options.seats');
  const parsed = parseOptions(OPTIONS, { ...shape.options, seats: shape.seats });
  if (!parsed.ok) return parsed;
  const options = parsed.value;
  const playable = stackFor(options);
  return playable.ok ? ok(options) : playable;
};

const readRiver = (shape: PositionShape): Result<River> => {
  if (shape.river[0] !== 'start') return bad('river-without-start', 'FORMAT', 'river[0]', { given: shape.river[0] });
  const tiles: RiverTile[] = [{ id: 'start', exit: 'S', heading: 0, q: 0, r: 0 }];
  for (let i = 1; i < shape.river.length; i++) {
    const field = `river[${i}]`;
    const [letter, id, ...rest] = shape.river[i].split(' ');
    const exit = EXITS.find((known) => known === letter);
    if (!exit || id === undefined || rest.length > 0) return bad('bad-river-entry', 'FORMAT', field, { given: shape.river[i] });
    if (id === 'start' || !TILE_BY_ID.has(id)) return bad('unknown-tile', 'MQ-TILE-3', field, { tile: id });
    if (tiles.some((tile) => tile.id === id)) return bad('tile-twice', 'MQ-TILE-3', field, { tile: id });
    if (i === 1 && exit !== 'S') return bad('first-tile-straight', 'MQ-SET-3', field);
    const { heading, q, r } = poseAt(tiles[i - 1], exit);
    tiles.push({ id, exit, heading, q, r });
  }
  if (shape.firstTile >= tiles.length) return bad('no-such-tile', 'FORMAT', 'firstTile', { tile: shape.firstTile });
  for (const [i, id] of shape.stack.entries()) {
    const field = `stack[${i}]`;
    if (id === 'start' || !TILE_BY_ID.has(id)) return bad('unknown-tile', 'MQ-TILE-3', field, { tile: id });
    if (shape.stack.indexOf(id) !== i || tiles.some((tile) => tile.id === id))
      return bad('tile-twice', 'MQ-TILE-3', field, { tile: id });
  }
  if (shape.pier === null && shape.stack.length === 0) return bad('pier-missing', 'MQ-RIV-4', 'pier');
  if (shape.pier !== null && shape.stack.length > 0)
    return bad('pier-too-early', 'MQ-RIV-4', 'pier', { tiles: shape.stack.length });
  return ok({ tiles, first: shape.firstTile, pier: shape.pier ?? 'none' });
};

const readWaiting = (shape: PositionShape, river: River, options: Options): Result<readonly number[]> => {
  const waiting = river.tiles.map(() => 0);
  for (const [number, count] of Object.entries(shape.waiting)) {
    const field = `waiting.${number}`;
    const tile = river.tiles[Number(number)];
    if (!tile || (count > 0 && Number(number) < river.first))
      return bad('no-such-tile', 'MQ-REM-1', field, { tile: Number(number) });
    const isStation = TILE_BY_ID.get(tile.id)?.station !== undefined;
    if (count > 0 && (!isStation || options.mode === 'school')) return bad('no-station', 'MQ-PAS-1', field, { tile: tile.id });
    if (count > 2) return bad('too-many-waiting', 'MQ-PAS-1', field, { count });
    waiting[Number(number)] = count;
  }
  return ok(waiting);
};

/** What a single ship breaks, the others not looked at. */
const barToShip = (shape: ShipShape, field: string, river: River, options: Options): Refusal | undefined => {
  const say = (code: TextCode, rule: string, name: string, detail?: Detail): Refusal<PositionCode> =>
    bad(code, rule, `${field}.${name}`, detail).refusal;
  const isBlack = shape.id === ROSE;
  if (isBlack !== (shape.seat === null)) return say(isBlack ? 'rose-has-no-seat' : 'ship-without-seat', 'BR-ROSE-1', 'seat');
  if (isBlack && !options.rose) return say('rose-not-in-play', 'BR-ROSE-1', 'id');
  if (isBlack && shape.status !== 'sailing') return say('rose-always-sails', 'BR-ROSE-10', 'status');
  if (shape.seat !== null && shape.seat >= options.seats) return say('no-such-seat', 'FORMAT', 'seat', { seat: shape.seat });
  if (isBlack !== (shape.coal === null)) return say(isBlack ? 'rose-coal' : 'coal-missing', 'BR-ROSE-4', 'coal');
  if (shape.status !== 'sailing') return shape.at === null ? undefined : say('gone-but-placed', 'MQ-FIN-4', 'at');
  if (shape.at === null) return say('sailing-nowhere', 'FORMAT', 'at');
  if (shape.place != null) return say('place-while-sailing', 'FORMAT', 'place');
  const at = parsePlace(shape.at);
  if (at === undefined) return say('bad-place', 'FORMAT', 'at', { given: shape.at });
  const tile = tileOf(at);
  if (tile >= river.tiles.length || tile < river.first) return say('off-the-table', 'MQ-REM-4', 'at', { given: shape.at });
  const chart = chartOf(river, options);
  if (kindAt(chart, at) === LAND && at !== YARD) return say('ship-on-land', 'MQ-MOVE-3', 'at', { given: shape.at });
  if (tile === chart.frontier) return say('on-frontier', 'MQ-RIV-1', 'at', { given: shape.at });
  if (options.mode === 'school' && isLanding(chart, at)) return say('would-have-landed', 'MQ-FIN-5', 'at', { given: shape.at });
  if (kindAt(chart, at) === SAND && shape.speed !== 1) return say('speed-on-sand', 'BR-SAND-1', 'speed', { speed: shape.speed });
  const badTile = shape.aboard.find(
    (number) => river.tiles[number] === undefined || !TILE_BY_ID.get(river.tiles[number].id)?.station,
  );
  if (badTile !== undefined || (shape.aboard.length > 0 && (isBlack || options.mode === 'school'))) {
    return say('no-station', 'MQ-PAS-2', 'aboard', { tile: badTile ?? shape.aboard[0] });
  }
  if (new Set(shape.aboard).size < shape.aboard.length) return say('same-island', 'MQ-PAS-5', 'aboard');
  return undefined;
};

const readShips = (shape: PositionShape, river: River, options: Options): Result<readonly Ship[]> => {
  for (const [i, ship] of shape.ships.entries()) {
    const field = `ships[${i}]`;
    const bar = barToShip(ship, field, river, options);
    if (bar) return refused(bar);
    const before = shape.ships.slice(0, i);
    if (before.some(({ id }) => id === ship.id)) return bad('ship-twice', 'FORMAT', `${field}.id`, { ship: ship.id });
    if (ship.at !== null && before.some(({ at }) => at === ship.at))
      return bad('space-taken', 'MQ-MOVE-4', `${field}.at`, { given: ship.at });
    if (ship.status === 'landed' && river.pier === 'none') return bad('landed-before-pier', 'MQ-FIN-2', `${field}.status`);
  }
  for (let seat = 0; seat < options.seats; seat++) {
    const count = shape.ships.filter((ship) => ship.seat === seat).length;
    if (count !== options.boatsEach) return bad('ships-of-seat', 'BR-TWO-1', 'ships', { seat, count, needed: options.boatsEach });
  }
  if (options.rose && !shape.ships.some(({ id }) => id === ROSE)) return bad('rose-missing', 'BR-ROSE-1', 'ships');
  return ok(SHIP_IDS.flatMap((id) => shape.ships.filter((ship) => ship.id === id)).map((ship) => readShip(ship, shape)));
};

const readShip = (ship: ShipShape, shape: PositionShape): Ship => ({
  id: ship.id,
  seat: ship.seat ?? NOBODY,
  at: ship.at === null ? NOWHERE : (parsePlace(ship.at) ?? NOWHERE),
  heading: HEADINGS[ship.heading],
  speed: ship.speed,
  coal: ship.coal ?? ROSE_COAL,
  aboard: ship.aboard.toSorted((a, b) => a - b),
  status: ship.status,
  place: ship.status === 'sailing' ? 0 : placeAmong(ship, shape),
});

/** Landed ships by their places, ships that are out by the order in which they are listed: the format keeps no other. */
const placeAmong = (ship: ShipShape, shape: PositionShape): number => {
  const alike = shape.ships.filter(({ status }) => status === ship.status);
  const ranked = ship.status === 'landed' ? alike.toSorted((a, b) => (a.place ?? 9) - (b.place ?? 9)) : alike;
  return ranked.indexOf(ship) + 1;
};

const barToOrder = (shape: PositionShape, ships: readonly Ship[], options: Options): Refusal | undefined => {
  for (const [i, id] of shape.order.entries()) {
    if (!ships.some((ship) => ship.id === id)) return bad('no-such-ship', 'FORMAT', `order[${i}]`, { ship: id }).refusal;
    if (shape.order.indexOf(id) !== i) return bad('ship-twice', 'FORMAT', `order[${i}]`, { ship: id }).refusal;
  }
  const missing = ships.find((ship) => ship.status === 'sailing' && !shape.order.includes(ship.id));
  if (missing) return bad('ship-not-in-order', 'MQ-TURN-1', 'order', { ship: missing.id }).refusal;
  const mover = ships.find((ship) => ship.id === shape.order[shape.next]);
  if (mover?.status !== 'sailing') return bad('next-not-sailing', 'FORMAT', 'next', { next: shape.next }).refusal;
  if (shape.roseGiven && !options.rose) return bad('rose-not-in-play', 'BR-EXCH-4', 'roseGiven').refusal;
  if (shape.bonusCoal && !ships.some((ship) => ship.at === YARD && !isRose(ship)))
    return bad('bonus-without-yard', 'BR-6P-3', 'bonusCoal').refusal;
  return undefined;
};

/** Each field by itself: whether a race can lead there is not asked. */
const readFields = (shape: Result<PositionShape>): Result<State> => {
  if (!shape.ok) return shape;
  const options = readOptions(shape.value);
  if (!options.ok) return options;
  const river = readRiver(shape.value);
  if (!river.ok) return river;
  const waiting = readWaiting(shape.value, river.value, options.value);
  if (!waiting.ok) return waiting;
  const ships = readShips(shape.value, river.value, options.value);
  if (!ships.ok) return ships;
  const bar = barToOrder(shape.value, ships.value, options.value);
  if (bar) return refused(bar);
  return ok({
    options: options.value,
    river: river.value,
    stack: stackOf(shape.value.stack),
    waiting: waiting.value,
    ships: ships.value,
    round: shape.value.round,
    order: shape.value.order.map((id) => ships.value.findIndex((ship) => ship.id === id)),
    next: shape.value.next,
    roseGiven: shape.value.roseGiven ?? 0,
    bonusCoal: shape.value.bonusCoal ?? false,
    controller: NOBODY,
    turn: FRESH_TURN,
    phase: SPEED_PHASE,
  });
};

/** The position as it is written down: its ship to move may have to be removed before anybody acts. `turns` starts here. */
export const readPosition = (value: unknown): Result<State> => {
  const shape = readShape(value);
  const read = readFields(shape);
  if (!shape.ok || !read.ok) return read;
  const bar = checkPosition(
    read.value,
    shape.value.ships.map(({ id }) => id),
  );
  return bar ? refused(bar) : read;
};

export const parsePosition = (value: unknown): Result<State> => {
  const read = readPosition(value);
  return read.ok ? ok(openTurn(read.value)) : read;
};

/** A moment that need not come from a race: lessons and tests draw only what they are about. */
export const readSketch = (value: unknown): Result<State> => readFields(readShape(value));

export const parseSketch = (value: unknown): Result<State> => {
  const read = readSketch(value);
  return read.ok ? ok(openTurn(read.value)) : read;
};

const ALWAYS_TOLD = ['mode', 'boatsEach', 'rose'];

const formatOptionsOf = (options: OptionValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(OPTIONS)
      .filter(
        ([name, spec]) =>
          name !== 'seats' && (ALWAYS_TOLD.includes(name) || JSON.stringify(options[name]) !== JSON.stringify(spec.fallback)),
      )
      .map(([name]) => [name, options[name]]),
  );

const formatShip = (ship: Ship): Readonly<Record<string, unknown>> => ({
  id: ship.id,
  seat: ship.seat === NOBODY ? null : ship.seat,
  at: ship.status === 'sailing' ? formatPlace(ship.at) : null,
  heading: ship.heading,
  speed: ship.speed,
  coal: isRose(ship) ? null : ship.coal,
  aboard: ship.aboard,
  status: ship.status,
  ...(ship.status === 'landed' ? { place: ship.place } : {}),
});

/** Given at the start of a ship's turn; a moment within a turn is shared as a record. */
export const formatPosition = (state: State): Result<unknown> => {
  if (state.phase.kind !== 'speed' && state.phase.kind !== 'stuck') return bad('within-a-turn', 'FORMAT', 'position');
  const { river, ships, options } = state;
  const isGone = (ship: Ship): boolean => ship.status === 'out';
  return ok({
    game: 'mississippi-queen',
    options: formatOptionsOf(options),
    seats: options.seats,
    river: river.tiles.map((tile, i) => (i === 0 ? 'start' : `${tile.exit} ${tile.id}`)),
    firstTile: river.first,
    pier: river.pier === 'none' ? null : river.pier,
    stack: state.stack,
    waiting: Object.fromEntries(state.waiting.flatMap((count, tile) => (count > 0 ? [[tile, count]] : []))),
    ships: [...ships.filter((ship) => !isGone(ship)), ...ships.filter(isGone).sort((a, b) => a.place - b.place)].map(formatShip),
    round: state.round,
    order: state.order.map((index) => ships[index].id),
    next: state.next,
    ...(options.rose ? { roseGiven: state.roseGiven } : {}),
    ...(state.bonusCoal ? { bonusCoal: true } : {}),
  });
};
