import { type OptionValues, type Rules, type Seat, present } from '@showboat/engine';
import { CLIENT_FOLDER, ensureClient } from '@showboat/server';
import type { Program } from '@showboat/server/testing/program';
import { type StartOptions, type TestServer, startServer } from '@showboat/server/testing/start';
import { gather } from '@showboat/server/testing/tables';
import { COOKIE_NAME } from '@showboat/protocol/endpoints';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Driver } from '../harness/driver';
import { BARE, type PageOptions, type Stage, type Visit, openPage } from '../harness/page';
import { type Seated, lineOf, takeSeat } from '../line/seated';

// People in browsers of their own at a real server. What a page should show is known from a session outside of it, with the same token.

/** The real server with the real client. */
export const startOnline = async (options: StartOptions = {}): Promise<TestServer> => {
  await ensureClient({ isQuiet: true });
  return startServer({ root: CLIENT_FOLDER, ...options });
};

declare global {
  interface Window {
    /** Milliseconds from the click that ended a turn until the page showed it as stored. */
    acknowledged: number[];
  }
}

/** Measures in the page itself. A click that sends nothing is followed by another before anything is stored. */
const measureClicks = (): void => {
  window.acknowledged = [];
  let clickedAt: number | undefined;
  let stored = '';
  addEventListener(
    'click',
    () => {
      clickedAt = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('[data-online]')?.dataset.stored ?? '';
    if (now === stored) return;
    stored = now;
    if (clickedAt !== undefined) window.acknowledged.push(performance.now() - clickedAt);
    clickedAt = undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stored'] });
};

/** Everything that the page received from the interface for programs, by HTTP and on its socket. */
const collectBytes = (page: Page, received: string[]): void => {
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void received.push(String(payload))));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => received.push(`${new URL(response.url()).pathname} ${text}`),
      () => undefined,
    );
  });
};

/** Somebody known to the server, with an empty page. */
export const openAs = async (
  stage: Stage,
  { url }: Pick<TestServer, 'url'>,
  program: Program,
  options: PageOptions = {},
): Promise<Visit> => {
  const settings = { pace: 'instant', playsForced: false, ...options.settings } as const;
  const visit = await openPage({ ...stage, url }, { ...options, path: BARE, settings });
  await visit.page.context().addCookies([{ name: COOKIE_NAME, value: program.token, url }]);
  await visit.page.context().addInitScript(measureClicks);
  return visit;
};

/** The place where the page says what it shows, for tests. */
const shown = (page: Page): ReturnType<Page['locator']> => page.locator('[data-online]');

/** Milliseconds: a server that starts on a busy machine takes its time. */
const PATIENCE = 30_000;

const asking = (page: Page, seat: Seat, count: number): ReturnType<Page['locator']> =>
  page.locator(`[data-online][data-asked="${seat}"][data-count="${count}"]`);

/** Waits until the page asks this seat, with so many moves on its board. */
export const untilAsked = (page: Page, seat: Seat, count: number): Promise<void> =>
  asking(page, seat, count).waitFor({ state: 'attached' });

/** The same at the beginning of a turn, or of a page. Who missed something is shown that first, and asked afterwards. */
export const untilMyTurn = async (page: Page, seat: Seat, count: number): Promise<void> => {
  const asked = asking(page, seat, count);
  const toMyTurn = page.getByRole('button', { name: 'To my turn' });
  await asked.or(toMyTurn).first().waitFor({ state: 'attached' });
  if ((await toMyTurn.count()) > 0) await toMyTurn.click();
  await asked.waitFor({ state: 'attached' });
};

export const untilShown = async (page: Page, count: number): Promise<void> => {
  const countShown = async (): Promise<number> => Number(await shown(page).getAttribute('data-count'));
  await expect.poll(countShown, { timeout: PATIENCE }).toBeGreaterThanOrEqual(count);
};

export interface OnlinePlayer {
  readonly seat: Seat;
  readonly program: Program;
  readonly visit: Visit;
  readonly page: Page;
  /** What the page should know. */
  readonly mirror: Seated;
  /** What the page was told. */
  readonly received: readonly string[];
}

export interface Hands<State, Move> {
  readonly game: Rules<State, Move, OptionValues>;
  think(state: State, seat: Seat, seed: number): readonly Move[];
  driver(page: Page): Driver<State, Move>;
}

export interface OnlineParty {
  readonly id: string;
  readonly players: readonly OnlinePlayer[];
  close(): Promise<void>;
}

