import type { LessonDriver } from './lesson-driver';
import type { Moments } from './moments';
import type { Screens, Show } from './screen';

/** What the tests in a browser must know of a game to look at all of it. */
export interface BrowserGame {
  /** By names that no other game has. */
  readonly moments: Moments;
  /** Those that stand among saved games, in all conditions. */
  readonly shelf: readonly string[];
  /** Every screen that there is a picture of. */
  readonly screens: Screens;
  /** Those that axe sees besides, for they would look the same in a picture. */
  readonly unpictured: Screens;
  /** Pictures that axe need not see: they have nothing of their own but where things are. */
  readonly alike: readonly string[];
  /** Tables whose words must fit in every language, by their moments; and what to do there before they are measured. */
  readonly measured: Readonly<Record<string, Show>>;
  /** Controls that must be in reach with text at twice its size: the last of the set-up, and those of tables by their moments. */
  readonly zoomed: { readonly setup: string; readonly tables: Readonly<Record<string, readonly string[]>> };
  /** A table within a round, so that the log has something to tell; and what must not be read there in other languages. */
  readonly spoken: { readonly moment: string; readonly english: readonly string[] };
  /** Where a board is drawn bit by bit: pictures wait until this is there, and that is not. */
  readonly drawn?: { readonly board: string; readonly there: string; readonly gone: string };
  readonly lessons: LessonDriver;
}
