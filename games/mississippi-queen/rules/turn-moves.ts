import { carryOut } from './actions';
import { NOWHERE } from './cells';
import { type Chart, SAND, chartOf, kindAt } from './chart';
import { exchanges, speedAfterLogs } from './exchange';
import { ALIGNMENTS, ASTERN, BOARD, DECLINE, END, type Move, PORT, PUSHES, REFUEL, SPEEDS, STARBOARD, STEP } from './moves';
import { canBoard, canRefuel } from './passengers';
import { barToPush, canFinishAfterPush, canFinishAfterStep, canFinishFacing, canFinishTurn, canFinishWithSpeed } from './plan';
import { spaceAstern, turningCoal } from './prices';
import { type Ship, type State, moverOf, sailingAt, seatOfShip } from './state';
import { coalLeft } from './turn';

// One generator of what the rules of a turn allow. What BR-ROSE-8 forbids besides is in `rose.ts`.

export const turnMoves = (state: State): readonly Move[] => {
  switch (state.phase.kind) {
    case 'speed':
      return speedMoves(state);
    case 'stuck':
      return [END];
    case 'sailing':
      return state.turn.points > 0 ? sailingMoves(state) : stoppedMoves(state);
    case 'pushing':
      return pushMoves(state, state.phase.ship);
    case 'aligning':
      return alignMoves(state, state.phase.ship);
    case 'offered':
      return offerMoves(state, state.phase.ship);
    case 'placing':
      return ALIGNMENTS;
    case 'first-tile':
    case 'laying':
    case 'closed':
    case 'over':
      return [];
  }
};

const speedMoves = (state: State): readonly Move[] => {
  const coal = coalLeft(state);
  const moves: Move[] = [];
  for (let speed = 1; speed <= SPEEDS.length; speed++) if (canFinishWithSpeed(state, speed, coal)) moves.push(SPEEDS[speed - 1]);
  return moves;
};

const sailingMoves = (state: State): readonly Move[] => {
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  const coal = coalLeft(state);
  const moves: Move[] = [];
  if (kindAt(chart, ship.at) === SAND) {
    if (coal > 0 && canFinishAfterStep(state, coal - 1)) moves.push(STEP);
    if (canBackOff(state, chart, ship)) moves.push(ASTERN);
    return moves;
  }
  if (canFinishAfterStep(state, coal)) moves.push(STEP);
  const left = coal - turningCoal(1, state.turn.turned);
  if (left < 0) return moves;
  if (canFinishFacing(state, (ship.heading + 5) % 6, left)) moves.push(PORT);
  if (canFinishFacing(state, (ship.heading + 1) % 6, left)) moves.push(STARBOARD);
  return moves;
};

/** BR-SAND-5: at speed 1, instead of the one step. */
const canBackOff = (state: State, chart: Chart, ship: Ship): boolean => {
  if (ship.speed !== 1) return false;
  const astern = spaceAstern(chart, ship.at, ship.heading);
  return astern !== NOWHERE && sailingAt(state.ships, astern) < 0;
};

const stoppedMoves = (state: State): readonly Move[] => {
  const { stage, turned: hasTurned } = state.turn;
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  const moves: Move[] = [];
  if (stage === 'moving' && kindAt(chart, ship.at) !== SAND && coalLeft(state) >= turningCoal(1, hasTurned))
    moves.push(PORT, STARBOARD);
  if (stage === 'moving' || stage === 'stopped') {
    const speed = speedAfterLogs(state);
    if (canBoard(state, chart, ship, ship.at, speed)) moves.push(BOARD);
    if (canRefuel(chart, ship, ship.at, speed)) moves.push(REFUEL);
  }
  if (stage !== 'exchanged') moves.push(...exchanges(state, chart));
  moves.push(END);
  return moves;
};

const pushMoves = (state: State, met: number): readonly Move[] => {
  const coal = coalLeft(state);
  return PUSHES.filter((_, way) => barToPush(state, met, way) === undefined && canFinishAfterPush(state, met, way, coal));
};

/** The mover's own answers must leave it a way to finish; those of others were reckoned with before the push. */
const isOwnAnswer = (state: State, ship: number): boolean =>
  ship !== moverOf(state) && seatOfShip(state, state.ships[ship]) === seatOfShip(state, state.ships[moverOf(state)]);

const alignMoves = (state: State, ship: number): readonly Move[] =>
  state.options.noPushAstern && isOwnAnswer(state, ship)
    ? ALIGNMENTS.filter((move) => canFinishTurn(carryOut(state, move), coalLeft(state)))
    : ALIGNMENTS;

const offerMoves = (state: State, index: number): readonly Move[] => {
  const ship = state.ships[index];
  const chart = chartOf(state.river, state.options);
  const moves: Move[] = [];
  if (canBoard(state, chart, ship, ship.at, ship.speed)) moves.push(BOARD);
  if (canRefuel(chart, ship, ship.at, ship.speed)) moves.push(REFUEL);
  moves.push(DECLINE);
  return isOwnAnswer(state, index) ? moves.filter((move) => canFinishTurn(carryOut(state, move), coalLeft(state))) : moves;
};
