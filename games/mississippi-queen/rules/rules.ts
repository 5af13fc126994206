import type { Actor, Chance, Heading, Seat } from '@showboat/engine';
import { YARD } from './cells';
import { carryOut, lay } from './actions';
import { aligned } from './changes';
import { endingAfterTurn, out } from './finish';
import { growthChances, growthMoves } from './growth';
import { afterLayingMidTurn } from './laying';
import type { LayMove, Move } from './moves';
import { legalTurnMoves } from './rose';
import { placingAfter } from './setup';
import { FRESH_TURN, LAYING_AFTER_TURN, SPEED_PHASE, type State, moverOf, next, seatOfShip, sailingAt, withShip } from './state';
import { afterTurn, openTurn, over, removeTiles, settle } from './turn';

// The game as the contract sees it: who acts, what is legal, and what it leads to.

export const actor = (state: State): Actor => {
  const { phase } = state;
  switch (phase.kind) {
    case 'first-tile':
    case 'laying':
      return 'chance';
    case 'over':
      return 'nobody';
    case 'placing':
    case 'aligning':
    case 'offered':
      return seatOfShip(state, state.ships[phase.ship]);
    case 'speed':
    case 'stuck':
    case 'sailing':
    case 'pushing':
      return seatOfShip(state, state.ships[moverOf(state)]);
    case 'closed':
      throw new Error('a closed turn is not a state of the game');
  }
};

export const chances = (state: State): readonly Chance<LayMove>[] =>
  state.phase.kind === 'first-tile' || state.phase.kind === 'laying' ? growthChances(state) : [];

export const legalMoves = (state: State): readonly Move[] =>
  state.phase.kind === 'first-tile' || state.phase.kind === 'laying' ? growthMoves(state) : legalTurnMoves(state);

/** Resigning is free to every seat with a ship in play, between turns only. */
export const asides = (state: State, only?: Seat): readonly Move[] => {
  if (state.phase.kind !== 'speed' && state.phase.kind !== 'stuck') return [];
  const seats = Array.from({ length: state.options.seats }, (_, seat) => seat);
  return seats
    .filter((seat) => (only ?? seat) === seat && state.ships.some((ship) => ship.seat === seat && ship.status === 'sailing'))
    .map((seat) => ({ kind: 'resign', seat }));
};

export const apply = (state: State, move: Move): State => {
  if (move.kind === 'lay') return afterLaying(lay(state, move));
  if (move.kind === 'resign') return resigned(state, move.seat);
  if (state.phase.kind === 'placing' && move.kind === 'align') return placed(state, state.phase.ship, move.heading);
  const after = carryOut(state, move);
  return after.phase.kind === 'closed' ? settle(after) : after;
};

const afterLaying = (state: State): State => {
  // MQ-RIV-4: after the last tile the pier, at once.
  const isPierDue = state.stack.length === 0 && state.river.pier === 'none';
  if (state.phase.kind === 'first-tile') return isPierDue ? state : place(state, -1);
  if (state.phase.kind === 'laying' && state.phase.midTurn) return afterLayingMidTurn(state);
  return isPierDue ? next(state, state.ships, state.turn, LAYING_AFTER_TURN) : afterTurn(state);
};

/** MQ-SET-5: the next owner chooses a heading, or the race begins. */
const place = (state: State, after: number): State => {
  const ship = placingAfter(state, after);
  return ship < 0 ? openTurn(state) : next(state, state.ships, state.turn, { kind: 'placing', ship });
};

const placed = (state: State, index: number, heading: Heading): State => {
  const ships = withShip(state.ships, index, aligned(state.ships[index], heading));
  return place(next(state, ships, state.turn, state.phase), index);
};

/** All its ships are out, tiles are removed; if one of them was to move, the next ship does. */
const resigned = (state: State, seat: number): State => {
  let { ships } = state;
  const wasMoving = ships[moverOf(state)].seat === seat;
  ships.forEach((ship, index) => {
    if (ship.seat === seat && ship.status === 'sailing') ships = withShip(ships, index, out(ships, ship));
  });
  // BR-6P-3: the bonus coal goes with the ship in the yard.
  const bonusCoal = state.bonusCoal && sailingAt(ships, YARD) >= 0;
  const after = { ...state, ships, bonusCoal, turn: FRESH_TURN, phase: SPEED_PHASE };
  if (wasMoving) return afterTurn(after);
  const cleared = removeTiles(after);
  const ending = endingAfterTurn(cleared);
  // Else the turn begins anew: a ship less may have changed who controls the Rose, or freed the mover.
  return ending ? over(cleared, ending) : openTurn(cleared);
};
