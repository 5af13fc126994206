import { Agent, type IncomingMessage, request as open } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ErrorAnswer } from '@showboat/protocol';
import * as v from 'valibot';
import { Problem, type World } from './world';

export interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** What the server said; a refusal has a code. */
export type Answer =
  | { readonly ok: true; readonly body: string }
  | { readonly ok: false; readonly code: string; readonly seq: number | undefined };

const RETRY_MS = 20;
/** Longer than any answer takes on a busy machine, and short enough for others to go on. */
const SILENCE_MS = 3_000;

/** Refusals that a script can run into without a fault of anybody. */
const EXPECTED: readonly string[] = ['stale', 'id-reused', 'wrong-time', 'refused', 'not-yours'];

/** Two: the same request can be on its way on both. */
const AGENTS = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];

class Silence extends Error {}

export interface Line {
  readonly agent?: Agent;
  readonly onSent?: () => void;
  /** Who says nothing for so long is taken for dead. */
  readonly silenceMs: number;
}

export const openRequest = (
  url: string,
  { method, path, token, body }: Asking,
  { agent, onSent, silenceMs }: Line,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const asked = open(`${url}/api/v1${path}`, { method, headers, agent: agent ?? false, timeout: silenceMs }, resolve);
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Silence()));
    if (onSent) asked.on('finish', onSent);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

export const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  // A connection that was cut in the middle may look like the end.
  if (!answer.complete) throw new Error('cut off');
  return text;
};

export const refusalIn = (what: string, status: number | undefined, text: string): Answer => {
  const { error } = v.parse(v.pipe(v.string(), v.parseJson(), ErrorAnswer), text);
  if (!EXPECTED.includes(error.code)) throw new Problem(`${what} was answered ${status} ${error.code}: ${error.message}`);
  return { ok: false, code: error.code, seq: error.seq };
};

export interface AskOptions {
  readonly line?: 0 | 1;
  /** Nobody answered in time: the request may be carried out later. */
  readonly onSilence?: () => void;
}

/** One request, once; `undefined` if nobody knows what became of it. */
export const ask = async (
  world: World,
  asking: Asking,
  { line = 0, onSilence }: AskOptions = {},
): Promise<Answer | undefined> => {
  const url = (await world.whenUp())?.url;
  if (url === undefined) return undefined;
  let status: number | undefined;
  let text: string;
  const isChange = asking.method !== 'GET';
  try {
    const answer = await openRequest(url, asking, {
      agent: AGENTS[line],
      silenceMs: SILENCE_MS,
      onSent: () => isChange && world.at('sent'),
    });
    status = answer.statusCode;
    text = await textOf(answer);
  } catch (error) {
    if (error instanceof Silence) onSilence?.();
    world.figures.lost += 1;
    return undefined;
  }
  if (isChange) world.at('answered');
  if (status === 503) return undefined;
  if (status !== undefined && status < 300) return { ok: true, body: text };
  return refusalIn(`${asking.method} ${asking.path}`, status, text);
};

/** Until there is an answer; `undefined` only when the run is over. */
export const insist = async (world: World, asking: Asking): Promise<Answer | undefined> => {
  while (!world.isOver) {
    const answer = await ask(world, asking);
    if (answer) return answer;
    await setTimeout(RETRY_MS);
  }
  return undefined;
};

/** The answer to something that cannot be refused. */
export const insistOn = async <T extends v.GenericSchema>(
  world: World,
  schema: T,
  asking: Asking,
): Promise<v.InferOutput<T> | undefined> => {
  const answer = await insist(world, asking);
  if (!answer) return undefined;
  if (!answer.ok) throw new Problem(`${asking.method} ${asking.path} was refused: ${answer.code}`);
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), answer.body);
};
