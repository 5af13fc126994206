import type { Seat } from '@showboat/engine';

/** One thing to learn by doing it. Completion is judged by the state, never by clicks. */
export interface LessonStep<State, Move> {
  readonly id: string;
  /** Only to read and look at; completed with "Go on". */
  readonly isTalk?: true;
  /** Its own position; by default it continues where the previous step ended. */
  start?(): State;
  /** `moves` are all moves since the position was last set up, including those of chance and other seats. */
  isDone?(state: State, moves: readonly Move[]): boolean;
  /** The step can no longer be completed: the code of the reason in `failures`. The learner may retry from the start of the step. */
  failed?(state: State, moves: readonly Move[]): string | undefined;
  /** What to point at: the names of the view for its parts and spaces, such as `speed-wheel` or `1c3`. */
  readonly pointsAt?: readonly string[];
}

/** A lesson as its author writes it. */
export interface LessonPlan<State, Move> {
  readonly id: string;
  /** Of the learner; by default the first. */
  readonly seat?: Seat;
  start(): State;
  readonly steps: readonly LessonStep<State, Move>[];
  /** What chance or another seat does in this state. */
  reply(state: State): Move;
}

export interface Lesson<State, Move> extends LessonPlan<State, Move> {
  readonly chapter: string;
  readonly seat: Seat;
}

export const chapterOf = <State, Move>(
  chapter: string,
  lessons: readonly LessonPlan<State, Move>[],
): readonly Lesson<State, Move>[] => lessons.map((lesson) => ({ seat: 0, ...lesson, chapter }));

/** What to do, and what it was good for. */
export interface StepWords {
  readonly text: string;
  readonly done?: string;
}

export interface LessonWords {
  readonly title: string;
  /** One line for the list of lessons. */
  readonly summary: string;
  /** By step id. */
  readonly steps: Readonly<Record<string, StepWords>>;
  /** By failure code. */
  readonly failures: Readonly<Record<string, string>>;
  readonly finished: string;
}

/** All lessons of a game, in one language. */
export interface School<State, Move> {
  readonly lessons: readonly Lesson<State, Move>[];
  wordsOf(lesson: string): LessonWords;
  nameChapter(chapter: string): string;
  /** A place that a step points at, for screen readers; `undefined` for parts of the table. */
  namePlace(name: string): string | undefined;
  /** What the lessons call another seat; by default "instructor". */
  nameRival?(seat: Seat): string;
}
