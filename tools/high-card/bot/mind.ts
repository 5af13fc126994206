import type { Advisor, Choice, Mind } from '@showboat/engine';
import { type Move, type State, apply, legalMoves, outcome, sumOf } from '../rules/state';

const evaluate = (state: State): readonly number[] => {
  const places = outcome(state)?.places;
  const seats = state.options.seats;
  if (places) return places.map((place) => (seats - place) / (seats - 1));
  const worth = state.hands.map((hand, seat) => sumOf(state, seat) + hand.reduce((sum, card) => sum + (card || 12), 0) / 2);
  return worth.map((own, seat) => {
    const beaten = worth.map((other, i) => (i === seat ? 0 : 1 / (1 + Math.exp((other - own) / 6))));
    return beaten.reduce((sum, one) => sum + one, 0) / (seats - 1);
  });
};

/** Lays the higher card. */
export const mind: Mind<State, Move> = {
  choices: (state) =>
    [...legalMoves(state)]
      .sort((a, b) => b.card - a.card)
      .map((move): Choice<State, Move> => {
        const after = apply(state, move);
        return { moves: [move], state: after, values: evaluate(after) };
      }),
  evaluate,
  flavour: () => 0,
};

export const advisor: Advisor<State, Move> = {
  reasons: (_before, { moves: [{ card }] }) => [{ code: 'high', detail: { card } }],
};
