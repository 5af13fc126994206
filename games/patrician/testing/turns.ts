import type { Turns } from '@showboat/bots/turns';
import { type Move, type Options, casualMoves, mind, patrician as game } from '../index';
import { citiesFor, FLOORS } from '../rules/cities';
import { outcome } from '../rules/finish';
import { actor } from '../rules/rules';
import { type State, floorsIn } from '../rules/state';
import { outcomesFrom } from '../rules/turns';
import { CASES } from './cases';

const isWon = (state: State, seat: number): boolean => {
  const places = outcome(state)?.places ?? [];
  return places[seat] === 1 && places.filter((place) => place === 1).length === 1;
};

/** Only the last turn of all ends the game. */
const mayWin = (state: State): boolean => {
  const missing = citiesFor(state.options.seats).reduce((sum, city) => sum + FLOORS[city] - floorsIn(state.towers, city), 0);
  return typeof actor(state) === 'number' && missing <= 2;
};

export const turns: Turns<State, Move, Options> = {
  game,
  mind,
  casualMoves,
  tables: CASES.map(({ options }) => options),
  mayWin,
  waysToWin: (state) => {
    const seat = actor(state);
    return typeof seat === 'number' && outcomesFrom(state).some(({ state: end }) => isWon(end, seat)) ? 'alone' : 'none';
  },
  isWon,
  every: outcomesFrom,
};
