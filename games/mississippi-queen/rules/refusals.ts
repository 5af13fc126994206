import { HEADINGS, type Refusal, isOfKind, refusing } from '@showboat/engine';
import { carryOut } from './actions';
import { turnMoves } from './turn-moves';
import { NOWHERE } from './cells';
import { LAND, SAND, chartOf, kindAt } from './chart';
import { barToExchange, speedAfterLogs } from './exchange';
import { growthMoves } from './growth';
import { type Move, isSameMove } from './moves';
import { barToBoard, barToRefuel } from './passengers';
import { barToPush } from './plan';
import { entryPoints, spaceAstern, speedCoal, turningCoal } from './prices';
import { asides, legalMoves } from './rules';
import { SHIP_IDS, type State, TOP_SPEED, isRose, moverOf, sailingAt } from './state';
import { coalLeft } from './turn';

/** Every way a move can be refused, with the rule that does it. */
export const REFUSALS = {
  'not-a-move': 'FORMAT',
  'race-over': 'MQ-FIN-4',
  'chance-decides': 'MQ-RIV-2',
  'not-chance': 'MQ-RIV-1',
  'speed-first': 'MQ-TURN-2',
  'speed-already-set': 'MQ-SPD-2',
  'push-now': 'AMB-27',
  'align-first': 'MQ-PUSH-8',
  'answer-first': 'MQ-PUSH-12',
  'place-first': 'MQ-SET-5',
  'cannot-move': 'MQ-ELIM-4',
  'nothing-to-align': 'MQ-PUSH-8',
  'nothing-offered': 'MQ-PUSH-12',
  'no-ship-met': 'MQ-PUSH-1',
  'speed-range': 'MQ-SPD-3',
  'speed-coal': 'MQ-SPD-1',
  'turn-coal': 'MQ-MOVE-5',
  'sand-coal': 'BR-SAND-4',
  'rose-coal': 'BR-ROSE-4',
  'rose-in-need': 'BR-ROSE-8',
  'no-way-to-finish': 'MQ-MOVE-8',
  'points-spent': 'MQ-MOVE-1',
  'points-left': 'MQ-MOVE-1',
  'edge-ahead': 'MQ-MOVE-3',
  'land-ahead': 'MQ-MOVE-3',
  'logs-points': 'BR-LOG-1',
  'ship-aground': 'BR-SAND-7',
  'push-points': 'MQ-PUSH-2',
  'push-nowhere': 'MQ-PUSH-7',
  'aground-no-turning': 'BR-SAND-2',
  'turning-over': 'MQ-TURN-2',
  'no-reverse': 'MQ-MOVE-2',
  'astern-speed': 'BR-SAND-5',
  'astern-blocked': 'BR-SAND-8',
  'push-off-river': 'MQ-PUSH-4',
  'push-onto-land': 'MQ-PUSH-4',
  'push-back': 'MQ-PUSH-4',
  'push-onto-ship': 'MQ-PUSH-5',
  'push-astern': 'VAR-8',
  'push-onto-logs-too-dear': 'BR-LOG-4',
  'rose-never-docks': 'BR-ROSE-6',
  'not-at-jetty': 'MQ-PAS-2',
  'docking-speed': 'MQ-PAS-2',
  'cabins-full': 'MQ-PAS-4',
  'same-island': 'MQ-PAS-5',
  'nobody-waiting': 'MQ-PAS-6',
  'docked-already': 'MQ-PAS-3',
  'not-at-coal-jetty': 'BR-COAL-1',
  'coal-full': 'BR-COAL-2',
  'exchanged-already': 'BR-EXCH-1',
  'exchange-off': 'BR-EXCH-1',
  'exchange-no-such-ship': 'BR-EXCH-1',
  'exchange-with-itself': 'BR-EXCH-1',
  'exchange-not-sailing': 'BR-EXCH-1',
  'exchange-other-player': 'BR-EXCH-1',
  'exchange-not-adjacent': 'BR-EXCH-1',
  'exchange-speed': 'BR-EXCH-1',
  'exchange-nothing': 'BR-EXCH-2',
  'exchange-giver-short': 'BR-EXCH-2',
  'exchange-receiver-full': 'BR-EXCH-2',
  'exchange-not-on-calm-water': 'BR-EXCH-3',
  'exchange-rose-cap': 'BR-EXCH-4',
  'exchange-rose-receives': 'BR-ROSE-6',
  'exit-blocked': 'MQ-RIV-5',
  'first-tile-straight': 'MQ-SET-3',
  'tile-not-in-stack': 'MQ-RIV-2',
  'not-between-turns': 'AMB-9',
  'seat-not-in-race': 'AMB-9',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

const because = refusing(REFUSALS);

/** What would have been needed, and what there is. */
const short = (code: RefusalCode, needed: number, left: number): Refusal<RefusalCode> => because(code, { needed, left });

const KINDS: readonly Move['kind'][] = [
  'speed', 'step', 'push', 'turn', 'astern', 'align', 'board', 'refuel', 'exchange', 'decline', 'end', 'lay', 'resign',
]; // biome-ignore format: a list

/** `undefined` exactly for what `legalMoves` and `asides` list. */
export const refuse = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  if (!isOfKind(move, KINDS)) return because('not-a-move');
  if (legalMoves(state).some((legal) => isSameMove(legal, move))) return undefined;
  if (move.kind === 'resign') {
    if (asides(state).some((aside) => isSameMove(aside, move))) return undefined;
    return because(
      asides(state).length > 0 ? 'seat-not-in-race' : state.phase.kind === 'over' ? 'race-over' : 'not-between-turns',
    );
  }
  return barOfMoment(state, move) ?? barOfMove(state, move) ?? because('not-a-move');
};

