import { type Hint, oncePer } from '@showboat/ui';
import {
  type Move,
  type ShipId,
  type State,
  type Stop,
  chartOf,
  coalLeft,
  entryPoints,
  gainOf,
  mississippiQueen as game,
  isDoomed,
  legalStops,
  moverOf,
  sailingAt,
  speedAfterLogs,
} from '../../game';
import type { LitSpace, Plan, RouteStep } from './planner';
import { accountOf } from './wake';

const NO_STOPS: ReadonlyMap<number, Stop> = new Map();

const withSpeed = (state: State, speed: number): ReadonlyMap<number, Stop> => {
  const move: Move = { kind: 'speed', to: speed };
  if (game.refuse(state, move)) return NO_STOPS;
  const set = game.apply(state, move);
  const price = coalLeft(state) - coalLeft(set);
  return new Map(
    [...legalStops(set)].map(([place, stop]) => [place, { ...stop, coal: stop.coal + price, moves: [move, ...stop.moves] }]),
  );
};

const found = oncePer((state: State, speed: number) => (speed === 0 ? legalStops(state) : withSpeed(state, speed)));

/** Where the ship to move can stop, at the selected speed or at any. Empty while something else is to be decided. */
export const stopsOf = (state: State, wish = 0): ReadonlyMap<number, Stop> => {
  const { phase } = state;
  if (phase.kind === 'speed') return found(state, wish);
  return phase.kind === 'sailing' && state.turn.points > 0 ? found(state, 0) : NO_STOPS;
};

export const litSpaces = (state: State, stops: ReadonlyMap<number, Stop>): readonly LitSpace[] =>
  [...stops.values()].map(({ place, coal, growsFirst }) => {
    const met = sailingAt(state.ships, place);
    return { place, coal, isPush: met >= 0 && met !== moverOf(state), growsFirst };
  });

/** Movement points that the ship to move has used. */
export const pointsUsed = (state: State): number =>
  state.phase.kind === 'speed' || state.phase.kind === 'stuck'
    ? 0
    : Math.max(0, state.ships[moverOf(state)].speed - state.turn.points);

/** Where moves lead, whatever tile comes if the river grows among them. */
const endsOn = (from: State, moves: readonly Move[]): readonly State[] =>
  moves.reduce(
    (states: readonly State[], move) =>
      states.flatMap((state) => (move.kind === 'lay' ? game.legalMoves(state) : [move]).map((one) => game.apply(state, one))),
    [from],
  );

/** The plan of these moves, tried out by the rules. They are all legal and end the movement, not the turn. */
export const planOf = (from: State, moves: readonly Move[]): Plan => {
  const mover = moverOf(from);
  const chart = chartOf(from.river, from.options);
  const route: RouteStep[] = [];
  let state = from;
  let speed = from.ships[mover].speed;
  let used = pointsUsed(from);
  let turns = 0;
  const pushes: ShipId[] = [];
  for (const move of moves) {
    const before = state;
    state = game.apply(state, move);
    const { at } = state.ships[mover];
    if (move.kind === 'speed') speed = move.to;
    if (move.kind === 'turn') turns++;
    if (move.kind === 'step' || move.kind === 'astern') {
      used += entryPoints(chart, at);
      route.push({ place: at, points: used });
    }
    if (move.kind === 'push') {
      if (before.phase.kind === 'pushing') pushes.push(before.ships[before.phase.ship].id);
      used += before.turn.points - state.turn.points;
      route[route.length - 1] = { place: at, points: used };
    }
  }
  const ship = state.ships[mover];
  return {
    moves,
    from: from.ships[mover].at,
    route,
    place: ship.at,
    heading: ship.heading,
    speed,
    coal: coalLeft(from) - coalLeft(state),
    account: accountOf(from, moves),
    turns,
    speedAfter: speedAfterLogs(state),
    grows: state.turn.mustGrow,
    growsFirst: moves.some(({ kind }) => kind === 'lay') || state.phase.kind === 'laying',
    pushes,
    gain: state.phase.kind === 'sailing' && state.turn.points === 0 ? gainOf(state) : undefined,
    isDoomed: endsOn(from, moves).every(isDoomed),
  };
};

const planOfStop = oncePer(({ moves }: Stop, from: State): Plan => planOf(from, moves));

export const planTo = (state: State, wish: number | undefined, place: number | undefined): Plan | undefined => {
  const stop = place === undefined ? undefined : stopsOf(state, wish).get(place);
  return stop && planOfStop(stop, state);
};

/** Other seats' answers within a hint are unknown; nothing drawn depends on them. */
const anyAnswer = (state: State): Move | undefined => {
  const { phase } = state;
  if (phase.kind !== 'aligning' && phase.kind !== 'offered') return undefined;
  const legal = game.legalMoves(state);
  const { heading } = state.ships[phase.ship];
  return (
    legal.find((move) => move.kind === 'decline' || (move.kind === 'align' && move.heading === heading)) ??
    legal.find((move) => move.kind === 'align')
  );
};

const AFTER_MOVEMENT: readonly Move['kind'][] = ['board', 'refuel', 'exchange', 'end'];

/** The way of a hint, as far as it goes without chance; docking and the end of the turn are not part of a route. */
export const planOfHint = (from: State, { moves }: Hint<Move>): Plan | undefined => {
  const way: Move[] = [];
  let state = from;
  for (const move of moves) {
    if (AFTER_MOVEMENT.includes(move.kind)) break;
    let next: Move | undefined = move;
    if (game.refuse(state, move)) next = anyAnswer(state);
    if (!next || game.refuse(state, next)) break;
    way.push(next);
    state = game.apply(state, next);
    if (next !== move && !game.refuse(state, move)) {
      way.push(move);
      state = game.apply(state, move);
    }
  }
  for (let answer = anyAnswer(state); answer; answer = anyAnswer(state)) {
    way.push(answer);
    state = game.apply(state, answer);
  }
  return way.length > 0 && moverOf(state) === moverOf(from) && state.phase.kind === 'sailing' ? planOf(from, way) : undefined;
};

/** What can be played now: up to where a ship is pushed or pointed, which is decided then. */
export const firstLeg = (moves: readonly Move[]): readonly Move[] => {
  const cut = moves.findIndex((move) => move.kind === 'push' || move.kind === 'align');
  return cut < 0 ? moves : moves.slice(0, cut);
};

/** Whether the turn that began with `opened` and has reached `now` can end without losing the ship. */
export const hasWayOut = (opened: State, now: State): boolean => {
  if ([...stopsOf(opened).values()].some(({ moves }) => !endsOn(opened, moves).every(isDoomed))) return true;
  if (now.phase.kind !== 'sailing' || now.turn.points > 0) return false;
  const headings = new Set<number>();
  const mover = moverOf(now);
  const open = [now];
  for (const state of open) {
    const { heading } = state.ships[mover];
    if (headings.has(heading)) continue;
    headings.add(heading);
    if (!isDoomed(state)) return true;
    for (const move of game.legalMoves(state)) if (move.kind === 'turn') open.push(game.apply(state, move));
  }
  return false;
};
