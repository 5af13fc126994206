import { COOKIE_NAME } from '@showboat/protocol/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../http/visit';
import { addressOf } from '../http/visitor';
import { hashOfToken, randomId, randomToken } from '../secrets';
import { Fault } from '../tables/fault';
import { type Services, followMe } from './services';

const YEAR_S = 34_560_000;

/** The browser keeps it for us; scripts of the page cannot read it. */
const setCookie = ({ protocol }: FastifyRequest, reply: FastifyReply, token: string): void => {
  const secure = protocol === 'https' ? '; Secure' : '';
  const age = token === '' ? 0 : YEAR_S;
  reply.header('Set-Cookie', `${COOKIE_NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
};

const iso = (at: number): string => new Date(at).toISOString();

export const playerHandlers = (
  services: Services,
): Handlers<
  'createPlayer' | 'getMe' | 'renameMe' | 'deleteMe' | 'createToken' | 'listTokens' | 'endToken' | 'listMyTables' | 'followMe'
> => {
  const { store, tables, visitors, limits, streams, now } = services;
  return {
    createPlayer: async ({ request, reply, body: { name } }) => {
      limits.take('playersPerAddress', addressOf(request));
      const id = randomId();
      const token = randomToken();
      const createdAt = now();
      await store.insertPlayer(
        { id, name, createdAt },
        { id: randomId(), player: id, label: 'first', hash: hashOfToken(token), createdAt },
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
      return { id, name, createdAt: iso(createdAt) };
    },
    deleteMe: async ({ request, reply, player: { id } }) => {
      await tables.leaveAll(id);
      await store.deletePlayer(id);
      visitors.forget(id);
      tables.renamed(id, undefined);
      streams.closeOf(id);
      setCookie(request, reply, '');
      return undefined;
    },
    createToken: async ({ player, body: { label } }) => {
      limits.take('tokensPerPlayer', player.id);
      const token = randomToken();
      const id = randomId();
      await store.insertToken({ id, player: player.id, label, hash: hashOfToken(token), createdAt: now() });
      return { id, label, token };
    },
    listTokens: async ({ player }) => ({
      tokens: (await store.tokens(player.id)).map(({ id, label, createdAt }) => ({ id, label, createdAt: iso(createdAt) })),
    }),
    endToken: async ({ player, params: { id } }) => {
      if (!(await store.deleteToken(player.id, id))) throw new Fault('not-found', 'You have no such token.');
      visitors.forget(player.id);
      streams.closeOf(player.id);
      return undefined;
    },
    listMyTables: ({ player, query }) => tables.mine(player.id, query),
    followMe: async ({ request, reply, player }) => followMe(services, request, reply, player),
  };
};
