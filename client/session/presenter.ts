import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { History, OptionValues } from '@showboat/engine';
import type { GameView, Shown } from '@showboat/ui';

/** Pace of moves on the table: 1 is natural, 0 is instant. */
export type Pace = number;

export interface Presenter<State, Move> {
  /** How many moves are displayed. */
  readonly index: ReadonlySignal<number>;
  readonly state: ReadonlySignal<State>;
  readonly last: ReadonlySignal<Shown<State, Move> | undefined>;
  /** The display has caught up. */
  readonly isCurrent: ReadonlySignal<boolean>;
  /** Jumps to the present. */
  skip(): void;
  /** Goes back, and displays what followed once more. */
  rewind(to: number): void;
  close(): void;
}

/** A pause to see whose turn it is. */
const BREATH = 350;

/** In a background tab timers are throttled, and nobody looks. */
const isUnseen = (): boolean => typeof document !== 'undefined' && document.hidden;

const commonLength = <Move>(a: readonly Move[], b: readonly Move[]): number => {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
};

/** Displays a history move by move. The history itself never waits: the display lags the model. */
export const createPresenter = <State, Move, Options extends OptionValues>(
  { game, pace: paceOf }: GameView<State, Move, Options>,
  history: ReadonlySignal<History<State, Move>>,
  pace: () => Pace,
): Presenter<State, Move> => {
  const index = signal(history.peek().moves.length);
  const last = signal<Shown<State, Move> | undefined>(undefined);
  let known = history.peek().moves;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const jump = (to: number): void => {
    clearTimeout(timer);
    timer = undefined;
    last.value = undefined;
    index.value = to;
  };

  /** The duration depends only on what everybody may see of a move: who watches is not known here. */
  const timeOf = (before: State, move: Move, after: State): number =>
    paceOf(game.view(before, undefined), game.seenMove(before, move, undefined), game.view(after, undefined));

  const waitBefore = (at: number): number => {
    const { states, moves } = history.peek();
    if (pace() === 0 || isUnseen()) return 0;
    const shown = at > 0 && last.peek() ? timeOf(states[at - 1], moves[at - 1], states[at]) : 0;
    const isNewTurn = at > 0 && game.notation.opensLine(states[at], moves[at]) && game.actor(states[at]) !== 'chance';
    return (shown + (isNewTurn ? BREATH : 0)) * pace();
  };

  const step = (): void => {
    timer = undefined;
    const at = index.peek();
    const { states, moves } = history.peek();
    if (at >= moves.length) return;
    last.value = { before: states[at], move: moves[at] };
    index.value = at + 1;
    plan();
  };

  const plan = (): void => {
    if (timer !== undefined || index.peek() >= history.peek().moves.length) return;
    const wait = waitBefore(index.peek());
    if (wait <= 0) step();
    else timer = setTimeout(step, wait);
  };

  const stop = effect(() => {
    const { moves } = history.value;
    const kept = commonLength(known, moves);
    known = moves;
    // An undo is displayed immediately.
    if (index.peek() > kept) jump(kept);
    plan();
  });

  return {
    index,
    // During an undo the index may be ahead of the history for a moment.
    state: computed(() => history.value.states[Math.min(index.value, history.value.states.length - 1)]),
    last,
    isCurrent: computed(() => index.value >= history.value.moves.length),
    skip: () => jump(history.peek().moves.length),
    rewind: (to) => {
      jump(to);
      plan();
    },
    close: () => {
      clearTimeout(timer);
      stop();
    },
  };
};
