import type { Table } from '@showboat/protocol';
import { type Program, createProgram } from '@showboat/server/testing/program';
import { gather, gatherAndStart } from '@showboat/server/testing/tables';
import type { Page } from 'playwright-core';
import { goTo } from '../harness/page';
import { type Screens, type Show, inTurn, visit } from '../harness/screen';
import { askAs } from './online-stage';

// Tables with friends, from the invitation to the game; one page shows all screens, in this order, and each by itself.

const urlOf = (page: Page): string => new URL(page.url()).origin.replace('localhost', '127.0.0.1');

const LIVE = { kind: 'clock', minutes: 15, increment: 20 } as const;
const SCHOOL = { game: 'mississippi-queen', options: { seats: 3, mode: 'school' }, pace: LIVE } as const;

/** What has been made for a page, once. */
const made = new WeakMap<Page, Map<string, Promise<unknown>>>();

const once = <Value>(page: Page, key: string, make: () => Promise<Value>): Promise<Value> => {
  const known = made.get(page) ?? new Map<string, Promise<unknown>>();
  made.set(page, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  // What went wrong is tried again.
  value.catch(() => known.delete(key));
  return value as Promise<Value>;
};

/** The page belongs to Mara, whom the server knows. */
const beMara: Show = (page) =>
  once(page, 'Mara', async () => {
    await askAs(page, 'POST', '/players', { name: 'Mara' });
    await page.evaluate(() => {
      localStorage.setItem('showboat.online', 'yes');
    });
    await page.reload();
  });

const turnOf = async (program: Program, id: string): Promise<void> => {
  for (;;) {
    const { seq, legal } = await program.state(id);
    if (legal.length === 0) return;
    const moves = [legal.includes('.') ? '.' : legal[0]];
    await program.ask('sendMoves', { params: { id }, body: { after: seq, id: `turn ${seq}`, moves } });
  }
};

interface Game {
  readonly id: string;
  readonly programs: readonly Program[];
}

/** A race with Mara in the first seat and two programs. It is her turn if the others have moved. */
const raceWithMara = (page: Page, key: string): Promise<Game> =>
  once(page, key, async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = Object(await askAs(page, 'POST', '/tables', { ...SCHOOL, seats }));
    const programs = await Promise.all(['Tomas', 'Nadia'].map((name) => createProgram(urlOf(page), name)));
    for (const [i, program] of programs.entries()) await program.ask('sitDown', { params: { id, n: i + 1 } });
    await askAs(page, 'POST', `/tables/${id}/start`);
    return { id, programs };
  });

/** Mara moves as little as possible, through the interface for programs. */
const moveMara = async (page: Page, id: string): Promise<void> => {
  for (;;) {
    const { seq, legal } = Object(await askAs(page, 'GET', `/tables/${id}/state`));
    if (legal.length === 0) return;
    const moves = [legal.includes('.') ? '.' : legal[0]];
    await askAs(page, 'POST', `/tables/${id}/moves`, { after: seq, id: `turn ${seq}`, moves });
  }
};

/** Everybody moves until it is this seat's turn. */
const playUntil = async (page: Page, { id, programs }: Game, seat: number): Promise<void> => {
  for (;;) {
    const { actor } = await programs[0].table(id);
    if (actor === seat) return;
    if (actor === 0) await moveMara(page, id);
    else if (actor !== null) await turnOf(programs[actor - 1], id);
  }
};

/** Ships at their jetties, one whole round, and Mara to move. */
const openRace =
  (key: string, seat = 0): Show =>
  async (page) => {
    const game = await raceWithMara(page, key);
    for (const to of [0, 1, 2, seat]) await playUntil(page, game, to);
    await goTo(page, `/t/${game.id}`);
    await page.locator('.talk, .table-tools').first().waitFor();
  };

const openTables: Show = (page) =>
  once(page, 'lobby', async () => {
    const lay = (settings: Readonly<Record<string, unknown>>, seats: number): Promise<unknown> =>
      gather(urlOf(page), { visibility: 'public', ...settings }, seats);
    const open = { kind: 'open' };
    await lay({ ...SCHOOL, seats: [{ kind: 'me' }, open, open] }, 1);
    await lay({ game: 'patrician', pace: { kind: 'days', days: 1 }, seats: [{ kind: 'me' }, open, open, open] }, 1);
    await lay({ game: 'hot-tin-roof', seats: [{ kind: 'me' }, open, { kind: 'bot', level: 'mate' }] }, 1);
    await gatherAndStart(urlOf(page), { visibility: 'public', game: 'patrician', options: { seats: 2 }, pace: LIVE }, 2);
  });

