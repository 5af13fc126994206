import { ErrorAnswer } from '@showboat/protocol';
import { CONTENT_TYPES, ENDPOINTS, type Endpoint, type EndpointName } from '@showboat/protocol/endpoints';
import * as v from 'valibot';

// Requests as the table of endpoints describes them; what is answered is read by the same schemas that wrote it.

type Described<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
type Taken<Name extends EndpointName, Key extends string> =
  Described<Name> extends Readonly<Record<Key, infer Schema extends v.GenericSchema>> ? v.InferInput<Schema> : undefined;

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body', Value> =
  Described<Name> extends Readonly<Record<Key, unknown>>
    ? Described<Name> extends { readonly isBodyOptional: true } | { readonly method: 'GET'; readonly query: unknown }
      ? { readonly [One in Key]?: Value }
      : { readonly [One in Key]: Value }
    : { readonly [One in Key]?: undefined };

/** What a request needs, besides its name. */
export type Asked<Name extends EndpointName> = Part<Name, 'query', Taken<Name, 'query'>> &
  Part<Name, 'body', Taken<Name, 'body'>> &
  (Described<Name> extends Readonly<Record<'params', unknown>>
    ? { readonly params: Readonly<Record<string, string | number>> }
    : { readonly params?: undefined });

export type Told<Name extends EndpointName> =
  Described<Name> extends { readonly answer: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : undefined;

/** The server said no, and nothing has changed. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: ErrorAnswer['error']['code'];
  readonly message: string;
  readonly field?: string | undefined;
  readonly rule?: string | undefined;
  readonly hint?: string | undefined;
  readonly seq?: number | undefined;
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number | undefined;
}

/** Nobody answered, or not the server: whether it was carried out is not known. */
export type Trouble = Refused | { readonly kind: 'no-line' };

export type Answer<Name extends EndpointName> =
  | { readonly ok: true; readonly value: Told<Name> }
  | { readonly ok: false; readonly trouble: Trouble };

export type Ask = <Name extends EndpointName>(name: Name, asked: Asked<Name>) => Promise<Answer<Name>>;

const NO_LINE = { ok: false, trouble: { kind: 'no-line' } } as const;
/** After this long nobody will answer any more. */
const PATIENCE = 10_000;

interface Parts {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

export const pathOf = (name: EndpointName, { params = {}, query }: Parts): string => {
  const path = ENDPOINTS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The refusal in an answer; `undefined` if it is none of the server's. */
export const refusalOf = (status: number, body: unknown, retryAfter?: number): Refused | undefined => {
  const found = v.safeParse(ErrorAnswer, body);
  // After a fault of the server nobody knows what was done.
  if (!found.success || found.output.error.code === 'internal') return undefined;
  return { kind: 'refused', status, ...found.output.error, retryAfter };
};

/** What an answer means, whichever way it came. */
export const readAnswer = <Name extends EndpointName>(
  name: Name,
  status: number,
  text: string,
  retryAfter?: number,
): Answer<Name> => {
  const endpoint: Endpoint = ENDPOINTS[name];
  if (status !== endpoint.status) {
    const refused = refusalOf(status, parseJson(text), retryAfter);
    return refused ? { ok: false, trouble: refused } : NO_LINE;
  }
  const found = v.safeParse(
    endpoint.answer ?? v.any(),
    endpoint.content === 'text' || text === '' ? text || undefined : parseJson(text),
  );
  // The door: the schema of this very endpoint has vouched for it. What it does not know comes from somebody else in between.
  return found.success ? { ok: true, value: found.output as Told<Name> } : NO_LINE;
};

/** Requests over HTTP. `headers`: programs without a cookie say who they are. */
export const createAsk =
  (base = '', headers: Readonly<Record<string, string>> = {}): Ask =>
  async (name, asked) => {
    const { body } = asked;
    try {
      const response = await fetch(`${base}${pathOf(name, asked)}`, {
        method: ENDPOINTS[name].method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': CONTENT_TYPES.json }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
      return readAnswer(name, response.status, await response.text(), Number.isFinite(wait) ? wait : undefined);
    } catch {
      return NO_LINE;
    }
  };
