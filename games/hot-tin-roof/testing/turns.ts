import type { Turn, Turns } from '@showboat/bots/turns';
import { type Move, type Options, casualMoves, hotTinRoof as game, mind } from '../index';
import { outcome } from '../rules/finish';
import { actor, apply, legalMoves } from '../rules/rules';
import { IN_HAND, MOVING, type State, inPhase } from '../rules/state';
import { mostQuiet } from '../rules/turn';
import { walkOutcomes } from '../rules/walk-outcomes';
import { CASES } from './cases';

const MOST_WORK = 60_000_000;

/** A turn, and what it comes to where chance comes between. */
interface Whole extends Turn<State, Move> {
  readonly end: State;
}

const wholeTurns = (state: State): readonly Whole[] => {
  if (state.phase.kind === 'moving') return walkOutcomes(state, MOST_WORK).found.map((one) => ({ ...one, end: one.state }));
  return legalMoves(state).flatMap((move): readonly Whole[] => {
    const after = apply(state, move);
    if (after.turn !== state.turn || after.phase.kind === 'over') return [{ moves: [move], state: after, end: after }];
    if (actor(after) === 'chance')
      return wholeTurns(inPhase(after, MOVING[0])).map(({ end }) => ({ moves: [move], state: after, end }));
    return wholeTurns(after).map((rest) => ({ ...rest, moves: [move, ...rest.moves] }));
  });
};

const isWon = (state: State, seat: number): boolean => {
  const places = outcome(state)?.places ?? [];
  return places[seat] === 1 && places.filter((place) => place === 1).length === 1;
};

const mayWin = (state: State): boolean => {
  const { fish, quiet, players } = state;
  if (actor(state) !== state.turn) return false;
  const inHand = players.filter(({ cats }) => cats[0] === IN_HAND || cats[2] === IN_HAND).length;
  return fish <= 2 || quiet + 1 >= mostQuiet(state) || inHand < 2;
};

const waysToWin = (state: State): ReturnType<Turns<State, Move, Options>['waysToWin']> => {
  const wins = wholeTurns(state).filter(({ end }) => isWon(end, state.turn));
  if (wins.length === 0) return 'none';
  return wins.some((one) => one.state === one.end) ? 'alone' : 'through-others';
};

/** One of those that differ only in what happens after chance. */
const every = (state: State): readonly Turn<State, Move>[] => {
  const drawn = new Set<State>();
  return wholeTurns(state).filter((one) => {
    if (one.state === one.end) return true;
    const isNew = !drawn.has(one.state);
    drawn.add(one.state);
    return isNew;
  });
};

export const turns: Turns<State, Move, Options> = {
  game,
  mind,
  casualMoves,
  tables: CASES.map(({ options }) => options),
  mayWin,
  waysToWin,
  isWon,
  every,
};
