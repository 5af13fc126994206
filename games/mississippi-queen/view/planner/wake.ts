import type { Shown, TableFrame } from '@showboat/ui';
import { type Move, type State, coalLeft, mississippiQueen as game, moverOf } from '../../game';

/** Coal burned in a turn, by what it was burned for. */
export interface Account {
  readonly speed: number;
  readonly turns: number;
  /** BR-SAND-4: off a sand bar. */
  readonly sand: number;
}

/** What was done so far in the turn of a state: the state itself only keeps what the rules need. */
export interface Wake {
  readonly opened: State;
  readonly turns: number;
  readonly spent: Account;
}

const NOTHING: Account = { speed: 0, turns: 0, sand: 0 };

const KINDS: Readonly<Partial<Record<Move['kind'], keyof Account>>> = { speed: 'speed', turn: 'turns', step: 'sand' };

/** The account after one more move: what the rules took for it. */
export const withMove = (spent: Account, before: State, move: Move, after: State): Account => {
  const kind = KINDS[move.kind];
  return kind ? { ...spent, [kind]: spent[kind] + coalLeft(before) - coalLeft(after) } : spent;
};

/** What these moves of the ship to move cost. */
export const accountOf = (from: State, moves: readonly Move[]): Account => {
  let state = from;
  let spent = NOTHING;
  for (const move of moves) {
    const after = game.apply(state, move);
    // Chance and the end of a turn take nothing.
    if (moverOf(after) === moverOf(state)) spent = withMove(spent, state, move, after);
    state = after;
  }
  return spent;
};

const isOpening = ({ phase }: State): boolean =>
  phase.kind !== 'sailing' &&
  phase.kind !== 'pushing' &&
  phase.kind !== 'aligning' &&
  phase.kind !== 'offered' &&
  phase.kind !== 'laying';

const follow = (wake: Wake, { before, move }: Shown<State, Move>, after: State): Wake => ({
  opened: wake.opened,
  turns: wake.turns + (move.kind === 'turn' ? 1 : 0),
  spent: withMove(wake.spent, before, move, after),
});

const wakeAt = (opened: State): Wake => ({ opened, turns: 0, spent: NOTHING });

/** The wake of the last of these states, told from the beginning of its turn. */
const wakeAlong = ({ states, moves }: ReturnType<NonNullable<TableFrame<State, Move>['past']>>): Wake => {
  const last = states.length - 1;
  let first = last;
  while (first > 0 && !isOpening(states[first])) first--;
  let wake = wakeAt(states[first]);
  for (let i = first; i < last; i++) wake = follow(wake, { before: states[i], move: moves[i] }, states[i + 1]);
  return wake;
};

export interface Wakes {
  /** `last` is what led to the state, where it is known. */
  of(state: State, last?: Shown<State, Move>): Wake;
}

export const createWakes = (past: TableFrame<State, Move>['past']): Wakes => {
  const known = new WeakMap<State, Wake>();
  const remember = (state: State, wake: Wake): Wake => {
    known.set(state, wake);
    return wake;
  };
  const of = (state: State, last?: Shown<State, Move>): Wake => {
    const remembered = known.get(state);
    if (remembered) return remembered;
    if (isOpening(state)) return remember(state, wakeAt(state));
    const before = last && last.before !== state ? known.get(last.before) : undefined;
    if (last && before) return remember(state, follow(before, last, state));
    // After a jump, such as opening a saved game in the middle of a turn.
    const told = past?.();
    return told?.states.at(-1) === state ? remember(state, wakeAlong(told)) : wakeAt(state);
  };
  return { of };
};
