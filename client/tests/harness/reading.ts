import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeProblems } from './axe';

// A game in words: what is read at the turns of a player, and what a question is answered.

/** The number of the turn at which the question is asked, and axe looks. */
const ASKED_AT = 3;

export interface Reading {
  readonly statuses: ReadonlySet<string>;
  readonly situations: ReadonlySet<string>;
  readonly logs: ReadonlySet<string>;
  /** How many turns were read so far. */
  turns(): number;
  answer(): string;
  /** Once at every turn. */
  read(): Promise<void>;
}

export const createReading = (page: Page, question: string): Reading => {
  const [statuses, situations, logs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let turns = 0;
  let answer = '';
  return {
    statuses,
    situations,
    logs,
    turns: () => turns,
    answer: () => answer,
    read: async () => {
      statuses.add(await page.locator('.text-table header p').innerText());
      situations.add(await page.getByRole('region', { name: 'Situation' }).innerText());
      logs.add(await page.getByRole('region', { name: 'Log' }).innerText());
      turns++;
      // Every turn reads differently.
      expect([situations.size, logs.size]).toEqual([turns, turns]);
      if (turns !== ASKED_AT) return;
      await page.getByLabel('Ask about the board').fill(question);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      answer = await page.locator('form [role="status"]').innerText();
      expect(await axeProblems(page)).toEqual([]);
    },
  };
};
