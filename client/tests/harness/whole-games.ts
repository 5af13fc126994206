import type { Outcome } from '@showboat/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { savedIn } from './saved-games';
import type { Driver } from './driver';

// Checks for whole games of any kind, played by mouse or keyboard.

/** Milliseconds: two cores may be busy with more than a whole game. */
export const WHOLE_GAME = 240_000;

/** Plans and dropped plans are announced to screen readers. */
export interface Listening<State, Move> {
  readonly driver: Driver<State, Move>;
  /** Announcements of the first plan of every turn. */
  readonly heard: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

/** A driver that, before a turn starts with such a move, looks at a plan by arrow key and drops it again. */
export const listening = <State, Move extends { readonly kind: string }>(
  page: Page,
  driver: Driver<State, Move>,
  { board, begins }: { readonly board: string; readonly begins: Move['kind'] },
): Listening<State, Move> => {
  const heard: string[] = [];
  const kinds = new Set<string>();
  const log = page.locator('[role="log"]');
  const listen = async (): Promise<void> => {
    await page.keyboard.press('ArrowRight');
    heard.push(await log.innerText());
    const at = await page.locator(board).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${at}"]`).getAttribute('role')).toBe('button');
    await page.keyboard.press('Escape');
    expect(await log.innerText()).toBe('The plan is dropped.');
  };
  return {
    driver: {
      answer: async (state, moves) => {
        kinds.add(moves[0].kind);
        if (moves[0].kind === begins) await listen();
        return driver.answer(state, moves);
      },
    },
    heard,
    kinds,
  };
};

/** The final table of points, compared with the saved game. */
export const expectResult = async (
  page: Page,
  id: string,
  outcome: Outcome | undefined,
  scores: readonly { readonly total: number }[],
): Promise<void> => {
  const result = page.locator('.result');
  // The table of points is loaded on demand.
  await result.locator('table').waitFor();
  const rows = await result.locator('table tbody tr').allInnerTexts();
  const totals = scores
    .map(({ total }, seat) => ({ total, place: outcome?.places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ total }) => String(total));
  expect(rows.map((row) => row.trim().split(/\s+/).at(-1))).toEqual(totals);
  // What was counted before your eyes is the same; without motion it is there at once, and Escape puts it away.
  const show = page.locator('.count-show.still');
  await show.waitFor();
  expect((await show.locator('.count-sum.last').allInnerTexts()).map((sum) => sum.replace('−', '-'))).toEqual(
    scores.map(({ total }) => String(total)),
  );
  await page.keyboard.press('Escape');
  await show.waitFor({ state: 'detached' });
  expect(await result.getByRole('button').allInnerTexts()).toContain('Once more');
  expect((await savedIn(page, id)).summary.places).toEqual(outcome?.places);
};
