import { afterAll, expect, test } from 'vitest';
import { openPage } from '../harness/page';
import { stageOfFile } from '../harness/stage';
import { WHOLE_GAME } from '../harness/whole-games';
import { RIVER } from './hands';
import { startKillable } from './killable';
import { type MidTurn, type OnlinePlayer, nextPlayer, openOnlineParty, playTurn, untilShown } from './party';

const stage = await stageOfFile();
const server = await startKillable();
afterAll(() => server.close());

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
      restarts.push(armed.waitFor().then(server.start));
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
    await expect.poll(() => lines.value.length).toBeGreaterThanOrEqual(before + made);
    const by = lines.value.slice(before).map((line) => line.kind === 'move' && line.by);
    expect(by.slice(0, made)).toEqual(Array.from({ length: made }, () => player.seat));
    expect(by[made]).not.toBe(player.seat);
    await player.page.locator('.table-status:not(.is-off)').waitFor();
    const count = players[0].mirror.session.stored.value;
    for (const { page } of [...players, guest]) await untilShown(page, count);
    // The game goes on.
    const after = await nextPlayer(players);
    if (after) await playTurn(RIVER.mouse, after);
    await guest.close();
    await party.close();
  },
  WHOLE_GAME,
);
