import { type Random, pick } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { COOKIE_NAME, type Endpoint, type EndpointName, endpointsByName } from '@showboat/protocol/endpoints';
import { below, mutated, strangeJson, strangeText } from './values';
import type { World } from './world';

/** A request, ready for the wire. */
export interface Sent {
  /** What it is meant to be, as long as method and path are those of an endpoint. */
  readonly endpoint: EndpointName | undefined;
  readonly isHead: boolean;
  readonly bytes: Buffer;
}

/** Streams do not end: they have abuses of their own. */
const isStream = ({ content }: Endpoint): boolean => content === 'ndjson';
const ASKED = endpointsByName().filter(([, endpoint]) => !isStream(endpoint));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'] as const;
const PATHS = [
  '/api/v1/../../etc/passwd', '/api/v1/%2e%2e/%2e%2e/package.json', '/%2e%2e/data/showboat.db', '/..%2f..%2fdata%2fshowboat.db', '//evil.example/',
  '/api/v1/tables/%00', '/api/v1/tables/%zz', '/api/v1/tables/..', '/api/v1/tables/a/b/c/d', '/API/V1/LOBBY', '/api/v1/lobby/', '/api/v1//lobby',
  '/api/v1/lobby?game[$ne]=1', '/api/v1/lobby?__proto__=1', '/api/v1/lobby?constructor=1', '/api/v1/lobby?status=over', '/api/v1/lobby;a=b',
  '/api/v1/tables/__proto__', '/api/v2/lobby', '/metrics?x=1', '/healthz/x', `/api/v1/tables/${'a'.repeat(300)}`, `/api/v1/lobby?game=${'a'.repeat(4_000)}`,
  '/api/v1/players/me/tables?after=9-9-9', '/api/v1/players/me/tables?after=1-999999999999999-x', '/api/v1/players/me/tables?after=%00',
] as const; // biome-ignore format: a list

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const randomText = (random: Random, length: number): string =>
  Array.from({ length }, () => ALPHABET[below(random, ALPHABET.length)]).join('');

const idOf = ({ random, tables, victims }: World): string => {
  const kind = random();
  if (kind < 0.6) return pick(random, tables);
  if (kind < 0.85) return pick(random, victims).id;
  return random() < 0.5
    ? randomText(random, 20)
    : encodeURIComponent(
        strangeText(random)
          .replaceAll(/\p{Cs}/gu, '')
          .slice(0, 60),
      );
};

/** The path with everything in it filled in. */
const pathOf = (world: World, { path }: Endpoint): string => {
  const { random } = world;
  const params: Readonly<Record<string, () => string>> = {
    id: () => idOf(world),
    n: () => pick(random, ['0', '1', '2', '3', '11', '-1', '1e9', '99999999999', 'x', '%2e']),
    code: () => (random() < 0.5 ? pick(random, world.invites) : `amber-heron-${randomText(random, 6)}`),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]());
  if (random() > 0.12) return filled;
  return `${filled}?${pick(random, ['after=', 'status=', 'game=', '__proto__=', 'x='])}${pick(random, ['-1', '1e9', 'NaN', '999999999', 'running', '%ff', ''])}`;
};

/** A body that the endpoint might accept. */
const bodyOf = (world: World, name: EndpointName, { example }: Endpoint): unknown => {
  const { random, tokens } = world;
  if (name === 'sendMoves') {
    const moves = Array.from({ length: 1 + below(random, random() < 0.9 ? 3 : 250) }, () => pick(random, tokens));
    return { after: below(random, 40), id: random() < 0.3 ? 'again' : randomText(random, 12), moves };
  }
  if (name === 'createTable') {
    const seats = Array.from({ length: 2 + below(random, 4) }, () =>
      pick(random, [{ kind: 'open' }, { kind: 'bot', level: 'random' }]),
    );
    return random() < 0.5 ? example : { game: pick(random, CATALOG).id, seats: [{ kind: 'me' }, ...seats] };
  }
  if (name === 'askTakeback') return { to: below(random, 40) };
  if (name === 'say' || name === 'createPlayer' || name === 'renameMe') {
    const text = random() < 0.5 ? strangeText(random) : 'Good luck!';
    return name === 'say' ? { text } : { name: text };
  }
  return example;
};

