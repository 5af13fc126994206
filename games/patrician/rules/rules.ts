import type { Actor, Chance } from '@showboat/engine';
import { buildMoves } from './building';
import { movingMoves } from './floor-moves';
import { placingMoves } from './messengers';
import { type Move, PLAYS, TURN_UPS } from './moves';
import { deal, dealMoves, firstMoves, phaseAfterOpening } from './setup';
import { DEALING, type State } from './state';
import { takingMoves } from './taking';
import { afterMoving, afterRefilling, build, endTurn, moveFloor, place, play, take, turnUp } from './turn';
import { possibleCards } from './unseen';

// The game as the contract sees it: who acts, what is legal, and what it leads to.

export const actor = ({ phase, turn }: State): Actor => {
  switch (phase.kind) {
    case 'first':
    case 'dealing':
    case 'opening':
    case 'refilling':
      return 'chance';
    case 'playing':
    case 'building':
    case 'moving':
    case 'taking':
    case 'placing':
      return turn;
    case 'over':
      return 'nobody';
  }
};

const movesOfCards = (cards: readonly number[], moves: readonly Move[]): readonly Move[] => {
  const list: Move[] = [];
  for (let i = 0; i < cards.length; i++) list.push(moves[cards[i]]);
  return list;
};

const NONE: readonly Move[] = [];

/** One generator, for players and chance alike. */
export const legalMoves = (state: State): readonly Move[] => {
  const { phase } = state;
  switch (phase.kind) {
    case 'first':
      return firstMoves(state);
    case 'dealing':
      return dealMoves(state, phase.seat);
    case 'opening':
    case 'refilling':
      return movesOfCards(possibleCards(state, state.pile), TURN_UPS[phase.city]);
    case 'playing':
      return movesOfCards(possibleCards(state, state.players[state.turn].hand), PLAYS);
    case 'building':
      return buildMoves(state);
    case 'moving':
      return movingMoves(state);
    case 'taking':
      return takingMoves(state);
    case 'placing':
      return placingMoves(state);
    case 'over':
      return NONE;
  }
};

/** All that is legal is equally likely: piles are sets. */
export const chances = (state: State): readonly Chance<Move>[] => {
  if (actor(state) !== 'chance') return [];
  const moves = legalMoves(state);
  const weight = 1 / moves.length;
  return moves.map((move) => ({ move, weight }));
};

/** There is no resigning: every hand must be played out. */
export const asides = (): readonly Move[] => NONE;

export const apply = (state: State, move: Move): State => {
  const { phase } = state;
  switch (move.kind) {
    case 'play':
      return play(state, move.card);
    case 'build':
      return build(state, phase.kind === 'building' ? phase.left : 1, move.site);
    case 'move':
      return moveFloor(state, move.city, move.from);
    case 'take':
      return take(state, move.city);
    case 'messenger':
      return place(state, move.link);
    case 'decline':
      return phase.kind === 'moving' ? afterMoving(state) : endTurn(state);
    case 'first':
      return {
        options: state.options,
        towers: state.towers,
        lying: state.lying,
        players: state.players,
        pile: state.pile,
        placed: state.placed,
        turn: move.seat,
        phase: DEALING[0],
      };
    case 'deal':
      return deal(state, move.seat, move.card);
    case 'turn-up': {
      if (phase.kind === 'opening') return turnUp(state, move.city, move.card, phaseAfterOpening(state, move.city));
      return afterRefilling(turnUp(state, move.city, move.card, phase));
    }
  }
};
