import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import type { History, OptionValues } from '@showboat/engine';
import type { GameView, Shown } from '@showboat/ui';
import { turnAfter, turnBefore, turnStarts } from './turns';

export const SPEEDS = ['slow', 'natural', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Playback speeds, as a multiple of the natural duration of a move. */
const SHARES: Readonly<Record<Speed, number>> = { slow: 2, natural: 1, fast: 0.35 };
/** A pause between turns, to see who is next. */
const BREATH = 350;
/** The shortest display of a move, even where the view needs no time for it. */
const LEAST = 60;

/** The replay of a finished or running game. All states are known, so a step is just a change of index. */
export interface Replay<State, Move> {
  readonly history: History<State, Move>;
  /** The indexes of the moves at which turns begin. */
  readonly starts: readonly number[];
  /** How many moves are displayed. */
  readonly index: ReadonlySignal<number>;
  readonly state: ReadonlySignal<State>;
  /** Set after a single step forward; `undefined` after a jump. */
  readonly last: ReadonlySignal<Shown<State, Move> | undefined>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  readonly end: number;
  jump(to: number): void;
  step(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  /** Plays from here, or from the beginning if it is at the end. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  close(): void;
}

export const createReplay = <State, Move, Options extends OptionValues>(
  { game, pace }: Pick<GameView<State, Move, Options>, 'game' | 'pace'>,
  history: History<State, Move>,
  begin = 0,
): Replay<State, Move> => {
  const { states, moves } = history;
  const end = moves.length;
  const starts = turnStarts(game, history);
  const within = (index: number): number => Math.min(end, Math.max(0, Math.trunc(index)));
  const index = signal(within(begin));
  const last = signal<Shown<State, Move> | undefined>(undefined);
  const isPlaying = signal(false);
  const speed = signal<Speed>('natural');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isPlaying.value = false;
  };

  const show = (to: number): void =>
    batch(() => {
      last.value = undefined;
      index.value = within(to);
    });

  const forward = (): void => {
    const at = index.peek();
    if (at >= end) return;
    batch(() => {
      last.value = { before: states[at], move: moves[at] };
      index.value = at + 1;
    });
  };

  const playOn = (): void => {
    forward();
    const at = index.peek();
    if (at >= end) return pause();
    const breath = game.notation.opensLine(states[at], moves[at]) ? BREATH : 0;
    const wait = (pace(states[at - 1], moves[at - 1], states[at]) + breath) * SHARES[speed.peek()];
    timer = setTimeout(playOn, Math.max(LEAST, wait));
  };

  return {
    history,
    starts,
    index,
    state: computed(() => states[index.value]),
    last,
    isPlaying,
    speed,
    end,
    jump: (to) => {
      pause();
      show(to);
    },
    step: (by) => {
      pause();
      if (by === 1) forward();
      else show(index.peek() - 1);
    },
    turn: (by) => {
      pause();
      show(by === 1 ? turnAfter(starts, index.peek(), end) : turnBefore(starts, index.peek()));
    },
    play: () => {
      if (isPlaying.peek() || end === 0) return;
      if (index.peek() >= end) show(0);
      isPlaying.value = true;
      playOn();
    },
    pause,
    setSpeed: (to) => {
      speed.value = to;
    },
    close: pause,
  };
};
