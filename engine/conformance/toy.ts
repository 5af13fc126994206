import { isEqual } from '../equal';
import type { Actor, Chance, Game, Notation, Outcome, Seat } from '../game';
import { pick } from '../random';
import { type Refusal, type Result, ok, refused } from '../result';

// The smallest game with everything the suite looks at: chance, secrets, asides, a turn of several moves, a record with names.
// Runners race to the goal. Each is dealt a secret boost of 1 or 2; in turn the die is thrown and its runner walks, or spends the boost on top.

export type ToyMove =
  /** -1 as others see it. */
  | { readonly kind: 'deal'; readonly boost: number }
  | { readonly kind: 'throw'; readonly pips: number }
  | { readonly kind: 'walk' }
  /** Others see what it was worth. */
  | { readonly kind: 'boost'; readonly worth?: number }
  | { readonly kind: 'resign'; readonly seat: Seat };

type Phase = { readonly kind: 'deal' } | { readonly kind: 'throw' } | { readonly kind: 'choose'; readonly pips: number };

// A type, not an interface: only types count as records of option values.
export type ToyOptions = { readonly seats: number; readonly goal: number };

export interface ToyState {
  readonly options: ToyOptions;
  readonly at: readonly number[];
  /** As dealt; 0 when spent, -1 where it is face down. */
  readonly boosts: readonly number[];
  /** Turns begun, from 1. */
  readonly turn: number;
  readonly phase: Phase;
  readonly quitter?: Seat;
  /** What a seat sees, not the state itself. */
  readonly isView?: true;
}

const COLOURS = ['red', 'blue', 'green', 'white'];
const FACE_DOWN = -1;
const BOOSTS = [1, 2];

const runner = (state: ToyState): Seat => (state.turn - 1) % state.options.seats;

const outcome = (state: ToyState): Outcome | undefined => {
  const { seats, goal } = state.options;
  const { quitter } = state;
  if (quitter !== undefined) return { places: state.at.map((_, seat) => (seat === quitter ? seats : 1)), ending: 'resigned' };
  if (!state.at.some((steps) => steps >= goal)) return undefined;
  return { places: state.at.map((steps) => 1 + state.at.filter((other) => other > steps).length), ending: 'goal' };
};

const actor = (state: ToyState): Actor => {
  if (outcome(state)) return 'nobody';
  return state.phase.kind === 'choose' ? runner(state) : 'chance';
};

const chances = (state: ToyState): readonly Chance<ToyMove>[] => {
  if (outcome(state)) return [];
  switch (state.phase.kind) {
    case 'deal':
      return BOOSTS.map((boost) => ({ move: { kind: 'deal', boost }, weight: 1 / 2 }));
    case 'throw':
      return [1, 2, 3].map((pips) => ({ move: { kind: 'throw', pips }, weight: 1 / 3 }));
    case 'choose':
      return [];
  }
};

const legalMoves = (state: ToyState): readonly ToyMove[] => {
  if (outcome(state)) return [];
  if (state.phase.kind !== 'choose') return chances(state).map((chance) => chance.move);
  return state.boosts[runner(state)] === 0 ? [{ kind: 'walk' }] : [{ kind: 'walk' }, { kind: 'boost' }];
};

const asides = (state: ToyState, only?: Seat): readonly ToyMove[] =>
  outcome(state) || state.phase.kind === 'deal'
    ? []
    : state.at.flatMap((_, seat) => ((only ?? seat) === seat ? [{ kind: 'resign', seat }] : []));

/** What others may be shown at this moment of a view. */
const movesAsSeen = (state: ToyState): readonly ToyMove[] => {
  if (state.isView && state.phase.kind === 'deal') return [{ kind: 'deal', boost: FACE_DOWN }];
  const isHidden = state.phase.kind === 'choose' && state.boosts[runner(state)] === FACE_DOWN;
  return isHidden ? BOOSTS.map((worth) => ({ kind: 'boost', worth })) : [];
};

const seenMove = (state: ToyState, move: ToyMove, seat: Seat | undefined): ToyMove => {
  if (move.kind === 'deal' && state.boosts.length !== seat) return { kind: 'deal', boost: FACE_DOWN };
  if (move.kind !== 'boost' || runner(state) === seat) return move;
  return { kind: 'boost', worth: move.worth ?? state.boosts[runner(state)] };
};

const refuse = (state: ToyState, move: ToyMove): Refusal | undefined => {
  if (outcome(state)) return { code: 'over', rule: 'TOY-2' };
  const isListed = [...legalMoves(state), ...asides(state), ...movesAsSeen(state)].some((listed) => isEqual(listed, move));
  return isListed ? undefined : { code: 'not-now', rule: 'TOY-1' };
};

const walked = (state: ToyState, steps: number, boosts: readonly number[]): ToyState => ({
  ...state,
  at: state.at.map((at, seat) => (seat === runner(state) ? at + steps : at)),
  boosts,
  turn: state.turn + 1,
  phase: { kind: 'throw' },
});

const apply = (state: ToyState, move: ToyMove): ToyState => {
  const pips = state.phase.kind === 'choose' ? state.phase.pips : 0;
  const mover = runner(state);
  switch (move.kind) {
    case 'deal': {
      const boosts = [...state.boosts, move.boost];
      return { ...state, boosts, phase: { kind: boosts.length < state.options.seats ? 'deal' : 'throw' } };
    }
    case 'throw':
      return { ...state, phase: { kind: 'choose', pips: move.pips } };
    case 'walk':
      return walked(state, pips, state.boosts);
    case 'boost':
      return walked(
        state,
        pips + (move.worth ?? state.boosts[mover]),
        state.boosts.map((boost, seat) => (seat === mover ? 0 : boost)),
      );
    case 'resign':
      return { ...state, quitter: move.seat };
  }
};

