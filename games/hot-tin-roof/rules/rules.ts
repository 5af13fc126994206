import type { Actor, Chance } from '@showboat/engine';
import { lay, layingMoves, shelter, shelteringMoves } from './building';
import { dive, divingMoves, place, placingMoves, takePity } from './diving';
import { type Move, TURN_UPS, turnUpChances } from './moves';
import { begin, firstMoves, phaseAfterOpening } from './setup';
import { DIVING, type Dumpster, MOVING, type State, inPhase, roomFor } from './state';
import { endTurn, turnUp } from './turn';
import { walk, walkingMoves } from './walking';

// The game as the contract sees it: who acts, what is legal, and what it leads to.

export const actor = ({ phase, turn }: State): Actor => {
  switch (phase.kind) {
    case 'first':
    case 'opening':
    case 'refilling':
      return 'chance';
    case 'diving':
    case 'placing':
    case 'laying':
    case 'sheltering':
    case 'moving':
      return turn;
    case 'over':
      return 'nobody';
  }
};

const NONE: readonly Move[] = [];

const turnUpMoves = ({ stack }: State, dumpster: Dumpster): readonly Move[] => {
  const all = TURN_UPS[dumpster];
  const moves: Move[] = [];
  for (let i = 0; i < stack.length; i++) moves.push(all[stack[i]]);
  return moves;
};

/** One generator, for players and chance alike. */
export const legalMoves = (state: State): readonly Move[] => {
  const { phase } = state;
  switch (phase.kind) {
    case 'first':
      return firstMoves(state);
    case 'opening':
    case 'refilling':
      return turnUpMoves(state, phase.dumpster);
    case 'diving':
      return divingMoves(state);
    case 'placing':
      return placingMoves(state);
    case 'laying':
      return layingMoves(state);
    case 'sheltering':
      return shelteringMoves(state);
    case 'moving':
      return walkingMoves(state, phase.moved);
    case 'over':
      return NONE;
  }
};

/** All that is legal is equally likely: the stack is a set. */
export const chances = (state: State): readonly Chance<Move>[] => {
  const { phase, stack } = state;
  if (phase.kind === 'first') {
    const moves = firstMoves(state);
    return moves.map((move) => ({ move, weight: 1 / moves.length }));
  }
  if (phase.kind !== 'opening' && phase.kind !== 'refilling') return [];
  const all = turnUpChances(phase.dumpster, stack.length);
  const list = roomFor<Chance<Move>>(stack.length);
  for (let i = 0; i < stack.length; i++) list[i] = all[stack[i]];
  return list;
};

/** There is no resigning: a seat's cats and pieces stay part of the game. */
export const asides = (): readonly Move[] => NONE;

const turnUpIn = (state: State, dumpster: Dumpster, tile: number): State =>
  state.phase.kind === 'opening'
    ? startedWith(turnUp(state, dumpster, tile, phaseAfterOpening(dumpster)))
    : turnUp(state, dumpster, tile, MOVING[0]);

/** The set-up is turn 0. */
const startedWith = (state: State): State => (state.phase === DIVING ? { ...state, number: 1 } : state);

export const apply = (state: State, move: Move): State => {
  const { phase } = state;
  switch (move.kind) {
    case 'dive':
      return dive(state, move.dumpster);
    case 'poor':
      return takePity(state);
    case 'place':
      return place(state, phase.kind === 'placing' ? phase.dumpster : 0, move.pose);
    case 'lay':
      return lay(state, move.gap, move.isDeluxe);
    case 'shelter':
      return shelter(state, move.roof);
    case 'decline':
      return inPhase(state, MOVING[0]);
    case 'walk':
      return walk(state, phase.kind === 'moving' ? phase.moved : 0, move);
    case 'end':
      return endTurn(state, state.players);
    case 'first':
      return begin(state, move.seat);
    case 'turn-up':
      return turnUpIn(state, move.dumpster, move.tile);
  }
};