/** What the game waits for is something else. */
const barOfMoment = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  switch (state.phase.kind) {
    case 'over':
      return because('race-over');
    case 'first-tile':
    case 'laying':
      return move.kind === 'lay' ? undefined : because('chance-decides');
    case 'placing':
      return move.kind === 'align' ? undefined : because('place-first');
    case 'speed':
      return move.kind === 'speed' || move.kind === 'lay' ? undefined : because('speed-first');
    case 'stuck':
      return because('cannot-move');
    case 'pushing':
      return move.kind === 'push' ? undefined : because('push-now');
    case 'aligning':
      return move.kind === 'align' ? undefined : because('align-first');
    case 'offered':
      return move.kind === 'board' || move.kind === 'refuel' || move.kind === 'decline' ? undefined : because('answer-first');
    case 'sailing':
    case 'closed':
      return undefined;
  }
};

const barOfMove = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  switch (move.kind) {
    case 'speed':
      return state.phase.kind === 'speed' ? barToSpeed(state, move.to) : because('speed-already-set');
    case 'step':
      return barToStep(state) ?? barOfLookahead(state, move);
    case 'turn':
      return barToTurn(state) ?? barOfLookahead(state, move);
    case 'push':
      return barToPushMove(state, move.heading) ?? barOfLookahead(state, move);
    case 'astern':
      return barToAstern(state) ?? barOfLookahead(state, move);
    case 'align':
      return state.phase.kind === 'aligning' ? barOfLookahead(state, move) : because('nothing-to-align');
    case 'decline':
      return state.phase.kind === 'offered' ? barOfLookahead(state, move) : because('nothing-offered');
    case 'board':
    case 'refuel':
      return barToDocking(state, move.kind) ?? barOfLookahead(state, move);
    case 'exchange':
      return barToExchangeMove(state, move.ship, move.coal) ?? barOfLookahead(state, move);
    case 'end':
      return state.turn.points > 0 ? because('points-left', { left: state.turn.points }) : barOfLookahead(state, move);
    case 'lay':
      return barToLaying(state, move.exit, move.tile);
    case 'resign':
      return undefined;
  }
};

/** Nothing forbids the move itself: then it leaves no way to finish, or brings the Rose into need. Malformed fields match no move. */
const barOfLookahead = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  if (turnMoves(state).some((known) => isSameMove(known, move))) return because('rose-in-need');
  return isWellFormed(move) ? because('no-way-to-finish', { left: state.turn.points }) : undefined;
};

const isWellFormed = (move: Move): boolean => {
  const fields = Object.keys(move).length;
  switch (move.kind) {
    case 'turn':
      return fields === 2 && (move.side === 'port' || move.side === 'starboard');
    case 'push':
    case 'align':
      return fields === 2 && HEADINGS.includes(move.heading);
    case 'exchange':
      return fields === 3;
    default:
      return fields === 1;
  }
};

const coalCode = (state: State, code: RefusalCode): RefusalCode => (isRose(state.ships[moverOf(state)]) ? 'rose-coal' : code);

const barToSpeed = (state: State, to: number): Refusal<RefusalCode> | undefined => {
  if (!Number.isInteger(to) || to < 1 || to > TOP_SPEED) return because('speed-range', { lowest: 1, highest: TOP_SPEED });
  const coal = coalLeft(state);
  const needed = speedCoal(state.ships[moverOf(state)].speed, to);
  if (needed > coal) return short(coalCode(state, 'speed-coal'), needed, coal);
  if (turnMoves(state).some((move) => move.kind === 'speed' && move.to === to)) return because('rose-in-need');
  return because('no-way-to-finish', { left: to });
};

