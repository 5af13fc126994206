import { BROWSER_GAMES } from './browser-games';
import type { LessonDriver } from './harness/lesson-driver';

/** A pupil for every game. */
export const LESSONS: readonly LessonDriver[] = await Promise.all(
  BROWSER_GAMES.map(async ({ loadLessons }) => (await loadLessons()).lessons),
);
