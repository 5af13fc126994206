import * as v from 'valibot';
import { Fault } from '../tables/fault';

/** JSON nested deeper than this is no request of ours. */
const DEEPEST = 64;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === 0x5c) at++;
      else if (code === 0x22) isText = false;
    } else if (code === 0x22) isText = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a request; `undefined` where it has no body. */
export const parseJson = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new Fault('bad-request', 'The body is not UTF-8.');
  }
  if (isTooDeep(text)) throw new Fault('bad-request', `The body is nested deeper than ${DEEPEST} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('bad-request', 'The body is not JSON.');
  }
};

/** `seats[1].level` */
const pathOf = (issue: v.BaseIssue<unknown>): string | undefined => {
  const path = issue.path?.map(({ key }) => key) ?? [];
  if (path.length === 0) return undefined;
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 60)}`)).join('');
  return text.startsWith('.') ? text.slice(1) : text;
};

/** What the schema makes of a value from outside, or a fault that names the field. */
export const parseBy = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = pathOf(issue);
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const said = isUnknown ? 'is not a field of this request' : issue.message.slice(0, 200);
  throw new Fault('bad-request', field === undefined ? `The request is not understood: ${said}.` : `${field}: ${said}.`, {
    ...(field !== undefined && { field }),
  });
};
