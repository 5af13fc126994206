import type { Program } from '@showboat/server/testing/program';
import { gatherAndStart } from '@showboat/server/testing/tables';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axeProblems } from '../harness/axe';
import { BARE, type Visit } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { openAs, startOnlineSite } from './site';

// What people at a table do with each other. The one in the browser is looked at; the other one is a program.

const stage = await stageOfFile();
const server = await startOnlineSite();
afterAll(() => server.close());

const RACE = { game: 'mississippi-queen', options: { seats: 3, mode: 'school' } };

const ask = (program: Program, id: string, name: 'say' | 'askTakeback' | 'answerTakeback', body: unknown) =>
  program.ask(name, { params: { id }, body });

/** One whole turn: as slowly as possible, so that nothing new is revealed. */
const playTurn = async (program: Program, id: string): Promise<void> => {
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
const playUntil = async (programs: readonly Program[], id: string, seat: number): Promise<void> => {
  for (;;) {
    const { actor } = await programs[0].table(id);
    if (actor === seat) return;
    if (actor !== null) await playTurn(programs[actor], id);
  }
};

/** A race of three whose ships are at their jetties. */
const begin = async (
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly programs: readonly Program[] }> => {
  const { table, programs } = await gatherAndStart(server.url, { ...RACE, ...settings }, 3);
  for (const program of programs) await playTurn(program, table.id);
  return { id: table.id, programs };
};

const openMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};

const sit = async (visit: Visit, id: string): Promise<Page> => {
  await visit.page.goto(`/t/${id}`);
  await visit.page.locator('.talk').waitFor();
  return visit.page;
};

test('talk, takebacks and stand-ins between two people', async () => {
  const { id, programs } = await begin();
  const [ada, ben, cleo] = programs;
  const follow = ben.browse(id);
  const visit = await openAs(stage, server, ada);
  const page = await sit(visit, id);

  // What is written is text.
  const markup = '<b>bold</b> <img src=x onerror=alert(1)> & "quoted"';
  await ask(ben, id, 'say', { text: markup });
  await page.locator('.chat-list').getByText(markup).waitFor();
  expect(await page.locator('.chat-list img, .chat-list span b').count()).toBe(0);

  // A phrase is sent in words that any program can show.
  await page.getByRole('button', { name: 'Well played!' }).click();
  await follow.until((event) => event.kind === 'chat' && event.by === 0 && event.text === 'Well played!');
  await page.keyboard.press('c');
  await page.keyboard.type('One more <i>line</i>');
  await page.keyboard.press('Enter');
  await follow.until((event) => event.kind === 'chat' && event.text === 'One more <i>line</i>');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('.log-list').waitFor();
  await ask(ben, id, 'say', { text: 'Are you there?' });
  await page.getByText('one unread line').waitFor({ state: 'attached' });
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Mute Ben');
  await page.getByText('Are you there?').waitFor({ state: 'detached' });

  // Somebody asks for a turn back: first it stays, then it is allowed.
  await playUntil(programs, id, 1);
  const { seq: before } = await ben.table(id);
  await playTurn(ben, id);
  await ask(ben, id, 'askTakeback', { to: before });
  await ask(cleo, id, 'answerTakeback', { yes: true });
  await page.getByText('Ben asks to take back the last turn').first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('k');
  await follow.until((event) => event.kind === 'answered' && !event.yes);
  await ask(ben, id, 'askTakeback', { to: before });
  await ask(cleo, id, 'answerTakeback', { yes: true });
  await page.getByRole('button', { name: 'Allow it' }).click();
  await follow.until((event) => event.kind === 'takeback' && event.to === before);
  await page.getByText('The last turn was taken back').first().waitFor();

  // The same the other way round.
  await playUntil(programs, id, 0);
  await playTurn(ada, id);
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Z');
      return follow.events.some((event) => event.kind === 'asked' && event.by === 0);
    })
    .toBe(true);
  await page.getByText('You asked to take back your last turn').waitFor();
  await ask(ben, id, 'answerTakeback', { yes: false });
  await page.getByText('Not taken back').waitFor();

  // A bot keeps the seat, and hands it back.
  await openMenu(page, 'Ask a bot to sit in for me');
  await page.getByText('Mate plays for you').waitFor();
  expect((await ben.table(id)).seats[0]).toMatchObject({ standIn: 'mate' });
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.getByText('Mate plays for you').waitFor({ state: 'detached' });
  expect((await ben.table(id)).seats[0]).toMatchObject({ standIn: null });
  await openMenu(page, 'Leave; a bot keeps my seat');
  await page.waitForURL('/');
  expect((await ben.table(id)).seats[0]).toMatchObject({ standIn: 'mate' });
  follow.stop();
  await visit.close();
});