const parseMove = (_state: ToyState, text: string, by?: string): Result<ToyMove> => {
  const [, kind, digit] = /^(deal|die|boost) ([1-3?])$/.exec(text) ?? [];
  if (kind === 'deal') return ok({ kind: 'deal', boost: digit === '?' ? FACE_DOWN : Number(digit) });
  if (kind === 'boost') return ok({ kind: 'boost', worth: Number(digit) });
  if (kind === 'die') return ok({ kind: 'throw', pips: Number(digit) });
  if (text === 'w') return ok({ kind: 'walk' });
  if (text === 'b') return ok({ kind: 'boost' });
  if (text === 'resign' && by !== undefined && COLOURS.includes(by)) return ok({ kind: 'resign', seat: COLOURS.indexOf(by) });
  return refused({ code: 'unknown-token', rule: 'TOY-3' });
};

const formatMove = (_state: ToyState, move: ToyMove): string => {
  switch (move.kind) {
    case 'deal':
      return `deal ${move.boost === FACE_DOWN ? '?' : move.boost}`;
    case 'throw':
      return `die ${move.pips}`;
    case 'walk':
      return 'w';
    case 'boost':
      return move.worth === undefined ? 'b' : `boost ${move.worth}`;
    case 'resign':
      return 'resign';
  }
};

const notation: Notation<ToyState, ToyMove> = {
  names: [...COLOURS, 'chance'],
  wordsIn: (word) => (['deal', 'die', 'boost'].includes(word) ? 2 : 1),
  nameOf: (state, move) => {
    if (move.kind === 'resign') return COLOURS[move.seat];
    return state.phase.kind === 'choose' ? COLOURS[runner(state)] : 'chance';
  },
  numberOf: (state) => (state.phase.kind === 'deal' ? 0 : state.turn),
  opensLine: (state) => (state.phase.kind === 'deal' ? state.boosts.length === 0 : state.phase.kind === 'throw'),
  formatResult: (over) => `${over.places.join(' ')} ${over.ending}`,
};

const formatPosition = (state: ToyState): Result<unknown> =>
  state.phase.kind === 'throw' && !outcome(state)
    ? ok({ seats: state.options.seats, goal: state.options.goal, at: state.at, boosts: state.boosts, turn: state.turn })
    : refused({ code: 'within-a-turn', rule: 'TOY-4' });

const isCount = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isRow = (value: unknown, length: number, least: number, most: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every((entry) => isCount(entry, least, most));

const parsePosition = (value: unknown): Result<ToyState> => {
  const fields = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const [seats, goal, at, boosts, turn] = ['seats', 'goal', 'at', 'boosts', 'turn'].map((key) => fields.get(key));
  if (fields.size !== 5 || !isCount(seats, 2, 4) || !isCount(goal, 5, 20) || !isCount(turn, 1, 1000)) {
    return refused({ code: 'bad-position', rule: 'TOY-4' });
  }
  if (!isRow(at, seats, 0, goal - 1) || !isRow(boosts, seats, FACE_DOWN, 2))
    return refused({ code: 'bad-position', rule: 'TOY-4' });
  return ok({ options: { seats, goal }, at, boosts, turn, phase: { kind: 'throw' } });
};

const turns = (position: unknown): Result<readonly string[]> => {
  const start = parsePosition(position);
  if (!start.ok) return start;
  const thrown = legalMoves(start.value).map((move) => apply(start.value, move));
  const ends = thrown.flatMap((state) => legalMoves(state).map((move) => apply(state, move)));
  return ok([...new Set(ends.map((state) => `${state.at.join(' ')} | ${state.boosts.join(' ')}`))].sort());
};

export const toy: Game<ToyState, ToyMove, ToyOptions> = {
  id: 'toy',
  rulesVersion: '1',
  options: {
    seats: { kind: 'number', fallback: 2, min: 2, max: 4, rules: ['TOY-1'] },
    goal: { kind: 'number', fallback: 10, min: 5, max: 20, rules: ['TOY-2'] },
  },
  presets: [{ id: 'sprint', seats: [2, 3, 4], options: { goal: 5 } }],
  endings: ['goal', 'resigned'],
  setup: (options) =>
    ok({
      options,
      at: Array.from({ length: options.seats }, () => 0),
      boosts: [],
      turn: 1,
      phase: { kind: 'deal' },
    }),
  optionsOf: (state) => state.options,
  actor,
  legalMoves,
  chances,
  asides,
  refuse,
  apply,
  outcome,
  view: (state, seat) => ({
    ...state,
    boosts: state.boosts.map((boost, owner) => (owner === seat || boost === 0 ? boost : FACE_DOWN)),
    isView: true,
  }),
  seenMove,
  redeal: ({ isView: _isView, ...state }, seat, random) => ({
    ...state,
    boosts: state.boosts.map((boost, owner) => (owner === seat || boost === 0 ? boost : pick(random, BOOSTS))),
  }),
  formatMove,
  parseMove,
  notation,
  formatPosition,
  parsePosition,
  formatView: (state, seat) => formatPosition(toy.view(state, seat)),
  turns,
  draw: (state) => state.at.map((at, seat) => `${COLOURS[seat]} ${'.'.repeat(at)}o`).join('\n'),
};
