import type { Handlers } from '../http/visit';
import { addressOf } from '../http/visitor';
import type { Services } from './services';

export const tableHandlers = ({
  tables,
  limits,
}: Services): Handlers<
  | 'createTable'
  | 'getTable'
  | 'getInvited'
  | 'sitDown'
  | 'standUp'
  | 'changeSeat'
  | 'startTable'
  | 'deleteTable'
  | 'rematch'
  | 'listLobby'
> => ({
  createTable: async ({ request, player: { id }, body }) => {
    limits.take('tablesPerAddress', addressOf(request));
    limits.take('tablesPerPlayer', id);
    return tables.create(body, id);
  },
  getTable: ({ params: { id }, player }) => tables.show(id, player.id),
  getInvited: async ({ request, params: { code }, player }) => {
    const address = addressOf(request);
    // Taken first: many codes tried at once are as many tries. A right one may be asked for as often as somebody likes.
    limits.take('invitesPerAddress', address);
    const table = await tables.showInvited(code, player.id);
    limits.giveBack('invitesPerAddress', address);
    return table;
  },
  sitDown: ({ params: { id, n }, player, body: { salt } }) => tables.sit(id, n, player.id, salt),
  standUp: ({ params: { id, n }, player }) => tables.stand(id, n, player.id),
  changeSeat: ({ params: { id, n }, player, body }) => tables.changeSeat(id, n, player.id, body),
  startTable: ({ params: { id }, player }) => tables.start(id, player.id),
  deleteTable: async ({ params: { id }, player }) => {
    await tables.remove(id, player.id);
    return undefined;
  },
  rematch: async ({ params: { id }, player }) => {
    limits.take('tablesPerPlayer', player.id);
    return tables.rematch(id, player.id);
  },
  listLobby: async ({ query, player }) => ({ tables: await tables.lobby(query, player.id) }),
});
