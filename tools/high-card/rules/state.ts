import { type Actor, type Chance, type Outcome, type Refusal, type Seat, isEqual } from '@showboat/engine';

export const COLOURS = ['red', 'blue', 'green'] as const;
export const ROUNDS = 3;
export const FACE_DOWN = 0;
export const DECK = Array.from({ length: 24 }, (_, i) => i + 1);

export type Move = { readonly kind: 'deal'; readonly card: number } | { readonly kind: 'lay'; readonly card: number };

// A type, not an interface: only types count as records of option values.
export type Options = { readonly seats: number };

export interface State {
  readonly options: Options;
  /** In secret: one card, in one's turn two. */
  readonly hands: readonly (readonly number[])[];
  /** Open, by seat. */
  readonly laid: readonly (readonly number[])[];
  /** What a seat sees, not the state itself. */
  readonly isView?: true;
}

const turnsPlayed = ({ laid }: State): number => laid.flat().length;

export const mover = (state: State): number => turnsPlayed(state) % state.options.seats;
export const roundOf = (state: State): number => 1 + Math.floor(turnsPlayed(state) / state.options.seats);
export const sumOf = ({ laid }: State, seat: number): number => laid[seat].reduce((sum, card) => sum + card, 0);

export const outcome = (state: State): Outcome | undefined => {
  if (roundOf(state) <= ROUNDS) return undefined;
  const sums = state.laid.map((_, seat) => sumOf(state, seat));
  return { places: sums.map((sum) => 1 + sums.filter((other) => other > sum).length), ending: 'laid' };
};

/** Who is to be dealt a card. */
export const dealtTo = (state: State): number | undefined => {
  if (outcome(state)) return undefined;
  const first = state.hands.findIndex(({ length }) => length === 0);
  if (first >= 0) return first;
  return state.hands[mover(state)].length < 2 ? mover(state) : undefined;
};

export const actor = (state: State): Actor => {
  if (outcome(state)) return 'nobody';
  return dealtTo(state) === undefined ? mover(state) : 'chance';
};

export const unseen = ({ hands, laid }: State): readonly number[] => {
  const seen = [...hands, ...laid].flat();
  return DECK.filter((card) => !seen.includes(card));
};

export const chances = (state: State): readonly Chance<Move>[] => {
  if (dealtTo(state) === undefined) return [];
  const cards = unseen(state);
  return cards.map((card) => ({ move: { kind: 'deal', card }, weight: 1 / cards.length }));
};

export const legalMoves = (state: State): readonly Move[] => {
  if (actor(state) === 'chance') return chances(state).map(({ move }) => move);
  if (outcome(state)) return [];
  return state.hands[mover(state)].map((card) => ({ kind: 'lay', card }));
};

export const view = (state: State, seat: Seat | undefined): State => ({
  ...state,
  hands: state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => FACE_DOWN))),
  isView: true,
});

/** What others may be shown at this moment of a view. */
const movesAsSeen = (state: State): readonly Move[] => {
  if (!state.isView) return [];
  if (dealtTo(state) !== undefined) return [{ kind: 'deal', card: FACE_DOWN }];
  const isHidden = !outcome(state) && state.hands[mover(state)].includes(FACE_DOWN);
  return isHidden ? unseen(state).map((card) => ({ kind: 'lay', card })) : [];
};

export const refuse = (state: State, move: Move): Refusal | undefined => {
  if (outcome(state)) return { code: 'over', rule: 'HC-2' };
  const isListed = [...legalMoves(state), ...movesAsSeen(state)].some((listed) => isEqual(listed, move));
  return isListed ? undefined : { code: 'not-now', rule: 'HC-1' };
};

const replaced = <T>(list: readonly T[], at: number, entry: T): readonly T[] => list.map((one, i) => (i === at ? entry : one));

export const apply = (state: State, { kind, card }: Move): State => {
  const { hands, laid } = state;
  if (kind === 'deal') {
    const seat = dealtTo(state) ?? 0;
    return { ...state, hands: replaced(hands, seat, [...hands[seat], card]) };
  }
  const seat = mover(state);
  const at = Math.max(0, hands[seat].indexOf(card));
  return {
    ...state,
    hands: replaced(
      hands,
      seat,
      hands[seat].filter((_, i) => i !== at),
    ),
    laid: replaced(laid, seat, [...laid[seat], card]),
  };
};
