import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals';
import type { OptionValues, Refusal } from '@showboat/engine';
import {
  type GameView,
  type Lesson,
  type LessonRun,
  type PlayerInfo,
  type Said,
  type TableFrame,
  type Waiting,
  beginLesson,
  goOn,
  playInLesson,
  replyInLesson,
  retryStep,
  undoneRun,
  waitingFor,
} from '@showboat/ui';
import { createWhy } from '../table/why';

export interface LessonDesk {
  readonly players: ReadonlySignal<readonly PlayerInfo[]>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<'wide' | 'phone'>;
  /** Pace of moves: 1 is natural, 0 is instant. */
  pace(): number;
}

/** A lesson at the table: the view's frame, and the actions of the coach's buttons. */
export interface LessonTable<State, Move> {
  readonly lesson: Lesson<State, Move>;
  readonly run: ReadonlySignal<LessonRun<State, Move>>;
  readonly waiting: ReadonlySignal<Waiting>;
  readonly frame: TableFrame<State, Move>;
  readonly refusal: Signal<Refusal | undefined>;
  readonly announcement: Signal<Said>;
  goOn(): void;
  retry(): void;
  restart(): void;
  close(): void;
}

/** A pause to see whose turn it is. */
const BREATH = 350;

export const openLesson = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  lesson: Lesson<State, Move>,
  { players, isMotionReduced, layout, pace }: LessonDesk,
): LessonTable<State, Move> => {
  const { game, pace: paceOf } = view;
  const run = signal(beginLesson(lesson));
  const waiting = computed(() => waitingFor(game, lesson, run.value));
  /** Moves of the learner still to be displayed: a click may be a whole turn. */
  const planned = signal<readonly Move[]>([]);
  const refusal = signal<Refusal | undefined>(undefined);
  const announcement = signal<Said>('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const show = (next: LessonRun<State, Move>): void => {
    stop();
    batch(() => {
      planned.value = [];
      refusal.value = undefined;
      run.value = next;
    });
    follow();
  };

  const playPlanned = ([move, ...rest]: readonly Move[]): void => {
    const played = playInLesson(game, lesson, run.peek(), move);
    batch(() => {
      planned.value = played.ok ? rest : [];
      if (played.ok) run.value = played.value;
      else refusal.value = played.refusal;
    });
  };

  const advance = (): void => {
    timer = undefined;
    if (waiting.peek() === 'reply') run.value = replyInLesson(game, lesson, run.peek());
    else if (waiting.peek() === 'learner' && planned.peek().length > 0) playPlanned(planned.peek());
    follow();
  };

  const timeShown = (): number => {
    const { last, state, moves } = run.peek();
    if (!last || pace() === 0) return 0;
    const [move] = waiting.peek() === 'reply' ? game.legalMoves(state) : planned.peek();
    const isNewTurn = move !== undefined && moves.length > 0 && game.notation.opensLine(state, move);
    const seen = game.seenMove(last.before, last.move, lesson.seat);
    return (paceOf(game.view(last.before, lesson.seat), seen, game.view(state, lesson.seat)) + (isNewTurn ? BREATH : 0)) * pace();
  };

  /** The next event follows when the current one has been displayed long enough. */
  const follow = (): void => {
    if (timer !== undefined) return;
    const isPlanDue = waiting.peek() === 'learner' && planned.peek().length > 0;
    if (isPlanDue || waiting.peek() === 'reply') timer = setTimeout(advance, timeShown());
    else planned.value = [];
  };

  const isLearnersTurn = computed(() => waiting.value === 'learner' && planned.value.length === 0);
  const undone = computed(() => (isLearnersTurn.value ? undoneRun(game, lesson, run.value) : undefined));

  const state = computed(() => game.view(run.value.state, lesson.seat));
  const frame: TableFrame<State, Move> = {
    state,
    known: state,
    last: computed(() => {
      const { last } = run.value;
      if (!last) return undefined;
      const { before, move } = last;
      return { before: game.view(before, lesson.seat), move: game.seenMove(before, move, lesson.seat) };
    }),
    seat: computed(() => (isLearnersTurn.value ? lesson.seat : undefined)),
    self: signal(lesson.seat),
    players,
    thinking: signal(undefined),
    canUndo: computed(() => undone.value !== undefined),
    canRedo: signal(false),
    hints: signal([]),
    hint: signal(0),
    isMotionReduced,
    layout,
    play: (moves) => {
      if (!isLearnersTurn.peek() || moves.length === 0) return;
      batch(() => {
        refusal.value = undefined;
        playPlanned(moves);
      });
      follow();
    },
    undo: () => {
      if (undone.peek()) show(undone.peek() ?? run.peek());
    },
    redo: () => undefined,
    explain: (why) => {
      refusal.value = why;
    },
    why: createWhy(view, players),
    announce: (said) => {
      announcement.value = said;
    },
  };

  follow();
  return {
    lesson,
    run,
    waiting,
    frame,
    refusal,
    announcement,
    goOn: () => show(goOn(lesson, run.peek())),
    retry: () => show(retryStep(run.peek())),
    restart: () => show(beginLesson(lesson)),
    close: stop,
  };
};
