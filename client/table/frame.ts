import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import type { LevelId } from '@showboat/bots';
import { type History, type OptionValues, type Refusal, type Seat, seenHistory } from '@showboat/engine';
import type { GameView, Hint, PlayerInfo, TableFrame } from '@showboat/ui';
import type { Presenter } from '../session/presenter';
import type { Session, TableSeat } from '../session/session';

/** What the frame keeps besides the session: advice, refusals and announcements. */
export interface Notices<Move> {
  readonly hints: Signal<readonly Hint<Move>[]>;
  readonly hint: Signal<number>;
  readonly refusal: Signal<Refusal | undefined>;
  readonly announcement: Signal<string>;
  /** The person who has taken the screen; only games with secrets ask for it. */
  readonly holder: Signal<Seat | undefined>;
}

export const createNotices = <Move>(): Notices<Move> => ({
  hints: signal([]),
  hint: signal(0),
  refusal: signal(undefined),
  announcement: signal(''),
  holder: signal(undefined),
});

export interface Surroundings {
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<'wide' | 'phone'>;
  nameLevel(level: LevelId): string;
}

export interface SessionFrame<State, Move> extends TableFrame<State, Move> {
  /** The person to whom the screen must be handed before anything is shown. */
  readonly handOver: ReadonlySignal<Seat | undefined>;
  /** Who reads what is on show: the person who has the screen; while it is handed over a spectator. */
  readonly reader: ReadonlySignal<Seat | undefined>;
  /** The game as the reader has watched it; what is still to be shown included. */
  readonly seen: ReadonlySignal<History<State, Move>>;
}

const peopleHere = (seats: readonly TableSeat[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));

const playerOf = (seat: TableSeat, nameLevel: Surroundings['nameLevel']): PlayerInfo =>
  seat.kind === 'bot' ? { kind: 'bot', name: seat.name, level: nameLevel(seat.level) } : { kind: seat.kind, name: seat.name };

/** The frame of a session, as the view sees it. */
export const createFrame = <State, Move, Options extends OptionValues>(
  { game }: GameView<State, Move, Options>,
  session: Session<State, Move>,
  presenter: Presenter<State, Move>,
  notices: Notices<Move>,
  around: Surroundings,
): SessionFrame<State, Move> => {
  const actor = computed(() => game.actor(presenter.state.value));
  const persons = computed(() => peopleHere(session.seats.value));

  /** The person to decide, as soon as everything that happened before is on show. */
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
    if (seat === undefined || persons.value.length < 2 || notices.holder.value === seat) return undefined;
    const state = presenter.state.value;
    // Where nothing is hidden, everybody may look.
    return game.view(state, seat) === state ? undefined : seat;
  });

  const reader = computed(() => (handOver.value === undefined ? self.value : undefined));
  const state = computed(() => game.view(presenter.state.value, reader.value));
  // Nothing else reaches a view: neither a whole state nor a move as only the one knows it who made it.
  const seen = computed(() => seenHistory(game, session.history.value, reader.value));
  const shown = computed(() => Math.min(presenter.index.value, seen.value.moves.length));

  /** Counts what was done since: an answer that comes late says nothing about another moment. */
  let acts = 0;
  const forget = (): void => {
    acts++;
    notices.refusal.value = undefined;
    notices.hints.value = [];
  };

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
    // What was sent and not answered may have been the last move of a turn: nobody is asked meanwhile.
    seat: computed(() => (handOver.value === undefined && !session.isSending.value ? asked.value : undefined)),
    self,
    players: computed(() => session.seats.value.map((seat) => playerOf(seat, around.nameLevel))),
    thinking: computed(() => (presenter.isCurrent.value ? session.thinking.value : undefined)),
    canUndo: session.canUndo,
    canRedo: session.canRedo,
    hints: notices.hints,
    hint: notices.hint,
    isMotionReduced: around.isMotionReduced,
    layout: around.layout,
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
    announce: (text) => {
      notices.announcement.value = text;
    },
  };
};
