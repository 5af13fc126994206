import { type Result, ok } from '@showboat/engine';
import { IS_STAR, cardsOf } from './cards';
import { CITIES, HAND_SIZE, citiesFor } from './cities';
import { messengersEach } from './messengers';
import { DEALS, FIRSTS, type Move } from './moves';
import type { Options } from './options';
import {
  DEALING,
  FIRST,
  NO_CARD,
  OPENING,
  PLAYING,
  type Phase,
  type Player,
  type State,
  withCard,
  withEntry,
  withoutCard,
} from './state';
import { possibleCards } from './unseen';

/** PAT-SETUP-1 … 5: an empty board; who begins and which card goes where is chance. */
export const setup = (options: Options): Result<State> => {
  const player: Player = { hand: [], played: [], tokens: [], bonus: 0, messengers: messengersEach(options) };
  return ok({
    options,
    towers: CITIES.flatMap(() => ['', '']),
    lying: CITIES.map(() => NO_CARD),
    players: Array.from({ length: options.seats }, () => player),
    pile: cardsOf(citiesFor(options.seats)),
    placed: [],
    turn: 0,
    phase: FIRST,
  });
};

/** PAT-SETUP-7 */
export const firstMoves = (state: State): readonly Move[] => FIRSTS.slice(0, state.options.seats);

/** PAT-SETUP-4: starting hands are of star cards. */
export const dealMoves = (state: State, seat: number): readonly Move[] =>
  possibleCards(state, state.pile)
    .filter((card) => IS_STAR[card])
    .map((card) => DEALS[seat][card]);

export const deal = (state: State, seat: number, card: number): State => {
  const { hand, played, tokens, bonus, messengers } = state.players[seat];
  const grown = withCard(hand, card);
  const isFull = grown.length === HAND_SIZE;
  const phase: Phase = !isFull
    ? DEALING[seat]
    : seat + 1 < state.options.seats
      ? DEALING[seat + 1]
      : OPENING[citiesFor(state.options.seats)[0]];
  return {
    options: state.options,
    towers: state.towers,
    lying: state.lying,
    players: withEntry(state.players, seat, { hand: grown, played, tokens, bonus, messengers }),
    pile: withoutCard(state.pile, card),
    placed: state.placed,
    turn: state.turn,
    phase,
  };
};

/** What comes after a card was turned up in the set-up: the next city, or the first turn. */
export const phaseAfterOpening = (state: State, city: number): Phase => {
  const cities = citiesFor(state.options.seats);
  const next = cities[cities.indexOf(city) + 1];
  return next === undefined ? PLAYING : OPENING[next];
};
