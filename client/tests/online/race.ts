import type { TestServer } from '@showboat/server/testing/start';
import type { Program } from '@showboat/server/testing/program';
import { gatherAndStart } from '@showboat/server/testing/tables';
import type { Page } from 'playwright-core';
import type { Visit } from '../harness/page';

// A race of three whose players have programs besides their browsers: what is not looked at is played by those.

const RACE = { game: 'mississippi-queen', options: { seats: 3, mode: 'school' } };

export interface Race {
  readonly id: string;
  readonly programs: readonly Program[];
}

export const ask = async (
  program: Program,
  id: string,
  name: 'say' | 'askTakeback' | 'answerTakeback',
  body: unknown,
): Promise<void> => {
  await program.ask(name, { params: { id }, body });
};

/** One whole turn: as slowly as possible, so that nothing new is revealed. */
export const playTurn = async (program: Program, id: string): Promise<void> => {
  for (;;) {
    const { seq, legal } = await program.state(id);
    if (legal.length === 0) return;
    const answer = await program.ask('sendMoves', {
      params: { id },
      body: { after: seq, id: `turn ${seq}`, moves: [legal.includes('.') ? '.' : legal[0]] },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
};

/** Everybody's turns up to that of a seat. */
export const playUntil = async ({ programs, id }: Race, seat: number): Promise<void> => {
  for (;;) {
    const { actor } = await programs[0].table(id);
    if (actor === seat) return;
    if (actor !== null) await playTurn(programs[actor], id);
  }
};

/** The ships are at their jetties. */
export const begin = async (
  { url }: Pick<TestServer, 'url'>,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Race> => {
  const { table, programs } = await gatherAndStart(url, { ...RACE, ...settings }, 3);
  for (const program of programs) await playTurn(program, table.id);
  return { id: table.id, programs };
};

export const openMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};

export const sit = async ({ page }: Visit, id: string): Promise<Page> => {
  await page.goto(`/t/${id}`);
  await page.locator('.talk, .talk-tool').waitFor();
  return page;
};