/** A table of this many people in browsers, and bots. */
export const openOnlineParty = async (
  stage: Stage,
  server: Pick<TestServer, 'url'>,
  settings: { readonly game: string; readonly options?: Readonly<Record<string, unknown>>; readonly pace?: unknown },
  { people = 2, bots = 0, options = [] as readonly PageOptions[] } = {},
): Promise<OnlineParty> => {
  const { table, programs } = await gather(server.url, settings, people + bots);
  const { id, game } = table;
  const [host] = programs;
  for (let seat = people; seat < people + bots; seat++)
    await host.ask('changeSeat', { params: { id, n: seat }, body: { kind: 'bot', level: 'greedy' } });
  await host.ask('startTable', { params: { id } });
  const players = await Promise.all(
    programs.slice(0, people).map(async (program, seat) => {
      const visit = await openAs(stage, server, program, options[seat]);
      const { page } = visit;
      const received: string[] = [];
      collectBytes(page, received);
      await page.goto(`/t/${id}`);
      // A server that is killed while a page still loads is another story.
      await shown(page).waitFor({ state: 'attached' });
      return { seat, program, visit, page, received, mirror: await takeSeat(lineOf(server.url, program), { id, game }) };
    }),
  );
  return {
    id,
    players,
    close: async () => {
      for (const { mirror } of players) mirror.close();
      for (const { visit } of players) await visit.close();
    },
  };
};

/** The door: the mirror of this game has states of this game. */
const stateIn = <State>({ mirror }: OnlinePlayer): State => present(mirror.session.history.peek()) as State;

const isOver = ({ mirror: { remote } }: OnlinePlayer): boolean => remote.over.peek() !== undefined;

/** How much a mirror knows. Nobody looks at it, so that nothing else tells its line to try again before its time. */
export const toldTo = ({ mirror: { session, remote } }: OnlinePlayer): number => {
  if (remote.connection.peek().kind === 'down') remote.line.tryNow();
  return session.history.peek().moves.length;
};

/** Whoever is to decide, as soon as a mirror knows; `undefined` when the game is over. */
export const nextPlayer = async (players: readonly OnlinePlayer[]): Promise<OnlinePlayer | undefined> => {
  let found: OnlinePlayer | undefined;
  await expect
    .poll(
      () => {
        for (const player of players) toldTo(player);
        found = players.find(({ seat, mirror: { game, session } }) => game.actor(present(session.history.peek())) === seat);
        return found !== undefined || players.every(isOver);
      },
      { timeout: PATIENCE },
    )
    .toBe(true);
  return found;
};

/** What happens in the middle of a turn: after an answer that did not end it, with so many moves on the board. */
export type MidTurn = (player: OnlinePlayer, count: number) => Promise<void>;

/** One turn in the page, or its beginning: up to this many answers. How many moves it made. */
export const playTurn = async <State, Move>(
  { game, think, driver }: Hands<State, Move>,
  player: OnlinePlayer,
  {
    most = Number.POSITIVE_INFINITY,
    midTurn = async () => undefined,
  }: { readonly most?: number; readonly midTurn?: MidTurn } = {},
): Promise<number> => {
  const { page, seat, mirror } = player;
  const before = mirror.session.history.peek().moves.length;
  const { answer } = driver(page);
  let made = 0;
  let state: State = stateIn(player);
  for (let answers = 0; answers < most && game.actor(state) === seat; answers++) {
    await (answers === 0 ? untilMyTurn : untilAsked)(page, seat, before + made);
    const plan = think(state, seat, before + made);
    const count = await answer(state, plan);
    for (const move of plan.slice(0, count)) state = game.apply(state, move);
    made += count;
    if (game.actor(state) === seat) await midTurn(player, before + made);
  }
  if (game.actor(state) !== seat)
    await expect.poll(() => toldTo(player), { timeout: PATIENCE }).toBeGreaterThanOrEqual(before + made);
  return made;
};

/** The whole game, every decision in the page of its player, with the hands of their seat. How many turns it took. */
export const playGame = async <State, Move>(
  hands: readonly Hands<State, Move>[],
  players: readonly OnlinePlayer[],
  midTurn?: MidTurn,
): Promise<number> => {
  let turns = 0;
  for (let next = await nextPlayer(players); next; next = await nextPlayer(players)) {
    await playTurn(hands[next.seat], next, midTurn && { midTurn });
    turns++;
  }
  return turns;
};
