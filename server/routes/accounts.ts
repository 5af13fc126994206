import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCodes } from '../accounts/codes';
import { deviceOf } from '../accounts/device';
import { createPasskeys } from '../accounts/passkeys';
import { siteOf } from '../accounts/site';
import { setCookie } from '../http/cookie';
import type { Handlers } from '../http/visit';
import { addressOf } from '../http/visitor';
import { hashOfToken, randomId, randomToken } from '../secrets';
import type { PasskeyRow, PlayerRow, TokenRow } from '../store/store';
import { Fault } from '../tables/fault';
import type { Services } from './services';

const iso = (at: number): string => new Date(at).toISOString();

const shown = ({ id, label, createdAt }: PasskeyRow) => ({ id, label, createdAt: iso(createdAt) });

export const accountHandlers = (
  services: Services,
): Handlers<
  | 'beginPasskey'
  | 'addPasskey'
  | 'listPasskeys'
  | 'endPasskey'
  | 'beginSignIn'
  | 'signInByPasskey'
  | 'createCode'
  | 'signInByCode'
  | 'getPushKey'
  | 'subscribe'
  | 'unsubscribe'
  | 'exportMe'
> => {
  const { store, tables, limits, push, publicUrl, now } = services;
  const passkeys = createPasskeys(store, now);
  const codes = createCodes(store, now);
  const site = (request: FastifyRequest) => siteOf(request, publicUrl);

  /** This browser, or this program, is that player from now on. */
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, name }: PlayerRow,
    origin: TokenRow['origin'],
  ): Promise<{ id: string; name: string; token: string }> => {
    const token = randomToken();
    const label = deviceOf(request.headers['user-agent']) ?? origin;
    await store.insertToken({ id: randomId(), player: id, label, hash: hashOfToken(token), origin, createdAt: now() });
    setCookie(request, reply, token);
    return { id, name, token };
  };

  return {
    beginPasskey: async ({ request, player }) => {
      limits.take('passkeysPerPlayer', player.id);
      return { options: await passkeys.begin(player, site(request)) };
    },
    addPasskey: async ({ request, player, body: { label, credential } }) => {
      limits.take('passkeysPerPlayer', player.id);
      const made = label ?? deviceOf(request.headers['user-agent']) ?? 'passkey';
      return shown(await passkeys.add(player, site(request), made, credential));
    },
    listPasskeys: async ({ player }) => ({ passkeys: (await store.passkeys(player.id)).map(shown) }),
    endPasskey: async ({ player, params: { id } }) => {
      if (!(await store.deletePasskey(player.id, id))) throw new Fault('not-found', 'You have no such passkey.');
      return undefined;
    },
    beginSignIn: async ({ request }) => {
      limits.take('signInsPerAddress', addressOf(request));
      return { options: await passkeys.beginSignIn(site(request)) };
    },
    signInByPasskey: async ({ request, reply, body: { credential } }) => {
      limits.take('signInsPerAddress', addressOf(request));
      return signIn(request, reply, await passkeys.signIn(site(request), credential), 'passkey');
    },
    createCode: async ({ player }) => {
      limits.take('codesPerPlayer', player.id);
      const { code, until } = await codes.make(player);
      return { code, until: iso(until) };
    },
    signInByCode: async ({ request, reply, body: { name, code } }) => {
      const address = addressOf(request);
      // Taken first, as with invitations: many guesses at once are as many guesses.
      limits.take('guessesPerAddress', address);
      const player = await codes.take(name, code);
      limits.giveBack('guessesPerAddress', address);
      return signIn(request, reply, player, 'code');
    },
    getPushKey: async () => ({ key: await push.key() }),
    subscribe: async ({ player, body }) => {
      limits.take('subscriptionsPerPlayer', player.id);
      await push.subscribe(player.id, body);
      return undefined;
    },
    unsubscribe: async ({ player, body: { endpoint } }) => {
      await store.deleteSubscription(player.id, endpoint);
      return undefined;
    },
    exportMe: async ({ reply, player: { id, name, createdAt } }) => {
      limits.take('exportsPerPlayer', id);
      reply.header('Content-Disposition', 'attachment; filename="showboat-games.json"');
      return { name, createdAt: iso(createdAt), tables: await tables.everything(id) };
    },
  };
};
