import { setTimeout } from 'node:timers/promises';
import type { Follower } from './follower';
import type { GameTable } from './game-table';
import type { World } from './world';

const TICK_MS = 50;
/** Who follows a table at a server that runs is told of everything within so many seconds. */
const NEWS_SECONDS = 4;

/** For how long each follower has known less than another one of the same table, though its server runs. */
const createNews = (): ((table: GameTable, ms: number) => Follower | undefined) => {
  const behind = new Map<Follower, { readonly at: number; readonly ms: number }>();
  return ({ followers }, ms) => {
    const most = Math.max(...followers.map(({ texts }) => texts.length));
    return followers.find((follower) => {
      const { texts, site } = follower;
      const known = behind.get(follower);
      const isBehind = texts.length < most && site !== undefined && !site.isFrozen;
      const waited = isBehind && known?.at === texts.length ? known.ms + ms : 0;
      behind.set(follower, { at: texts.length, ms: waited });
      return waited > NEWS_SECONDS * 1000;
    });
  };
};

/** Time in which this process itself did not run does not count: on a busy machine the server does not run either. */
export const watchTables = async (world: World, patience: number, tables: readonly GameTable[]): Promise<void> => {
  const late = createNews();
  while (!world.isOver) {
    await setTimeout(TICK_MS);
    if (!world.isUp) continue;
    for (const table of tables) {
      const { id, wait, plan } = table;
      if (wait.pass(TICK_MS) > patience * 1000)
        world.fail(
          `table ${id} (${plan.game}: ${plan.seats.join(', ')}; ${plan.pace.kind}) stood still for ${patience} seconds ${wait.moment}`,
        );
      const follower = world.sites.length > 1 ? late(table, TICK_MS) : undefined;
      if (follower)
        world.fail(
          `table ${id}: at ${follower.site?.name} somebody was told nothing after ${follower.texts.length} for ${NEWS_SECONDS} seconds, others were told more`,
        );
    }
  }
};
