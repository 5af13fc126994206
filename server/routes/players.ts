import { deviceOf } from '../accounts/device';
import { setCookie } from '../http/cookie';
import type { Handlers } from '../http/visit';
import { addressOf, tokenOf } from '../http/visitor';
import { hashOfToken, randomId, randomToken } from '../secrets';
import { Fault } from '../tables/fault';
import { type Services, followMe } from './services';

const iso = (at: number): string => new Date(at).toISOString();

export const playerHandlers = (
  services: Services,
): Handlers<
  'createPlayer' | 'getMe' | 'renameMe' | 'deleteMe' | 'createToken' | 'listTokens' | 'endToken' | 'listMyTables' | 'followMe'
> => {
  const { store, tables, visitors, limits, streams, tellPlayer, now } = services;
  return {
    createPlayer: async ({ request, reply, body: { name } }) => {
      limits.take('playersPerAddress', addressOf(request));
      const id = randomId();
      const token = randomToken();
      const createdAt = now();
      const label = deviceOf(request.headers['user-agent']) ?? 'first';
      await store.insertPlayer(
        { id, name, createdAt },
        { id: randomId(), player: id, label, hash: hashOfToken(token), origin: 'first', createdAt },
      );
      setCookie(request, reply, token);
      return { id, name, token };
    },
    getMe: async ({ player: { id, name, createdAt } }) => ({ id, name, createdAt: iso(createdAt) }),
    renameMe: async ({ player: { id, createdAt }, body: { name } }) => {
      limits.take('namesPerPlayer', id);
      await store.renamePlayer(id, name);
      visitors.forget(id);
      tables.renamed(id, name);
      tellPlayer(id, name, false);
      return { id, name, createdAt: iso(createdAt) };
    },
    deleteMe: async ({ request, reply, player: { id } }) => {
      await tables.leaveAll(id);
      await store.deletePlayer(id);
      visitors.forget(id);
      tables.renamed(id, undefined);
      streams.closeOf(id);
      tellPlayer(id, null, true);
      setCookie(request, reply, '');
      return undefined;
    },
    createToken: async ({ player, body: { label } }) => {
      limits.take('tokensPerPlayer', player.id);
      const token = randomToken();
      const id = randomId();
      await store.insertToken({ id, player: player.id, label, hash: hashOfToken(token), origin: 'program', createdAt: now() });
      return { id, label, token };
    },
    listTokens: async ({ request, player }) => {
      const own = hashOfToken(tokenOf(request) ?? '');
      const tokens = await store.tokens(player.id);
      return {
        tokens: tokens.map(({ id, label, hash, origin, createdAt }) => ({
          id,
          label,
          createdAt: iso(createdAt),
          origin,
          isThis: hash === own,
        })),
      };
    },
    endToken: async ({ player, params: { id } }) => {
      if (!(await store.deleteToken(player.id, id))) throw new Fault('not-found', 'You have no such token.');
      visitors.forget(player.id);
      streams.closeOf(player.id);
      tellPlayer(player.id, undefined, true);
      return undefined;
    },
    listMyTables: ({ player, query }) => tables.mine(player.id, query),
    followMe: async ({ request, reply, player }) => followMe(services, request, reply, player),
  };
};
