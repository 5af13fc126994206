import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import type { LevelId } from '@showboat/bots';
import { type History, type OptionValues, type Refusal, type Seat, seenHistory } from '@showboat/engine';
import {
  type GameView,
  type Highlight,
  type Hint,
  type PlayerInfo,
  type Said,
  type TableExtras,
  type TableFrame,
  nameHere,
} from '@showboat/ui';
import type { Presenter } from '../session/presenter';
import type { Session, TableSeat } from '../session/session';
import { type LateWhy, createWhy } from './why';

/** How far the end of a game was shown: on its way, whole beside the result, or put away. */
export type FinishStage = 'playing' | 'told' | 'closed';

/** What the frame keeps besides the session: advice, refusals and announcements. */
export interface Notices<Move> {
  readonly hints: Signal<readonly Hint<Move>[]>;
  readonly hint: Signal<number>;
  readonly refusal: Signal<Refusal | undefined>;
  readonly announcement: Signal<Said>;
  /** What has just happened that is worth a line of its own; `undefined` again after a while. */
  readonly highlight: Signal<Highlight | undefined>;
  readonly finish: Signal<FinishStage>;
  /** The player who has taken the screen; only needed in games with secrets. */
  readonly holder: Signal<Seat | undefined>;
}

export const createNotices = <Move>(): Notices<Move> => ({
  hints: signal([]),
  hint: signal(0),
  refusal: signal(undefined),
  announcement: signal<Said>(''),
  highlight: signal(undefined),
  finish: signal('playing'),
  holder: signal(undefined),
});

export interface Surroundings {
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<'wide' | 'phone'>;
  readonly playsForced?: ReadonlySignal<boolean> | undefined;
  nameLevel(level: LevelId): string;
  /** The word for a player who has no other name. */
  you(): string;
  readonly extras?: TableExtras | undefined;
  /** The first moves of turns that were not seen. */
  readonly missed?: ReadonlySignal<readonly number[]> | undefined;
}

export interface SessionFrame<State, Move> extends TableFrame<State, Move> {
  /** The player to whom the screen must be handed before anything is shown. */
  readonly handOver: ReadonlySignal<Seat | undefined>;
  /** Whose view is displayed: the player who has the screen; during a hand-over, a spectator. */
  readonly reader: ReadonlySignal<Seat | undefined>;
  /** The game as the reader saw it, including what is still to be displayed. */
  readonly seen: ReadonlySignal<History<State, Move>>;
  readonly why: LateWhy;
}

const peopleHere = (seats: readonly TableSeat[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));

const playerOf = (seat: TableSeat, { nameLevel, you }: Surroundings): PlayerInfo => {
  switch (seat.kind) {
    case 'here':
      return { kind: 'here', name: nameHere(seat.name, you()) };
    case 'elsewhere':
      return { kind: 'elsewhere', name: seat.name };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: nameLevel(seat.level) };
  }
};

/** The frame of a session, for the view. */
export const createFrame = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  session: Session<State, Move>,
  presenter: Presenter<State, Move>,
  notices: Notices<Move>,
  around: Surroundings,
): SessionFrame<State, Move> => {
  const { game } = view;
  const players = computed(() => session.seats.value.map((seat) => playerOf(seat, around)));
  const actor = computed(() => game.actor(presenter.state.value));
  const persons = computed(() => peopleHere(session.seats.value));

  /** The player to decide, as soon as the display has caught up. */
  const asked = computed((): Seat | undefined => {
    const seat = actor.value;
    return presenter.isCurrent.value && typeof seat === 'number' && persons.value.includes(seat) ? seat : undefined;
  });

  let decidedLast: Seat | undefined;
  const self = computed((): Seat | undefined => {
    if (asked.value !== undefined) decidedLast = asked.value;
    if (decidedLast !== undefined && persons.value.includes(decidedLast)) return decidedLast;
    return persons.value[0];
  });

  const handOver = computed((): Seat | undefined => {
    const seat = self.value;
    const holder = notices.holder.value;
    // Who hands the own seat to a bot and leaves one other person behind still looks at the screen.
    if (seat === undefined || holder === seat || (holder === undefined && persons.value.length < 2)) return undefined;
    const state = presenter.state.value;
    // Where nothing is hidden, no hand-over is needed.
    return game.view(state, seat) === state ? undefined : seat;
  });

  const reader = computed(() => (handOver.value === undefined ? self.value : undefined));
  const state = computed(() => game.view(presenter.state.value, reader.value));
  // Nothing else reaches a view: neither a full state nor another seat's move in full.
  const seen = computed(() => seenHistory(game, session.history.value, reader.value));
  const shown = computed(() => Math.min(presenter.index.value, seen.value.moves.length));

  /** Counts actions: a late answer says nothing about a later moment. */
  let acts = 0;
  const forget = (): void => {
    acts++;
    notices.refusal.value = undefined;
    notices.hints.value = [];
  };

  const { missed } = around;

  return {
    state,
    known: computed(() => seen.value.states[shown.value]),
    handOver,
    reader,
    seen,
    last: computed(() => {
      const { states, moves } = seen.value;
      const at = shown.value - 1;
      return presenter.last.value && at >= 0 ? { before: game.view(states[at], reader.value), move: moves[at] } : undefined;
    }),
    past: () => ({ states: seen.peek().states.slice(0, shown.peek() + 1), moves: seen.peek().moves.slice(0, shown.peek()) }),
    // An unanswered move may have been the last of a turn: no seat is asked meanwhile.
    // Nor who is told first what happened in the meantime.
    seat: computed(() =>
      handOver.value === undefined && !session.isSending.value && !missed?.value.length ? asked.value : undefined,
    ),
    self,
    players,
    thinking: computed(() => (presenter.isCurrent.value ? session.thinking.value : undefined)),
    canUndo: session.canUndo,
    canRedo: session.canRedo,
    hints: notices.hints,
    hint: notices.hint,
    isMotionReduced: around.isMotionReduced,
    layout: around.layout,
    extras: around.extras,
    playsForced: around.playsForced,
    since: computed(() => {
      const seat = reader.value;
      const { states } = seen.value;
      const by = (at: number): unknown => (at > 0 ? game.actor(states[at - 1]) : seat);
      let to = shown.value;
      // What chance did within the own turn belongs to it.
      for (let at = to; at > 0 && (by(at) === seat || by(at) === 'chance'); at--) if (by(at) === seat) to = at - 1;
      let from = to;
      while (by(from) !== seat) from--;
      return from > 0 && from < to ? { from: game.view(states[from], seat), to: game.view(states[to], seat) } : undefined;
    }),
    missed:
      missed &&
      computed(() => {
        const { states } = seen.value;
        // While they are displayed one by one, they are not drawn as well.
        return presenter.isCurrent.value
          ? missed.value.map((from, i, all) => states.slice(from, (all[i + 1] ?? states.length) + 1))
          : [];
      }),
    play: (moves) => {
      if (session.isSending.peek()) return;
      forget();
      const act = acts;
      void session.play(moves).then((refusal) => {
        if (act === acts) notices.refusal.value = refusal;
      });
    },
    undo: () => {
      forget();
      session.undo();
    },
    redo: () => {
      forget();
      session.redo();
    },
    explain: (refusal) => {
      acts++;
      notices.refusal.value = refusal;
    },
    why: createWhy(view, players),
    announce: (said) => {
      notices.announcement.value = said;
    },
  };
};
