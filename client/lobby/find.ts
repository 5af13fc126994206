import type { Table } from '@showboat/protocol';
import { ask, becomeGuest, layTable, sitDown } from '../friends/requests';
import type { Trouble } from '../online/ask';
import { fillOptions } from '../setup/fill-options';
import { favouriteLevel } from '../settings/settings';
import { loadView } from '../shell/game-view';
import { type Wish, fitsOf, paceOf } from './pairing';

type Found = { readonly ok: true; readonly value: Table } | { readonly ok: false; readonly trouble: Trouble };

/** The game as "Play now" plays it, at a table that anybody finds here. */
const layOne = async (wish: Wish, name: string | undefined): Promise<Found> => {
  const sealed = await loadView(wish.game);
  if (!sealed) throw new Error(`there is no view of ${wish.game}`);
  const options = sealed.use(({ game, quickStart: { preset, seats } }) => {
    const { options: given = {} } = game.presets.find(({ id }) => id === preset) ?? {};
    return fillOptions(game.options, { ...given, seats });
  });
  return layTable(name, {
    game: wish.game,
    options,
    seats: Array.from({ length: Number(options.seats) }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    pace: paceOf(wish),
    visibility: 'public',
    // Over days its host may be away when the last one comes.
    startsWhenFull: true,
    standIn: favouriteLevel.peek(),
  });
};

/** A seat at a table that fits; if nobody waits for this, at one of our own, where others find us. */
export const findOpponents = async (wish: Wish, name: string | undefined): Promise<Found> => {
  const trouble = await becomeGuest();
  if (trouble) return { ok: false, trouble };
  const lobby = await ask('listLobby', { query: { status: 'gathering', game: wish.game } });
  if (!lobby.ok) return lobby;
  for (const { table, seat } of fitsOf(wish, lobby.value.tables)) {
    const taken = await sitDown(name, table.id, seat);
    // Somebody was quicker: there may be another.
    if (taken.ok || taken.trouble.kind === 'no-line') return taken;
  }
  return layOne(wish, name);
};
