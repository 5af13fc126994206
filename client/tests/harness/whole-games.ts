import type { Outcome } from '@showboat/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { savedIn } from './saved-games';
import type { Driver } from './driver';

// What is looked at in whole games of any kind, played by mouse or by keys.

/** Milliseconds: two processors may have more to do than a whole game. */
export const WHOLE_GAME = 240_000;

/** Where a plan is, and that it was dropped, those who listen hear. */
export interface Listening<State, Move> {
  readonly driver: Driver<State, Move>;
  /** What was said about the first plan of every turn. */
  readonly heard: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

/** A driver that, before a turn is begun with such a move, looks at a plan by arrow key and drops it again. */
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

/** The table of points beside the board at the end, and what the browser keeps of it. */
export const expectResult = async (
  page: Page,
  id: string,
  outcome: Outcome | undefined,
  scores: readonly { readonly total: number }[],
): Promise<void> => {
  const result = page.locator('.result');
  // The table of points is loaded when it is needed.
  await result.locator('table').waitFor();
  const rows = await result.locator('table tbody tr').allInnerTexts();
  const totals = scores
    .map(({ total }, seat) => ({ total, place: outcome?.places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ total }) => String(total));
  expect(rows.map((row) => row.trim().split(/\s+/).at(-1))).toEqual(totals);
  expect(await result.getByRole('button').allInnerTexts()).toContain('Once more');
  expect((await savedIn(page, id)).summary.places).toEqual(outcome?.places);
};
