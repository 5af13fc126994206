import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import { type OptionValues, type Refusal, type Rules, type Seat, play, unwrap } from '@showboat/engine';
import type { Hint, PlayerInfo, Shown, TableFrame } from '../view';

// A frame of plain signals around a real game, for tests of what views do with it: moves are shown at once, chance and others move when a
// test says so.

export interface TestFrame<State, Move> {
  readonly frame: TableFrame<State, Move>;
  /** What nobody at the table may see whole. */
  readonly whole: ReadonlySignal<State>;
  readonly said: string[];
  readonly explained: Refusal[];
  readonly hints: { value: readonly Hint<Move>[] };
  readonly hint: { value: number };
  /** The tokens played so far. */
  played(): string;
  /** Another seat, or chance. */
  others(line: string): void;
}

const NAMES = ['Anna', 'Bert', 'Carla', 'Dora', 'Emil'];

const wordsIn = (line: string): readonly string[] => line.split(' ').filter((word) => word !== '');

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
  const states = signal<readonly State[]>([start]);
  const moves = signal<readonly Move[]>([]);
  const undone = signal<readonly Move[]>([]);
  const last = signal<Shown<State, Move> | undefined>(undefined);
  const whole = computed(() => states.value[states.value.length - 1]);
  const state = computed(() => game.view(whole.value, people[0]));
  const seat = computed(() => people.find((one) => one === game.actor(whole.value)));
  const hints = signal<readonly Hint<Move>[]>([]);
  const hint = signal(0);
  const said: string[] = [];
  const explained: Refusal[] = [];
  const push = (move: Move): void =>
    batch(() => {
      last.value = { before: state.peek(), move };
      states.value = [...states.peek(), unwrap(play(game, whole.peek(), move))];
      moves.value = [...moves.peek(), move];
    });
  const seats = Number(game.optionsOf(start).seats);
  const frame: TableFrame<State, Move> = {
    state,
    known: state,
    last,
    seat,
    self: signal(people[0]),
    players: signal(Array.from({ length: seats }, (_, i): PlayerInfo => ({ name: NAMES[i], isHere: people.includes(i) }))),
    thinking: signal(undefined),
    canUndo: computed(() => moves.value.length > 0 && seat.value !== undefined),
    canRedo: computed(() => undone.value.length > 0),
    hints,
    hint,
    isMotionReduced: signal(false),
    layout: signal('wide'),
    play: (line) => {
      const who = seat.peek();
      undone.value = [];
      for (const move of line) {
        if (who === undefined || game.actor(whole.peek()) !== who) return;
        push(move);
      }
    },
    undo: () => {
      undone.value = [...undone.peek(), moves.peek()[moves.peek().length - 1]];
      states.value = states.peek().slice(0, -1);
      moves.value = moves.peek().slice(0, -1);
    },
    redo: () => {
      const again = undone.peek()[undone.peek().length - 1];
      undone.value = undone.peek().slice(0, -1);
      push(again);
    },
    explain: (refusal) => {
      if (refusal) explained.push(refusal);
    },
    announce: (text) => said.push(text),
  };
  return {
    frame,
    whole,
    said,
    explained,
    hints,
    hint,
    played: () =>
      moves
        .peek()
        .map((move, i) => game.formatMove(states.peek()[i], move))
        .join(' '),
    others: (line) => {
      for (const token of wordsIn(line)) push(unwrap(game.parseMove(whole.peek(), token)));
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
