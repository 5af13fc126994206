import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import {
  type History,
  type OptionValues,
  type Refusal,
  type Rules,
  type Seat,
  canUndo,
  openHistory,
  play,
  present,
  redone,
  undone,
  unwrap,
  withMove,
  withMovesOf,
} from '@showboat/engine';
import type { Hint, PlayerInfo, Shown, TableFrame } from '../view';

// A frame of plain signals around a real game, for tests of views: moves are displayed immediately, chance and other seats move when a
// test says so.

export interface TestFrame<State, Move> {
  readonly frame: TableFrame<State, Move>;
  /** What nobody at the table may see whole. */
  readonly whole: ReadonlySignal<State>;
  readonly said: string[];
  readonly explained: Refusal[];
  readonly hints: { value: readonly Hint<Move>[] };
  readonly hint: { value: number };
  /** Off at first. */
  readonly playsForced: { value: boolean };
  /** The tokens played so far. */
  played(): string;
  /** Another seat, or chance. */
  others(line: string): void;
}

const NAMES = ['Anna', 'Bert', 'Carla', 'Dora', 'Emil'];

/** A space within a token is written `_`. */
const wordsIn = (line: string): readonly string[] =>
  line
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));

export const after = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  line: string,
): State => wordsIn(line).reduce((state, token) => unwrap(play(game, state, unwrap(game.parseMove(state, token)))), start);

/** The first of `people` is at the screen; the state on show is what that seat may know. */
export const openTestFrame = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  people: readonly Seat[],
): TestFrame<State, Move> => {
  const history = signal<History<State, Move>>(unwrap(openHistory(game, start, [])));
  const last = signal<Shown<State, Move> | undefined>(undefined);
  const whole = computed(() => present(history.value));
  const state = computed(() => game.view(whole.value, people[0]));
  const seat = computed(() => people.find((one) => one === game.actor(whole.value)));
  const hints = signal<readonly Hint<Move>[]>([]);
  const hint = signal(0);
  const playsForced = signal(false);
  const said: string[] = [];
  const explained: Refusal[] = [];
  const show = (next: History<State, Move>): void => {
    const isForward = next.moves.length > history.peek().moves.length;
    const before = whole.peek();
    const move = next.moves[next.moves.length - 1];
    batch(() => {
      last.value = isForward ? { before: game.view(before, people[0]), move: game.seenMove(before, move, people[0]) } : undefined;
      history.value = next;
    });
  };
  const seats = Number(game.optionsOf(start).seats);
  const frame: TableFrame<State, Move> = {
    state,
    known: state,
    last,
    past: () => history.peek(),
    seat,
    self: signal(people[0]),
    players: signal(
      Array.from({ length: seats }, (_, i): PlayerInfo => ({ kind: people.includes(i) ? 'here' : 'elsewhere', name: NAMES[i] })),
    ),
    thinking: signal(undefined),
    canUndo: computed(() => canUndo(game, history.value, (one) => people.includes(one))),
    canRedo: computed(() => history.value.undone.length > 0),
    hints,
    hint,
    playsForced,
    isMotionReduced: signal(false),
    layout: signal('wide'),
    play: (line) => {
      const who = seat.peek();
      if (who === undefined) return;
      // One by one, as a table displays them.
      for (const move of line) {
        const { history: next, refusal } = withMovesOf(game, history.peek(), who, [move]);
        if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
        if (next !== history.peek()) show(next);
      }
    },
    undo: () => show(undone(history.peek())),
    redo: () => show(redone(game, history.peek())),
    explain: (refusal) => {
      if (refusal) explained.push(refusal);
    },
    why: { sayRefusal: ({ code }) => code, sayReason: ({ code }) => code },
    announce: (text) => said.push(typeof text === 'function' ? text() : text),
  };
  return {
    frame,
    whole,
    said,
    explained,
    hints,
    hint,
    playsForced,
    played: () => {
      const { states, moves } = history.peek();
      return moves.map((move, i) => game.formatMove(states[i], move)).join(' ');
    },
    others: (line) => {
      for (const token of wordsIn(line)) show(withMove(game, history.peek(), unwrap(game.parseMove(whole.peek(), token))));
    },
  };
};

/** The door for events: what views read of them is all here. */
export const keyEvent = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    defaultPrevented: false,
    target: null,
    ...more,
  }) as KeyboardEvent;
