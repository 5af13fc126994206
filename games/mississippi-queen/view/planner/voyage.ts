import { type Move, type State, mississippiQueen as game } from '../../game';
import type { Plan, Voyage } from './planner';
import { firstLeg, stopsOf } from './plans';

/** What comes of a plan after its first leg; `undefined` if that was all. */
export const setOut = (state: State, plan: Plan): Voyage | undefined => {
  const leg = firstLeg(plan.moves);
  if (leg.length === plan.moves.length) return undefined;
  const next = plan.moves[leg.length];
  return {
    goal: plan.place,
    push: next.kind === 'push' ? next.heading : undefined,
    left: leg.reduce((now, move) => game.apply(now, move), state),
    hasMet: false,
  };
};

export type Course =
  | { readonly kind: 'waits'; readonly voyage: Voyage }
  | { readonly kind: 'over' }
  /** The river grew in the middle of the turn, and the rest must be decided again. */
  | { readonly kind: 'grown' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'goes-on'; readonly moves: readonly Move[] };

const isSameTurn = (a: State, b: State): boolean => a.round === b.round && a.next === b.next;

const isSameRiver = ({ river: a }: State, { river: b }: State): boolean => a.tiles.length === b.tiles.length && a.pier === b.pier;

export const courseOf = (voyage: Voyage, state: State): Course => {
  const { goal, left, hasMet } = voyage;
  if (!isSameTurn(left, state)) return { kind: 'over' };
  const { phase, turn } = state;
  if ('ship' in phase || phase.kind === 'laying') return { kind: 'waits', voyage: hasMet ? voyage : { ...voyage, hasMet: true } };
  if (!hasMet) return { kind: 'waits', voyage };
  if (phase.kind !== 'sailing') return { kind: 'over' };
  // Every push costs a point: with as many points as before, it was undone.
  if (turn.points === 0 || turn.points >= left.turn.points) return { kind: 'over' };
  if (!isSameRiver(left, state)) return { kind: 'grown' };
  const stop = stopsOf(state).get(goal);
  return stop ? { kind: 'goes-on', moves: stop.moves } : { kind: 'lost' };
};
