import * as v from 'valibot';
import type { ErrorCode } from '../errors';
import { SeatNumber } from '../play';

export const CHAPTERS = ['players', 'accounts', 'tables', 'playing', 'besides'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What the body of an answer is; streams have one JSON value in each line. */
export const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const;
export type Content = keyof typeof CONTENT_TYPES;

/** The cookie of browsers; programs send the same token as `Authorization: Bearer TOKEN`. */
export const COOKIE_NAME = 'showboat';

export interface Endpoint {
  readonly chapter: Chapter;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for every parameter. */
  readonly path: string;
  readonly summary: string;
  readonly text?: string;
  /** Who may ask: a player with a token, anyone, or whoever runs the server. */
  readonly access: 'player' | 'anyone' | 'operator';
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body may be left out. */
  readonly isBodyOptional?: true;
  readonly status: 101 | 200 | 201 | 202 | 204;
  readonly content?: Content;
  /** Of the answer; of a line, where it is a stream. */
  readonly answer?: v.GenericSchema;
  /** What may be sent once it is a WebSocket. */
  readonly messages?: v.GenericSchema;
  /** Its own codes; `errorsOf` adds those that every request may get. */
  readonly errors: readonly ErrorCode[];
  /** A body that the schema accepts. */
  readonly example?: unknown;
}

const Id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check((id) => !id.includes('\0'), 'must not contain the character NUL'),
);
export const TableParams = v.strictObject({ id: Id });
export const SeatParams = v.strictObject({ id: Id, n: SeatNumber });
export const InviteParams = v.strictObject({ code: Id });
export const TokenParams = v.strictObject({ id: Id });

/** Every code that an endpoint may answer with. */
export const errorsOf = ({ access, method, errors }: Endpoint): readonly ErrorCode[] => {
  if (access === 'operator') return errors;
  const codes: ErrorCode[] = ['bad-request', ...errors, 'too-fast', 'try-again'];
  if (access === 'player') codes.push('who-are-you');
  // From another site with a visitor's cookie, and with a body although none is read.
  if (method !== 'GET') codes.push('not-allowed', 'too-large');
  return [...new Set(codes)];
};

/** The path as the router writes it: `/tables/:id`. */
export const routeOf = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