const invited: Show = async (page) => {
  const { body } = await once(page, 'invitation', async () => {
    const host = await createProgram(urlOf(page), 'Tomas');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }];
    return host.ask('createTable', { body: { ...SCHOOL, seats } });
  });
  const { invite }: Table = body;
  await goTo(page, `/j/${invite}`);
  await page.locator('.ship-choice svg').first().waitFor();
};

const lay: Show = async (page) => {
  await visit('/new/mississippi-queen?by=link')(page);
  await page.locator('.paces').waitFor();
};

export const FRIENDS_SCREENS = {
  'online-setup': { show: inTurn(beMara, lay), languages: ['de'] },
  'online-laid': {
    show: inTurn(beMara, lay, async (page) => {
      await page.locator('.go .btn.primary').click();
      await page.locator('.ticket svg').first().waitFor();
      const table = page.url().split('/').at(-1);
      const guest = await createProgram(urlOf(page), 'Tomas');
      await guest.ask('sitDown', { params: { id: table ?? '', n: 1 } });
      await page.locator('.invite-seat b', { hasText: 'Tomas' }).waitFor();
    }),
    languages: ['de', 'nl'],
  },
  'online-join': { show: inTurn(beMara, invited), languages: ['de', 'nl'] },
  'online-lobby': {
    show: inTurn(beMara, openTables, visit('/lobby'), async (page) => {
      await page.locator('.open-table svg').first().waitFor();
    }),
    languages: ['de', 'nl'],
  },
  'online-looking': {
    show: inTurn(beMara, openTables, visit('/lobby'), async (page) => {
      await page.locator('.segments.wide button').last().click();
      await page.locator('.quick .btn.primary').click();
      await page.locator('.found li').first().waitFor();
    }),
  },
  'online-start': {
    show: inTurn(
      beMara,
      async (page) => {
        const game = await raceWithMara(page, 'start');
        for (const seat of [0, 1, 2, 0]) await playUntil(page, game, seat);
      },
      visit('/'),
      async (page) => {
        await page.locator('.turn-card:not(.paper)').first().waitFor();
        await page.locator('.doors').waitFor();
      },
    ),
    languages: ['de', 'nl'],
  },
  'online-games': {
    show: inTurn(
      beMara,
      async (page) => void (await raceWithMara(page, 'start')),
      visit('/games'),
      async (page) => {
        await page.locator('.saved-game').first().waitFor();
      },
    ),
  },
  'online-table': {
    show: inTurn(beMara, openRace('table'), async (page) => {
      const { id, programs } = await raceWithMara(page, 'table');
      await programs[0].ask('say', { params: { id }, body: { text: 'That island is mine, hands off.' } });
      await page.getByText('That island is mine').first().waitFor({ state: 'attached' });
    }),
    languages: ['de', 'nl'],
  },
  'online-waiting': { show: inTurn(beMara, openRace('waiting', 1)) },
  'online-asked': {
    show: inTurn(beMara, async (page) => {
      const game = await raceWithMara(page, 'asked');
      for (const seat of [0, 1, 2, 0, 1]) await playUntil(page, game, seat);
      await goTo(page, `/t/${game.id}`);
      await page.locator('.talk, .table-tools').first().waitFor();
      const [tomas, nadia] = game.programs;
      const { seq } = await tomas.table(game.id);
      await turnOf(tomas, game.id);
      await tomas.ask('askTakeback', { params: { id: game.id }, body: { to: seq } });
      await nadia.ask('answerTakeback', { params: { id: game.id }, body: { yes: true } });
      await page.locator('.table-banner, .hand-banner').first().waitFor();
    }),
    languages: ['de'],
  },
  'online-catch-up': {
    show: inTurn(beMara, openRace('catch-up'), visit('/settings'), async (page) => {
      const game = await raceWithMara(page, 'catch-up');
      await moveMara(page, game.id);
      await playUntil(page, game, 0);
      await goTo(page, `/t/${game.id}`);
      await page.locator(':is(.catch-up, .catch-hand) .beads > li').first().waitFor();
    }),
    languages: ['de'],
  },
  // The last one: the page has no line any more.
  'online-no-line': {
    show: inTurn(
      (page) => page.context().setOffline(false),
      beMara,
      openRace('no-line'),
      async (page) => {
        // What is drawn last is loaded last.
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.locator('.table-status.is-off').waitFor();
        await page.locator('.line-strip, .hand-line-strip').waitFor({ timeout: 20_000 });
      },
    ),
  },
} satisfies Screens;