test('who comes back is told what happened, and sees it once more', async () => {
  const { id, programs } = await begin();
  await playUntil(programs, id, 0);
  const visit = await openAs(stage, server, programs[0], { theme: 'night' });
  const page = await sit(visit, id);
  const faster = page.getByRole('button', { name: /Faster/ });
  await faster.waitFor();
  await playTurn(programs[0], id);
  await faster.waitFor({ state: 'detached' });
  await page.goto(BARE);
  await playUntil(programs, id, 0);

  await page.goto(`/t/${id}`);
  const beads = page.locator('.catch-up .beads > li');
  await beads.first().waitFor();
  expect(await beads.count()).toBe(2);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.catch-up').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.talk').waitFor();
  await faster.waitFor();
  expect(await page.locator('.catch-up').count()).toBe(0);
  await visit.close();
});

test('a clock is right after a sleep', async () => {
  const pace = { kind: 'clock', minutes: 15, increment: 0 };
  const { id, programs } = await begin({ pace });
  const mover = (await programs[0].table(id)).actor ?? 0;
  const visit = await openAs(stage, server, programs[mover]);
  await visit.page.clock.install();
  const page = await sit(visit, id);
  const seconds = async (): Promise<number> => {
    const [, minutes, rest] = /(\d+):(\d\d)/.exec((await page.locator('.chronometer').getAttribute('aria-label')) ?? '') ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  await page.locator('.chronometer').waitFor();
  // Beside it there is room for a long reason.
  const widthOfDock = async (): Promise<number> => (await page.locator('.dock').boundingBox())?.width ?? 0;
  const width = await widthOfDock();
  await page.keyboard.press('Enter');
  await page.locator('.dock .why-not').waitFor();
  expect(await widthOfDock()).toBeLessThanOrEqual(width);
  const before = await seconds();
  expect(before).toBeGreaterThan(14 * 60);
  // Every timer fires at most once, as after a sleep; the server does not put it right. Two of the four minutes are grace.
  visit.forgive(/WebSocket|ERR_/);
  await page.context().setOffline(true);
  await page.clock.fastForward('04:00');
  await expect.poll(async () => before - (await seconds())).toBeGreaterThanOrEqual(118);
  expect(before - (await seconds())).toBeLessThanOrEqual(130);
  await visit.close();
});

test('after the end both find the same next table', async () => {
  const { id, programs } = await begin();
  const [first, second] = await Promise.all(
    programs.slice(0, 2).map(async (program, i) => openAs(stage, server, program, { size: i === 0 ? 'wide' : 'phone' })),
  );
  await first.page.goto(`/t/${id}`);
  await second.page.goto(`/t/${id}`);
  await first.page.locator('.talk').waitFor();
  const { seq } = await programs[2].table(id);
  await programs[2].ask('sendMoves', { params: { id }, body: { after: seq, id: 'out', moves: ['resign'] } });
  await first.page.getByText('Out of the race').waitFor();
  await openMenu(first.page, 'Resign');
  await first.page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  const again = first.page.getByRole('button', { name: 'Rematch' });
  await again.waitFor();
  // Who is still there is seen, and talks about it.
  await first.page.getByRole('button', { name: 'Well played!' }).click();
  await first.page.locator('.chat-list').getByText('Well played!').waitFor();
  await second.page.getByText('one unread line').waitFor({ state: 'attached' });
  expect((await programs[2].table(id)).seats.map((seat) => 'isPresent' in seat && seat.isPresent)).toEqual([true, true, false]);
  await again.click();
  await first.page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== `/t/${id}`);
  await second.page.getByText('Ada waits at the next table.').waitFor();
  expect(await axeProblems(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Rematch' }).tap();
  await second.page.waitForURL(first.page.url());
  await first.close();
  await second.close();
});

test('an onlooker has no dock, and sees nothing of a hand', async () => {
  const { table, programs } = await gatherAndStart(server.url, { game: 'patrician', options: { seats: 2 } }, 2);
  const {
    programs: [guest],
  } = await begin();
  const visit = await openAs(stage, server, guest, { language: 'nl' });
  await visit.page.goto(`/t/${table.id}`);
  await visit.page.locator('.watching').waitFor();
  expect(await visit.page.locator('[data-part="dock"], .hand-cards').count()).toBe(0);
  expect(await axeProblems(visit.page)).toEqual([]);
  await visit.close();
  expect(programs.length).toBe(2);
});
