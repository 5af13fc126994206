import { type Card, CITY_OF, CRESTS_OF, IS_MOVE_FLOOR } from './cards';
import type { City, Link } from './cities';
import { floorMoves } from './floor-moves';
import { mayPlace, messengerOn, withMessenger } from './messengers';
import type { Site } from './moves';
import { scoreCity } from './scoring';
import {
  BUILDING,
  MOVING,
  NO_CARD,
  OVER,
  PLACING,
  PLAYING,
  type Phase,
  REFILLING,
  type State,
  TAKING,
  cardPlayed,
  inPhase,
  isComplete,
  withCard,
  withEntry,
  withPlayers,
  withoutCard,
} from './state';
import { isBoardBare } from './taking';

// The steps of a turn (PAT-TURN-1). Each leads to the next question, or past those that need not be asked.

/** PAT-TURN-2 */
export const play = (state: State, card: Card): State => {
  const { hand, played, tokens, bonus, messengers } = state.players[state.turn];
  const pile = played.slice();
  pile.push(card);
  const player = { hand: withoutCard(hand, card), played: pile, tokens, bonus, messengers };
  return withPlayers(state, withEntry(state.players, state.turn, player), BUILDING[CRESTS_OF[card]]);
};

export const build = (state: State, left: number, site: Site): State => {
  const city = CITY_OF[cardPlayed(state)];
  const tower = 2 * city + (site === 'A' ? 0 : 1);
  const towers = withEntry(state.towers, tower, state.towers[tower] + state.turn);
  const built: State = {
    options: state.options,
    towers,
    lying: state.lying,
    players: isComplete(towers, city) ? scoreCity(state, towers, city) : state.players,
    pile: state.pile,
    placed: state.placed,
    turn: state.turn,
    phase: BUILDING[left - 1],
  };
  return left > 1 ? built : afterBuilding(built);
};

/** PAT-MOVE-7: the symbol is ignored where no move is legal. */
const afterBuilding = (state: State): State =>
  IS_MOVE_FLOOR[cardPlayed(state)] && floorMoves(state).length > 0 ? inPhase(state, MOVING) : afterMoving(state);

/** PAT-REFILL-6: from a bare board nothing is taken. */
export const afterMoving = (state: State): State => (isBoardBare(state) ? afterRefilling(state) : inPhase(state, TAKING));

export const moveFloor = (state: State, city: City, from: Site): State => {
  const source = 2 * city + (from === 'A' ? 0 : 1);
  const tower = state.towers[source];
  const towers = state.towers.slice();
  towers[source] = tower.slice(0, -1);
  towers[source ^ 1] += tower[tower.length - 1];
  return afterMoving({
    options: state.options,
    towers,
    lying: state.lying,
    players: state.players,
    pile: state.pile,
    placed: state.placed,
    turn: state.turn,
    phase: state.phase,
  });
};

export const take = (state: State, city: City): State => {
  const { hand, played, tokens, bonus, messengers } = state.players[state.turn];
  const player = { hand: withCard(hand, state.lying[city]), played, tokens, bonus, messengers };
  // PAT-REFILL-3, PAT-REFILL-10
  const isRefilled = state.pile.length > 0 && !isComplete(state.towers, city);
  const taken: State = {
    options: state.options,
    towers: state.towers,
    lying: withEntry(state.lying, city, NO_CARD),
    players: withEntry(state.players, state.turn, player),
    pile: state.pile,
    placed: state.placed,
    turn: state.turn,
    phase: REFILLING[city],
  };
  return isRefilled ? taken : afterRefilling(taken);
};

/** A card comes out of the pile, in the set-up and in turns. */
export const turnUp = (state: State, city: City, card: Card, phase: Phase): State => ({
  options: state.options,
  towers: state.towers,
  lying: withEntry(state.lying, city, card),
  players: state.players,
  pile: withoutCard(state.pile, card),
  placed: state.placed,
  turn: state.turn,
  phase,
});

export const afterRefilling = (state: State): State => (mayPlace(state) ? inPhase(state, PLACING) : endTurn(state));

export const place = (state: State, link: Link): State => {
  const { hand, played, tokens, bonus, messengers } = state.players[state.turn];
  const player = { hand, played, tokens, bonus, messengers: messengers - 1 };
  return endTurn({
    options: state.options,
    towers: state.towers,
    lying: state.lying,
    players: withEntry(state.players, state.turn, player),
    pile: state.pile,
    placed: withMessenger(state.placed, messengerOn(state.towers, link)),
    turn: state.turn,
    phase: state.phase,
  });
};

/** PAT-SETUP-7, PAT-END-1: everybody has the same number of turns, so an empty hand that is next ends the game. */
export const endTurn = (state: State): State => {
  const next = (state.turn + 1) % state.options.seats;
  const isOver = state.players[next].hand.length === 0;
  return {
    options: state.options,
    towers: state.towers,
    lying: state.lying,
    players: state.players,
    pile: state.pile,
    placed: state.placed,
    turn: isOver ? 0 : next,
    phase: isOver ? OVER : PLAYING,
  };
};
