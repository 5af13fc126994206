import type { ErrorAnswer, PlayerEvent, State, Table, TableEvent } from '@showboat/protocol';
import { CONTENT_TYPES, COOKIE_NAME, ENDPOINTS, type EndpointName } from '@showboat/protocol/endpoints';
import { answerProblems } from '@showboat/protocol/testing';
import type * as v from 'valibot';

type AnswerOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name] extends {
  readonly answer: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : unknown;

export interface Answer<Name extends EndpointName> {
  readonly status: number;
  /** One or the other; a test knows which it expects. Either was checked against the OpenAPI document. */
  readonly body: AnswerOf<Name> & ErrorAnswer;
  readonly headers: Headers;
}

type Params = Readonly<Record<string, string | number>>;

interface Asked {
  readonly params?: Params;
  readonly query?: Params;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody else's program: knows the address of the server, and what the interface tells. */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Every answer is checked against the OpenAPI document. */
  ask<Name extends EndpointName>(endpoint: Name, asked?: Asked): Promise<Answer<Name>>;
  table(id: string): Promise<Table>;
  state(id: string): Promise<State>;
  /** The lines of a stream, until it ends or is stopped. */
  follow(id: string, after?: number): Following<TableEvent>;
  followAll(): Following<PlayerEvent>;
  /** The same as `follow`, as the browser of a person does it. */
  browse(id: string, after?: number): Following<TableEvent>;
}

export interface Following<Event> {
  readonly events: readonly Event[];
  /** The first event, of those that came and those to come, that it is true for. */
  until(isIt: (event: Event) => boolean): Promise<Event>;
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  stop(): void;
}

const pathOf = (endpoint: EndpointName, params: Params = {}, query: Params = {}): string => {
  const path = ENDPOINTS[endpoint].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

const bodyOf = (text: string, type: string | null): unknown => {
  if (text === '') return undefined;
  return type?.startsWith('application/json') ? JSON.parse(text) : text;
};

export const ask = async <Name extends EndpointName>(url: string, endpoint: Name, asked: Asked = {}): Promise<Answer<Name>> => {
  const { params, query, body, headers } = asked;
  const response = await fetch(`${url}${pathOf(endpoint, params, query)}`, {
    method: ENDPOINTS[endpoint].method,
    headers: { ...(body !== undefined && { 'content-type': CONTENT_TYPES.json }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const told = bodyOf(await response.text(), response.headers.get('content-type'));
  const problems = answerProblems(endpoint, response.status, told);
  if (problems.length > 0) throw new Error(`${endpoint}, ${response.status}: ${problems.join('; ')}\n${JSON.stringify(told)}`);
  return { status: response.status, body: told as Answer<Name>['body'], headers: response.headers };
};

type Headed = Readonly<Record<string, string>>;

const followUrl = <Event>(url: string, endpoint: EndpointName, headers: Headed): Following<Event> => {
  const events: Event[] = [];
  const waiting = new Set<() => void>();
  const control = new AbortController();
  const wake = (): void => {
    for (const one of waiting) one();
  };
  let isOver = false;
  const read = async (): Promise<void> => {
    try {
      const response = await fetch(url, { headers, signal: control.signal });
      if (response.status !== 200 || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      const decoder = new TextDecoder();
      let rest = '';
      for await (const bytes of response.body) {
        const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const event = JSON.parse(line);
          const problems = answerProblems(endpoint, 200, event);
          if (problems.length > 0) throw new Error(`${endpoint}: ${problems.join('; ')}\n${line}`);
          events.push(event);
        }
        wake();
      }
    } catch (error) {
      if (!control.signal.aborted) throw error;
    } finally {
      isOver = true;
      wake();
    }
  };
  const ended = read();
  ended.catch(() => undefined);
  return {
    events,
    ended,
    stop: () => control.abort(),
    until: (isIt) =>
      new Promise((resolve, reject) => {
        let seen = 0;
        const look = (): void => {
          for (; seen < events.length; seen++) {
            if (!isIt(events[seen])) continue;
            waiting.delete(look);
            resolve(events[seen]);
            return;
          }
          if (!isOver) return;
          waiting.delete(look);
          ended.then(() => reject(new Error('the stream ended before it')), reject);
        };
        waiting.add(look);
        look();
      }),
  };
};

const eventsOf = (id: string, after: number | undefined): string =>
  pathOf('followTable', { id }, after === undefined ? {} : { after });

/** A player that exists, at any server. */
export const programOf = (url: string, { id, name, token }: Pick<Program, 'id' | 'name' | 'token'>): Program => {
  const bearer = { authorization: `Bearer ${token}` };
  const askAs: Program['ask'] = (endpoint, asked = {}) =>
    ask(url, endpoint, { ...asked, headers: { ...bearer, ...asked.headers } });
  const read = async <Name extends EndpointName>(endpoint: Name, table: string): Promise<Answer<Name>['body']> => {
    const { status, body } = await askAs(endpoint, { params: { id: table } });
    if (status !== 200) throw new Error(`${endpoint}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    id,
    name,
    token,
    ask: askAs,
    table: (table) => read('getTable', table),
    state: (table) => read('getState', table),
    follow: (table, after) => followUrl(`${url}${eventsOf(table, after)}`, 'followTable', bearer),
    followAll: () => followUrl(`${url}${pathOf('followMe')}`, 'followMe', bearer),
    browse: (table, after) => followUrl(`${url}${eventsOf(table, after)}`, 'followTable', { cookie: `${COOKIE_NAME}=${token}` }),
  };
};

export const createProgram = async (url: string, name: string): Promise<Program> => {
  const { id, token } = (await ask(url, 'createPlayer', { body: { name } })).body;
  return programOf(url, { id, name, token });
};
