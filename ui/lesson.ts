import type { Seat } from '@showboat/engine';

/** One thing to learn by doing it. Whether it is done is asked of the state, never of clicks. */
export interface LessonStep<State, Move> {
  readonly id: string;
  /** Only to read and to look at; done with "Go on". */
  readonly isTalk?: true;
  /** A position of its own; else it goes on where the step before ended. */
  start?(): State;
  /** `moves` are all since the position was last set up, those of chance and of others included. */
  isDone?(state: State, moves: readonly Move[]): boolean;
  /** The step cannot be done any more: the code of the reason in the texts. The learner may try again from where the step began. */
  failed?(state: State, moves: readonly Move[]): string | undefined;
  /** What to point at: the names of the view for its parts and spaces, such as `speed-wheel` or `1c3`. */
  readonly pointsAt?: readonly string[];
}

export interface Lesson<State, Move> {
  readonly id: string;
  readonly chapter: string;
  readonly seat: Seat;
  start(): State;
  readonly steps: readonly LessonStep<State, Move>[];
  /** What chance or another seat does in this state. */
  reply(state: State): Move;
}

export interface LessonTexts {
  readonly title: string;
  /** One line for the list of lessons. */
  readonly summary: string;
  /** By the id of the step: what to do, and what it was good for. */
  readonly steps: Readonly<Record<string, { readonly text: string; readonly done?: string }>>;
  /** By the code of the failure. */
  readonly failures: Readonly<Record<string, string>>;
  readonly finished: string;
}

/** All lessons of a game, in one language. */
export interface School<State, Move> {
  readonly lessons: readonly Lesson<State, Move>[];
  textsOf(lesson: string): LessonTexts;
  nameChapter(chapter: string): string;
  /** A place that a step points at, for those who do not see it; `undefined` for parts of the table. */
  namePlace(name: string): string | undefined;
  /** What the lessons call another seat; without it they are all instructors. */
  nameRival?(seat: Seat): string;
}
