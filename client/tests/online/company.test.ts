import { gatherAndStart } from '@showboat/server/testing/tables';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axeProblems } from '../harness/axe';
import { BARE, SIZES } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { ask, begin, openMenu, playTurn, playUntil, sit } from './race';
import { openAs, startOnlineSite } from './site';

// What people at a table do with each other, each in a browser of their own; who is not looked at is a program.

const stage = await stageOfFile();
const server = await startOnlineSite();
afterAll(() => server.close());

const UNREAD = 'one unread line';

const bannerIn = (page: Page): Locator => page.locator('.table-banner, .hand-banner');

/** Whether one's own last turn may be taken back is known as soon as the page was told of it. */
const askBack = async (page: Page): Promise<void> => {
  const asked = bannerIn(page).getByText('You asked to take back your last turn');
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Z');
      return asked.isVisible();
    })
    .toBe(true);
};

test('talk, takebacks and stand-ins between a desk and a phone', async () => {
  const race = await begin(server);
  const { id, programs } = race;
  const [ada, ben, cleo] = programs;
  await ask(ben, id, 'say', { text: 'Good evening' });
  const [desk, phone] = await Promise.all([openAs(stage, server, ada), openAs(stage, server, ben, { size: 'phone' })]);
  const [page, other] = await Promise.all([sit(desk, id), sit(phone, id)]);

  // The sheet of the phone: what is written there is text, and comes to everybody.
  const tool = other.locator('.talk-tool');
  const sheet = other.locator('.sheet-hand');
  await tool.tap();
  const markup = '<b>bold</b> <img src=x onerror=alert(1)> & "quoted"';
  await sheet.getByLabel('Write to the table').fill(markup);
  await sheet.getByRole('button', { name: 'Send' }).tap();
  for (const one of [page, other]) {
    await one.locator('.chat-list').getByText(markup).waitFor();
    expect(await one.locator('.chat-list img, .chat-list span b').count()).toBe(0);
  }
  // A phrase is sent in words that any program can show.
  await page.getByRole('button', { name: 'Well played!' }).click();
  await sheet.locator('.msg', { hasText: 'Ada' }).getByText('Well played!').waitFor();
  expect(await tool.locator('.count').count()).toBe(0);

  // What comes while the sheet is closed is counted at its key, until it is read.
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  await page.keyboard.type('One more <i>line</i>');
  await page.keyboard.press('Enter');
  await tool.getByText(UNREAD).waitFor({ state: 'attached' });
  expect(await tool.locator('.count').innerText()).toContain('1');
  await tool.tap();
  await sheet.getByText('One more <i>line</i>').waitFor();
  expect(await tool.locator('.count').count()).toBe(0);
  // Pulled down by its grip it closes, too.
  const { x, y, width } = (await sheet.locator('.grip-area').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await other.mouse.move(x + width / 2, y + 8);
  await other.mouse.down();
  await other.mouse.move(x + width / 2, y + 90, { steps: 3 });
  await other.mouse.up();
  await sheet.waitFor({ state: 'detached' });

  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('.log-list').waitFor();
  await ask(ben, id, 'say', { text: 'Are you there?' });
  await page.getByText(UNREAD).waitFor({ state: 'attached' });
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Mute Ben');
  await page.getByText('Are you there?').waitFor({ state: 'detached' });
  // The others are still read aloud.
  await ask(cleo, id, 'say', { text: 'Where were we?' });
  await page.locator('.unseen[role="log"]', { hasText: 'Cleo: Where were we?' }).waitFor({ state: 'attached' });

  // Somebody asks for a turn back: first it stays, then it is allowed.
  await playUntil(race, 1);
  await playTurn(ben, id);
  const tapAskBack = (): Promise<void> => openMenu(other, 'Ask to take back my turn');
  await tapAskBack();
  await ask(cleo, id, 'answerTakeback', { yes: true });
  await bannerIn(page).getByText('Ben asks to take back the last turn').waitFor();
  await bannerIn(other).getByText('You asked to take back your last turn').waitFor();
  await page.keyboard.press('k');
  await bannerIn(other).getByText('Not taken back').waitFor();
  await tapAskBack();
  await ask(cleo, id, 'answerTakeback', { yes: true });
  await page.getByRole('button', { name: 'Allow it' }).click();
  for (const one of [page, other]) await bannerIn(one).getByText('The last turn was taken back').waitFor();
  expect((await ben.table(id)).actor).toBe(1);

  // The same the other way round, by the keys of the phone.
  await playUntil(race, 0);
  await playTurn(ada, id);
  await askBack(page);
  await bannerIn(other).getByText('Ada asks to take back the last turn').waitFor();
  await other.getByRole('button', { name: 'Keep' }).tap();
  await bannerIn(page).getByText('Not taken back').waitFor();
  await askBack(page);
  await ask(cleo, id, 'answerTakeback', { yes: true });
  await other.getByRole('button', { name: 'Allow' }).tap();
  for (const one of [page, other]) await bannerIn(one).getByText('The last turn was taken back').waitFor();
  expect((await ben.table(id)).actor).toBe(0);

  // A bot keeps the seat, and hands it back; the others are told.
  await playTurn(ada, id);
  await openMenu(page, 'Ask a bot to sit in for me');
  await page.getByText('Mate plays for you').waitFor();
  await tool.tap();
  await sheet.getByText('Mate keeps the seat until Ada returns').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.getByText('Mate plays for you').waitFor({ state: 'detached' });
  await bannerIn(other).getByText('Ada is back at the table').waitFor();
  await openMenu(page, 'Leave; a bot keeps my seat');
  await page.waitForURL('/');
  await tool.tap();
  await expect.poll(() => sheet.getByText('Mate keeps the seat until Ada returns').count()).toBe(2);
  // The bot decides in the meantime, and the seat is the same after coming back.
  await sheet.getByRole('button', { name: 'Close' }).tap();
  for (const program of [ben, cleo]) await playTurn(program, id);
  await expect.poll(async () => (await ben.table(id)).actor).toBe(1);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await bannerIn(other).getByText('Ada is back at the table').waitFor();
  expect((await ben.table(id)).seats[0]).toMatchObject({ name: 'Ada', standIn: null });
  await desk.close();
  await phone.close();
});

declare global {
  interface Window {
    /** The figure at the icon of an installed page. */
    badge?: number | undefined;
    notices: { readonly title: string; readonly options: NotificationOptions | undefined }[];
  }
}

/** Calls of the system are written down. */
const watchCalls = (): void => {
  window.notices = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void (window.badge = count),
    clearAppBadge: async () => void (window.badge = undefined),
  });
  window.Notification = class extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string, options?: NotificationOptions) {
      super();
      window.notices.push({ title, options });
    }
  } as unknown as typeof Notification;
};