const ORIGINS = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://', '//', 'http://[::1', ''] as const;

const whoIs = ({ random, players, url }: World): readonly string[] => {
  const { token } = pick(random, players);
  const kind = random();
  if (kind < 0.7) return [`Authorization: Bearer ${token}`];
  if (kind < 0.75) return [`Cookie: ${COOKIE_NAME}=${token}`, `Origin: ${url}`];
  if (kind < 0.8) return [`Cookie: ${COOKIE_NAME}=${token}`, `Origin: ${pick(random, ORIGINS)}`];
  if (kind < 0.85)
    return [
      `Cookie: ${pick(random, ['', ';;;', '=', `${COOKIE_NAME}=`, `${COOKIE_NAME}=${randomText(random, 32)}`, `x=${token}`])}`,
    ];
  if (kind < 0.9) return [`Authorization: Bearer ${randomText(random, 32)}`];
  if (kind < 0.93) return [`Authorization: Bearer ${token.slice(0, -1)}`, `Cookie: ${COOKIE_NAME}=${token}`];
  if (kind < 0.96)
    return [
      `Authorization: ${pick(random, ['Basic QWRhOkFkYQ==', 'Bearer', 'Bearer  ', `bearer ${'x'.repeat(500)}`, `Bearer ${token} ${token}`])}`,
    ];
  return [];
};

const EXTRAS = [
  'Content-Encoding: gzip', 'Content-Type: application/x-www-form-urlencoded', 'Content-Type: multipart/form-data; boundary=x', 'Content-Type: ;;;',
  'Content-Type: application/json; charset=utf-16', 'X-Forwarded-For: 1.2.3.4, 5.6.7.8', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https',
  'X-HTTP-Method-Override: DELETE', 'Expect: 100-continue', 'Expect: cake', 'Upgrade: websocket', 'Range: bytes=0-1', 'Accept: image/png',
  'If-None-Match: *', 'Sec-Fetch-Site: cross-site', 'Accept-Encoding: br;q=NaN', 'Accept-Version: 99',
] as const; // biome-ignore format: a list

export const formatRequest = (line: string, headers: readonly string[], body: Buffer): Buffer => {
  const length = body.length > 0 ? [`Content-Length: ${body.length}`] : [];
  return Buffer.concat([Buffer.from([`${line} HTTP/1.1`, ...headers, ...length, '', ''].join('\r\n')), body]);
};

/** A request like those that programs send, with something wrong in it more often than not. */
export const makeRequest = (world: World): Sent => {
  const { random } = world;
  const [name, endpoint] = pick(random, ASKED);
  const isOdd = random() < 0.06;
  const method = isOdd ? pick(random, METHODS) : endpoint.method;
  const path = random() < 0.04 ? pick(random, PATHS) : pathOf(world, endpoint);
  const given = bodyOf(world, name, endpoint);
  const value = random() < 0.5 ? given : mutated(random, given);
  const text = value === undefined || endpoint.method === 'GET' ? '' : (JSON.stringify(value) ?? '');
  const body = random() < 0.1 && text !== '' ? strangeJson(random, text) : Buffer.from(text);
  const headers = [`Host: ${new URL(world.url).host}`, ...whoIs(world), ...(random() < 0.1 ? [pick(random, EXTRAS)] : [])];
  // Being asked for nothing is the same as not being asked: a deleted player is no use for the next request.
  const isMeant = path.split('?', 1)[0] !== '/api/v1/players/me' || method !== 'DELETE' || random() < 0.02;
  const verb = isMeant ? method : 'GET';
  return {
    endpoint: verb === endpoint.method && !(PATHS as readonly string[]).includes(path) ? name : undefined,
    isHead: verb === 'HEAD',
    bytes: formatRequest(`${verb} ${path}`, headers, body),
  };
};
