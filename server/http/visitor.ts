import { COOKIE_NAME, ENDPOINTS } from '@showboat/protocol/endpoints';
import type { FastifyRequest } from 'fastify';
import { hashOfToken } from '../secrets';
import type { PlayerRow, Store } from '../store/store';
import { Fault } from '../tables/fault';

/** Who is asking. A door opens by a token, which programs send in a header and browsers in a cookie. */
export interface Visitors {
  identify(request: FastifyRequest): Promise<PlayerRow>;
  /** What is known about a player has changed. */
  forget(player: string): void;
}

const REMEMBER_MS = 10_000;
const MOST_REMEMBERED = 50_000;
const LONGEST_TOKEN = 200;

const cookieOf = (header: string | undefined): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.split('=', 2);
    if (name.trim() === COOKIE_NAME) return value?.trim();
  }
  return undefined;
};

/** Whether the page of another site sends it; `undefined` where nothing is said about that, as programs do not. */
const isForeign = ({ headers, host, protocol }: FastifyRequest): boolean | undefined => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined ? undefined : site !== 'same-origin';
  try {
    const from = new URL(origin);
    return from.host !== host || (protocol === 'https' && from.protocol !== 'https:');
  } catch {
    return true;
  }
};

const foreign = (): Fault =>
  new Fault('not-allowed', 'Changes must come from the page of this server, or carry a token in a header.');

/** Another site must not make a visitor somebody else, whose cookie takes the place of their own. */
export const refuseForeign = (request: FastifyRequest): void => {
  if (isForeign(request)) throw foreign();
};

/** Where limits are counted. Whoever has an address of the sixth version has millions that begin like it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [before, after = ''] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after].slice(0, 4).join(':');
};

/** Whether a browser asks, by its cookie; programs send a header. */
export const isByCookie = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined;

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\x21-\x7e]+)$/i.exec(authorization)?.[1];
  const token = cookieOf(cookie);
  // A browser sends the cookie whoever asks it to: what changes something must be known to come from our own page. A socket can do that, too.
  const mayChange = request.method !== 'GET' || request.routeOptions.url === ENDPOINTS.openSocket.path;
  if (token !== undefined && mayChange && isForeign(request) !== false) throw foreign();
  return token;
};

export const createVisitors = (store: Store, now: () => number): Visitors => {
  const remembered = new Map<string, { readonly player: PlayerRow; readonly until: number }>();

  const find = async (hash: string): Promise<PlayerRow | undefined> => {
    const known = remembered.get(hash);
    if (known && known.until > now()) return known.player;
    remembered.delete(hash);
    const player = await store.playerByToken(hash);
    if (!player) return undefined;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(hash, { player, until: now() + REMEMBER_MS });
    return player;
  };

  return {
    identify: async (request) => {
      const token = tokenOf(request);
      const player = token === undefined || token.length > LONGEST_TOKEN ? undefined : await find(hashOfToken(token));
      if (player) return player;
      const hint = 'POST /api/v1/players makes a player and its token.';
      throw new Fault('who-are-you', 'No token, or one that nobody has.', { hint });
    },
    forget: (player) => {
      for (const [hash, known] of remembered) if (known.player.id === player) remembered.delete(hash);
    },
  };
};
