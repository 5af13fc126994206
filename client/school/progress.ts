import { type ReadonlySignal, signal } from '@preact/signals';
import { readText, writeText } from '../settings/storage';

const KEY = 'showboat.school';

/** Which lessons are done, by game. */
export type Progress = Readonly<Record<string, readonly string[]>>;

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Anything unexpected in the storage is ignored. */
export const parseProgress = (text: string | undefined): Progress => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, lessons]) => isListOfNames(lessons)));
  } catch {
    return {};
  }
};

export const withLesson = (progress: Progress, game: string, lesson: string): Progress => {
  const done = progress[game] ?? [];
  return done.includes(lesson) ? progress : { ...progress, [game]: [...done, lesson] };
};

/** The first lesson not done, starting from the current one; `undefined` when all are done. */
export const nextLesson = (lessons: readonly string[], done: readonly string[], after?: string): string | undefined => {
  const start = after === undefined ? 0 : lessons.indexOf(after) + 1;
  return [...lessons.slice(start), ...lessons.slice(0, start)].find((lesson) => lesson !== after && !done.includes(lesson));
};

const kept = signal<Progress>(parseProgress(readText(KEY)));

export const progress: ReadonlySignal<Progress> = kept;

export const markDone = (game: string, lesson: string): void => {
  // Another tab may have finished lessons in the meantime.
  kept.value = withLesson({ ...kept.value, ...parseProgress(readText(KEY)) }, game, lesson);
  writeText(KEY, JSON.stringify(kept.value));
};