/** As if the tab were in the background, or back from there. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const badgeIn = (page: Page): Promise<number | undefined> => page.evaluate(() => window.badge);
const callsIn = (page: Page): Promise<Window['notices']> => page.evaluate(() => window.notices);

test('whose turn it is says the tab, the icon and a call; who comes back is told what happened, and sees it once more', async () => {
  const race = await begin(server);
  const { id, programs } = race;
  await playUntil(race, 0);
  const visit = await openAs(stage, server, programs[0], { theme: 'night' });
  await visit.page.context().addInitScript(watchCalls);
  const page = await sit(visit, id);
  const faster = page.getByRole('button', { name: /Faster/ });
  await faster.waitFor();
  await expect.poll(() => page.title()).toMatch(/^Your turn · Mississippi Queen/);
  await expect.poll(() => badgeIn(page)).toBe(1);
  await playTurn(programs[0], id);
  await faster.waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toMatch(/^Mississippi Queen/);
  await expect.poll(() => badgeIn(page)).toBeUndefined();

  // A bell is wanted first, and calls only who does not look.
  await openMenu(page, 'A bell calls you');
  await playUntil(race, 0);
  await expect.poll(() => badgeIn(page)).toBe(1);
  await playTurn(programs[0], id);
  await expect.poll(() => badgeIn(page)).toBeUndefined();
  expect(await callsIn(page)).toEqual([]);
  await setHidden(page, true);
  await playUntil(race, 0);
  await expect
    .poll(() => callsIn(page))
    .toEqual([{ title: 'Your turn in Mississippi Queen', options: { tag: `t/${id}`, silent: true } }]);
  await expect.poll(() => badgeIn(page)).toBe(1);
  await setHidden(page, false);
  await page.locator('.catch-up').waitFor();
  await page.keyboard.press('Enter');
  await faster.waitFor();

  await playTurn(programs[0], id);
  await faster.waitFor({ state: 'detached' });
  await page.goto(BARE);
  await playUntil(race, 0);

  await page.goto(`/t/${id}`);
  const beads = page.locator('.catch-up .beads > li');
  await expect.poll(() => beads.count()).toBe(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.catch-up').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.talk').waitFor();
  await faster.waitFor();
  expect(await page.locator('.catch-up').count()).toBe(0);
  await visit.close();
});

test('a clock is right after a sleep, and the others see how long it waits for a lost line', async () => {
  const pace = { kind: 'clock', minutes: 15, increment: 0 };
  const { id, programs } = await begin(server, { pace });
  const mover = (await programs[0].table(id)).actor ?? 0;
  const [visit, beside] = await Promise.all([
    openAs(stage, server, programs[mover]),
    openAs(stage, server, programs[(mover + 1) % 3], { size: 'phone' }),
  ]);
  await visit.page.clock.install();
  const [page, other] = await Promise.all([sit(visit, id), sit(beside, id)]);
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
  // Told when it does not come back at once, on a phone in one line.
  const lost = other.getByText(`${programs[mover].name} has lost the line`);
  const left = other.locator('.banner-time');
  await lost.waitFor();
  const secondsLeft = async (): Promise<number> => {
    const [, minutes, rest] = /^(\d):(\d\d) more$/.exec(await left.innerText()) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  expect(await secondsLeft()).toBeLessThan(120);
  expect(await secondsLeft()).toBeGreaterThan(60);
  expect(await other.locator('.hand-banner').count()).toBe(1);
  expect(await other.locator('.wait-hand .clock').getAttribute('aria-label')).toMatch(/^Clock stands at 1\d:\d\d$/);
  await other.setViewportSize(SIZES.wide);
  await other.locator('.table-banner').getByText('The clock stands meanwhile').waitFor();
  await other.locator('.clock[aria-label^="Clock stands"]').waitFor();
  const shownFirst = await secondsLeft();
  await expect.poll(secondsLeft).toBeLessThan(shownFirst);
  await page.clock.fastForward('04:00');
  await expect.poll(async () => before - (await seconds())).toBeGreaterThanOrEqual(118);
  expect(before - (await seconds())).toBeLessThanOrEqual(130);
  // Nobody stands for it after the line is back.
  await page.clock.resume();
  await page.context().setOffline(false);
  await lost.waitFor({ state: 'detached' });
  await visit.close();
  await beside.close();
});

test('after the end both find the same next table', async () => {
  const { id, programs } = await begin(server);
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
  } = await begin(server);
  const visit = await openAs(stage, server, guest, { language: 'nl' });
  const frames: string[] = [];
  visit.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  await visit.page.goto(`/t/${table.id}`);
  await visit.page.locator('.watching').waitFor();
  expect(await visit.page.locator('[data-part="dock"], .hand-cards').count()).toBe(0);
  expect(await axeProblems(visit.page)).toEqual([]);
  await visit.close();
  // What only one of the players was told is in nothing that this browser received.
  const { seq } = await programs[0].table(table.id);
  const [first, second] = await Promise.all(
    programs.map(async (program) => {
      const stream = program.follow(table.id, 0);
      await stream.until((event) => event.kind === 'move' && event.seq === seq);
      stream.stop();
      return stream.events.flatMap((event) => (event.kind === 'move' ? [event.token] : []));
    }),
  );
  const open = first.filter((token, i) => token === second[i]);
  const secrets = [...first, ...second].filter((token) => !token.endsWith('?') && !open.includes(token));
  expect(secrets.length).toBeGreaterThan(4);
  const received = frames.join('\n');
  expect(received).toContain(`"${open[0]}"`);
  for (const secret of secrets) expect(received).not.toContain(secret.slice(secret.indexOf('=') + 1));
});
