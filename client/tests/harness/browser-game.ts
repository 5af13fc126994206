import type { LessonDriver } from './lesson-driver';
import type { Moments } from './moments';
import type { Screens, Show } from './screen';

/** What browser tests must know about a game to cover all of it. */
export interface BrowserGame {
  /** By names that no other game has. */
  readonly moments: Moments;
  /** Those in the list of saved games, in all states. */
  readonly shelf: readonly string[];
  /** Every screen with a screenshot. */
  readonly screens: Screens;
  /** More screens for axe, which would look the same in a screenshot. */
  readonly unpictured: Screens;
  /** Screenshots that axe need not check: they differ only in layout. */
  readonly alike: readonly string[];
  /** Tables whose words must fit in every language, by their moments; and what to do there before they are measured. */
  readonly measured: Readonly<Record<string, Show>>;
  /** Controls that must be reachable with text at twice its size: the last of the set-up, and those of tables by their moments. */
  readonly zoomed: { readonly setup: string; readonly tables: Readonly<Record<string, readonly string[]>> };
  /** A table within a round, so that the log is not empty; and English that must not appear there in other languages. */
  readonly spoken: { readonly moment: string; readonly english: readonly string[] };
  /** Where a board is drawn progressively: screenshots wait until the first is there and the second is gone. */
  readonly drawn?: { readonly board: string; readonly there: string; readonly gone: string };
  /** Apart, for lessons come with the drawings of a view, which the tool that takes the pictures cannot load. */
  loadLessons(): Promise<{ readonly lessons: LessonDriver }>;
}
