import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { WHOLE_GAME } from '../harness/whole-games';
import { RIVER, ROOFS } from './hands';
import { startKillable } from './killable';
import { type MidTurn, type OnlinePlayer, nextPlayer, openOnlineParty, playTurn, toldTo, untilAsked, untilShown } from './party';

const stage = await stageOfFile();
const server = await startKillable();
afterAll(() => server.close());
// Whatever a test that failed has left behind.
beforeEach(() => server.start());

test(
  'a server that is killed in the middle of a turn: the turn goes out when it is back, once, and onlookers see it',
  async () => {
    const party = await openOnlineParty(stage, server, { game: 'mississippi-queen', options: { mode: 'school' } }, { bots: 1 });
    const { players, id } = party;
    const guest = await openPage({ ...stage, url: server.url }, { path: `/t/${id}`, settings: { pace: 'instant' } });
    for (const { visit } of [...players, { visit: guest }]) visit.forgive(/ERR_|WebSocket|\b401\b/);
    await guest.page.getByText('You watch as a guest').waitFor();
    const restarts: Promise<void>[] = [];
    const midTurn: MidTurn = async ({ page }) => {
      if (restarts.length > 0) return;
      await server.kill();
      await page.locator('.table-status.is-off').waitFor();
      const armed = page.locator('.table-banner', { hasText: 'Goes out when back' });
      const restart = armed.waitFor().then(server.start);
      restarts.push(restart);
      // Said below, unless something else goes wrong before.
      restart.catch(() => undefined);
    };
    /** Plays on until somebody's turn had several answers: how far the table was before, who it was, and how many moves it had. */
    const playUntilKilled = async (): Promise<{
      readonly before: number;
      readonly player: OnlinePlayer;
      readonly made: number;
    }> => {
      const player = await nextPlayer(players);
      if (!player) throw new Error('the game is over, and nobody composed a turn');
      const before = player.mirror.remote.seq.value;
      const made = await playTurn(RIVER.mouse, player, { midTurn });
      return restarts.length > 0 ? { before, player, made } : playUntilKilled();
    };
    const { before, player, made } = await playUntilKilled();
    await Promise.all(restarts);
    // Once, and in the order in which it was made.
    const { lines } = player.mirror.remote;
    await expect.poll(() => toldTo(player), { timeout: 30_000 }).toBeGreaterThanOrEqual(before + made);
    const by = lines.value.slice(before).map((line) => line.kind === 'move' && line.by);
    expect(by.slice(0, made)).toEqual(Array.from({ length: made }, () => player.seat));
    expect(by[made]).not.toBe(player.seat);
    await player.page.locator('.table-status:not(.is-off)').waitFor();
    const count = players[0].mirror.session.stored.value;
    for (const { page } of [...players, guest]) await untilShown(page, count);
    // The game goes on.
    const after = await nextPlayer(players);
    if (!after) throw new Error('the game is over, and nobody could go on');
    await playTurn(RIVER.mouse, after);
    // By then everybody knows who looks on.
    await after.page.getByText('Saved · 1 watching').waitFor();
    await guest.close();
    await party.close();
  },
  WHOLE_GAME,
);

test(
  'a game over days: the server is away between two turns, and everybody goes on where they were',
  async () => {
    const settings = { game: 'hot-tin-roof', options: { 'fishByPlayers.3': 1 }, pace: { kind: 'days', days: 2 } };
    const party = await openOnlineParty(stage, server, settings, { bots: 1 });
    const { players, id } = party;
    for (const { visit } of players) visit.forgive(/ERR_|WebSocket|\b401\b/);
    const first = await nextPlayer(players);
    if (!first) throw new Error('nobody is to move');
    await first.page.getByRole('timer').or(first.page.locator('.clock')).first().waitFor();
    const { deadline } = await first.program.table(id);
    expect(Date.parse(deadline ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000);
    // While nothing answers, the turn is on its way and not said to be stored.
    const place = first.page.locator('[data-online]');
    await untilAsked(first.page, first.seat, toldTo(first));
    const stored = await place.getAttribute('data-stored');
    server.hold();
    const turn = playTurn(ROOFS.mouse, first);
    await first.page.locator('.table-status.is-sending').waitFor();
    await first.page.locator('.dock-main', { hasText: 'Sending' }).waitFor();
    expect(await place.getAttribute('data-stored')).toBe(stored);
    server.goOn();
    await turn;
    await first.page.locator('.table-status:not(.is-sending)').waitFor();
    expect(await place.getAttribute('data-stored')).not.toBe(stored);
    await server.kill();
    for (const { page } of players) await page.locator('.table-status.is-off').waitFor();
    await server.start();
    for (const { page } of players) await page.locator('.table-status:not(.is-off)').waitFor();
    // One of them had closed the browser, and finds the game again.
    const second = await nextPlayer(players);
    if (!second) throw new Error('nobody is to move');
    await second.page.reload();
    await playTurn(ROOFS.mouse, second);
    const count = second.mirror.session.stored.value;
    for (const { page } of players) await untilShown(page, count);
    await party.close();
  },
  WHOLE_GAME,
);
