import { type Language, type OptionValues, type Rules, unwrap } from '@showboat/engine';
import {
  beginLesson,
  goOn,
  type Lesson,
  type LessonRun,
  type LessonWords,
  playInLesson,
  replyInLesson,
  retryStep,
  type School,
  stepOf,
  type Waiting,
  waitingFor,
} from '@showboat/ui';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { school as words } from '../../messages/en/school';

// A learner in a real browser: takes every lesson by its solution. See `testing/browser/lessons.ts` of a game.

/** What a game provides about its school, and how its table is played. */
export interface SchoolParts<State, Move, Options extends OptionValues> {
  readonly game: Rules<State, Move, Options>;
  readonly lessons: readonly Lesson<State, Move>[];
  readonly solutions: Readonly<Record<string, string>>;
  loadSchool(language: Language): Promise<School<State, Move>>;
  /** A lesson that fails with these tokens, and the code of the failure. */
  readonly mistake: { readonly lesson: string; readonly tokens: string; readonly failure: string };
  /** The lesson taken in text mode. */
  readonly inWords: string;
  /** Where the board is, and the rings that it draws itself. */
  readonly board: string;
  readonly rings: string;
  /** The board shows nothing of this move before the next one. */
  isHeld(move: Move, after: State): boolean;
  /** Groups of controls on the screen, with their keys. */
  perform(page: Page, before: State, moves: readonly Move[]): Promise<void>;
  /** Waits until the board displays a state. */
  expectBoard(page: Page, state: State): Promise<void>;
  describeMove(state: State, move: Move): string;
}

export interface Pupil {
  /** Listens to the coach until it is the pupil's turn. */
  begin(lesson: string): Promise<void>;
  /** From the start of the lesson, or from the last retry. */
  take(lesson: string, tokens: string): Promise<void>;
  retry(): Promise<void>;
}

/** The school of a game whose types are unknown here: code that uses it must work with any. */
export interface LessonDriver
  extends Pick<SchoolParts<unknown, unknown, OptionValues>, 'solutions' | 'mistake' | 'inWords' | 'board' | 'rings'> {
  readonly id: string;
  readonly lessons: readonly string[];
  loadLessonWords(): Promise<(lesson: string) => LessonWords>;
  /** Every place that the first step of a lesson points at, in words. */
  placesOf(lesson: string): Promise<readonly string[]>;
  sitDown(page: Page, table: { readonly isInWords: boolean }): Pupil;
}

const pressGoOn = (page: Page): Promise<void> => page.locator('.coach-buttons').getByRole('button', { name: words.goOn }).click();

/** The named parts without a ring, and how many rings the board lacks (it does not say which ring is whose). */
const missingRings = (
  page: Page,
  names: readonly string[],
  places: readonly string[],
  rings: string,
): Promise<readonly string[]> =>
  page.evaluate(
    ([all, onBoard, selector]) => {
      const partsOf = (name: string): readonly Element[] => [
        ...document.querySelectorAll(`[data-part~="${name}"], [data-command="${name}"]`),
      ];
      const isRinged = (part: Element): boolean => getComputedStyle(part, '::after').borderTopWidth === '3px';
      // A key that appears later gets its ring then.
      const bare = all.filter((name) => partsOf(name).length > 0 && !partsOf(name).some(isRinged));
      const wanted = onBoard.filter((name) => partsOf(name).length === 0).length;
      return document.querySelectorAll(selector).length >= wanted ? bare : [...bare, `${wanted} places on the board`];
    },
    [names, places, rings] as const,
  );

export const createLessonDriver = <State, Move, Options extends OptionValues>(
  parts: SchoolParts<State, Move, Options>,
): LessonDriver => {
  const { game, lessons, solutions, mistake, inWords, board } = parts;
  type Run = LessonRun<State, Move>;

  const find = (id: string): Lesson<State, Move> => {
    const lesson = lessons.find((one) => one.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    return lesson;
  };

  const sitDown: LessonDriver['sitDown'] = (page, { isInWords }) => {
    let last: Run | undefined;
    let again: Run | undefined;

    const look = async (lesson: Lesson<State, Move>, run: Run): Promise<void> => {
      const names = stepOf(lesson, run)?.pointsAt ?? [];
      if (isInWords || names.length === 0) return;
      const { namePlace } = await parts.loadSchool('en');
      const places = names.filter((name) => namePlace(name) !== undefined);
      const message = `${lesson.id}, step ${run.step + 1}`;
      await expect.poll(() => missingRings(page, names, places, parts.rings), { message }).toEqual([]);
    };

    /** Reads what the coach says and waits for the other seats, until it is the learner's turn or the lesson is over. */
    const settled = async (lesson: Lesson<State, Move>, from: Run): Promise<Run> => {
      let run = from;
      const waiting = (): Waiting => waitingFor(game, lesson, run);
      while (['talk', 'done', 'reply'].includes(waiting())) {
        if (waiting() === 'reply') run = replyInLesson(game, lesson, run);
        else {
          if (waiting() === 'talk') await look(lesson, run);
          await pressGoOn(page);
          run = goOn(lesson, run);
        }
      }
      return run;
    };

    const inText = async (before: State, move: Move): Promise<void> => {
      const button = page.locator('.moves').getByRole('button', { name: parts.describeMove(before, move), exact: true });
      await button.click();
    };

    const begin: Pupil['begin'] = async (id) => {
      const lesson = find(id);
      const run = await settled(lesson, beginLesson(lesson));
      await look(lesson, run);
      if (!isInWords) await parts.expectBoard(page, run.state);
    };

    const take: Pupil['take'] = async (id, tokens) => {
      const lesson = find(id);
      let run = await settled(lesson, again ?? beginLesson(lesson));
      again = undefined;
      let before = run.state;
      let held: readonly Move[] = [];
      let seen = -1;
      for (const token of tokens.split(' ')) {
        if (run.step !== seen && held.length === 0) await look(lesson, run);
        seen = run.step;
        if (held.length === 0) before = run.state;
        const now = run.state;
        const move = unwrap(game.parseMove(now, token.replaceAll('_', ' ')));
        run = unwrap(playInLesson(game, lesson, run, move));
        const isOver = ['failed', 'finished'].includes(waitingFor(game, lesson, run));
        if (!isInWords && !isOver && parts.isHeld(move, run.state)) {
          held = [...held, move];
          continue;
        }
        if (isInWords) await inText(now, move);
        else await parts.perform(page, before, [...held, move]);
        held = [];
        run = await settled(lesson, run);
        // The last move of another seat may not change the board.
        await page.locator(`.coach.${waitingFor(game, lesson, run)}`).waitFor();
        if (!isInWords) await parts.expectBoard(page, run.state);
      }
      last = run;
    };

    const retry: Pupil['retry'] = async () => {
      await page.getByRole('button', { name: words.tryAgain }).click();
      again = last && retryStep(last);
    };

    return { begin, take, retry };
  };

  return {
    id: game.id,
    lessons: lessons.map(({ id }) => id),
    solutions,
    mistake,
    inWords,
    board,
    rings: parts.rings,
    loadLessonWords: async () => (await parts.loadSchool('en')).wordsOf,
    placesOf: async (id) => {
      const { namePlace } = await parts.loadSchool('en');
      return (find(id).steps[0].pointsAt ?? []).flatMap((name) => namePlace(name) ?? []);
    },
    sitDown,
  };
};
