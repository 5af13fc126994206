import { type Result, ok } from '@showboat/engine';
import { bad } from '../refusals';

const PATIENCE_MS = 20_000;
const TABLE = /^\/(?:t|api\/v1\/tables)\/([\w-]{1,100})(?:\/disclosure)?\/?$/;

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

interface Told {
  readonly status: number;
  readonly text: string;
}

const request = async (url: URL, method: string, token: string | undefined, body?: unknown): Promise<Told> => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, text: await response.text() };
};

const tokenIn = ({ text }: Told): string | undefined => {
  try {
    const made: unknown = JSON.parse(text);
    return typeof made === 'object' && made !== null && 'token' in made ? String(made.token) : undefined;
  } catch {
    return undefined;
  }
};

/** What a server tells about a finished game, asked as a guest who leaves nothing behind. */
export const readDisclosure = async (address: string): Promise<Result<string>> => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const table = url && TABLE.exec(url.pathname)?.[1];
  if (!url || table === undefined) return bad('not-a-table', address.slice(0, 200));
  const at = (path: string): URL => new URL(`/api/v1${path}`, url);
  try {
    const made = await request(at('/players'), 'POST', undefined, { name: 'Verifier' });
    const token = tokenIn(made);
    if (token === undefined) return bad('server-refuses', url.host, { status: made.status });
    const told = await request(at(`/tables/${table}/disclosure`), 'GET', token);
    await request(at('/players/me'), 'DELETE', token);
    if (told.status === 404) return bad('no-such-table', address.slice(0, 200));
    if (told.status === 409) return bad('still-running', address.slice(0, 200));
    return told.status === 200 ? ok(told.text) : bad('server-refuses', url.host, { status: told.status });
  } catch (error) {
    return bad('server-away', url.host, { reason: error instanceof Error ? error.message : String(error) });
  }
};