const barToStep = (state: State): Refusal<RefusalCode> | undefined => {
  const ship = state.ships[moverOf(state)];
  const { points } = state.turn;
  const chart = chartOf(state.river, state.options);
  if (points === 0) return because('points-spent');
  const to = chart.beside[ship.at * 6 + ship.heading];
  if (to === NOWHERE) return because('edge-ahead');
  if (kindAt(chart, to) === LAND) return because('land-ahead');
  const coal = coalLeft(state);
  if (kindAt(chart, ship.at) === SAND && coal < 1) return short(coalCode(state, 'sand-coal'), 1, coal);
  const entry = entryPoints(chart, to);
  const met = sailingAt(state.ships, to);
  if (met < 0) return points < entry ? short('logs-points', entry, points) : undefined;
  if (kindAt(chart, to) === SAND) return because('ship-aground', { ship: state.ships[met].id });
  if (points < entry + 1) return short('push-points', entry + 1, points);
  const entered = carryOut(state, { kind: 'step' });
  const isBarred = [0, 1, 2, 3, 4, 5].every((way) => barToPush(entered, met, way) !== undefined);
  return isBarred ? because('push-nowhere', { ship: state.ships[met].id }) : undefined;
};

const barToTurn = (state: State): Refusal<RefusalCode> | undefined => {
  const ship = state.ships[moverOf(state)];
  if (kindAt(chartOf(state.river, state.options), ship.at) === SAND) return because('aground-no-turning');
  if (state.turn.stage !== 'moving') return because('turning-over');
  const coal = coalLeft(state);
  const needed = turningCoal(1, state.turn.turned);
  return needed > coal ? short(coalCode(state, 'turn-coal'), needed, coal) : undefined;
};

const barToAstern = (state: State): Refusal<RefusalCode> | undefined => {
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  if (kindAt(chart, ship.at) !== SAND || state.turn.points === 0) return because('no-reverse');
  if (ship.speed !== 1) return because('astern-speed', { speed: ship.speed });
  const to = spaceAstern(chart, ship.at, ship.heading);
  return to === NOWHERE || sailingAt(state.ships, to) >= 0 ? because('astern-blocked') : undefined;
};

const barToPushMove = (state: State, way: number): Refusal<RefusalCode> | undefined => {
  if (state.phase.kind !== 'pushing') return because('no-ship-met');
  if (!Number.isInteger(way) || way < 0 || way > 5) return because('not-a-move');
  const bar = barToPush(state, state.phase.ship, way);
  if (bar === 'push-onto-logs-too-dear') return short(bar, LOGS_PUSH, state.turn.points);
  return bar ? because(bar) : undefined;
};

/** BR-LOG-4: one point for the push, one for the logs. */
const LOGS_PUSH = 2;

const barToDocking = (state: State, kind: 'board' | 'refuel'): Refusal<RefusalCode> | undefined => {
  const isPushed = state.phase.kind === 'offered';
  const ship = state.ships[state.phase.kind === 'offered' ? state.phase.ship : moverOf(state)];
  const { points, stage } = state.turn;
  if (!isPushed && points > 0) return because('points-left', { left: points });
  if (!isPushed && (stage === 'docked' || stage === 'exchanged')) return because('docked-already');
  const chart = chartOf(state.river, state.options);
  const speed = isPushed ? ship.speed : speedAfterLogs(state);
  const bar = kind === 'board' ? barToBoard(state, chart, ship, ship.at, speed) : barToRefuel(chart, ship, ship.at, speed);
  return bar === 'docking-speed' ? because(bar, { speed }) : bar ? because(bar) : undefined;
};

const barToExchangeMove = (state: State, id: string, coal: number): Refusal<RefusalCode> | undefined => {
  if (state.turn.points > 0) return because('points-left', { left: state.turn.points });
  if (state.turn.stage === 'exchanged') return because('exchanged-already');
  const partner = SHIP_IDS.some((known) => known === id) ? state.ships.find((ship) => ship.id === id) : undefined;
  if (!partner) return because('exchange-no-such-ship');
  if (!Number.isInteger(coal)) return because('not-a-move');
  const bar = barToExchange(state, chartOf(state.river, state.options), partner, coal);
  return bar ? because(bar) : undefined;
};

const barToLaying = (state: State, exit: string, tile: string): Refusal<RefusalCode> | undefined => {
  const open = growthMoves(state);
  if (state.phase.kind !== 'first-tile' && state.phase.kind !== 'laying') return because('not-chance');
  if (!open.some((move) => move.tile === tile)) return because('tile-not-in-stack', { tile: String(tile).slice(0, 20) });
  if (!open.some((move) => move.exit === exit))
    return because(state.river.tiles.length === 1 ? 'first-tile-straight' : 'exit-blocked');
  return undefined;
};
