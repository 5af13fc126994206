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

/** The JSON value in a text; `part` is what the text is, for people. */
export const parseText = (text: string, part = 'frame'): unknown => {
  if (isTooDeep(text)) throw new Fault('bad-request', `The ${part} is nested deeper than ${DEEPEST} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('bad-request', `The ${part} is not JSON.`);
  }
};

/** The JSON value of a request; `undefined` where it has no body. */
export const parseJson = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new Fault('bad-request', 'The body is not UTF-8.');
  }
  return parseText(text, 'body');
};

/** `seats[1].level` */
const fieldAt = (path: readonly unknown[]): string | undefined => {
  if (path.length === 0) return undefined;
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 60)}`)).join('');
  return text.startsWith('.') ? text.slice(1) : text;
};

const UNKNOWN = 'is not a field of this request';

const badField = (field: string | undefined, said: string): Fault =>
  field === undefined
    ? new Fault('bad-request', `The request is not understood: ${said}.`)
    : new Fault('bad-request', `${field}: ${said}.`, { field });

/** What no schema looks for: a field that every object has anyway, and the character NUL, at which databases stop reading or refuse. */
const strangePart = (value: unknown): { readonly path: readonly (string | number)[]; readonly said: string } | undefined => {
  if (typeof value === 'string')
    return value.includes('\0') ? { path: [], said: 'must not contain the character NUL' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const own = Array.isArray(value) ? Number(key) : key;
    const within = key in Object.prototype ? { path: [], said: UNKNOWN } : strangePart(inner);
    if (within) return { ...within, path: [own, ...within.path] };
  }
  return undefined;
};

/** Where a list was taken for an object, which Valibot allows. */
const listForObject = (value: unknown, parsed: unknown): readonly string[] | undefined => {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null || value === parsed)
    return undefined;
  if (Array.isArray(value)) return Array.isArray(parsed) ? undefined : [];
  const made = new Map<string, unknown>(Object.entries(parsed));
  for (const [key, inner] of Object.entries(value)) {
    const within = listForObject(inner, made.get(key));
    if (within) return [key, ...within];
  }
  return undefined;
};

/** What the schema makes of a value from outside, or a fault that names the field. */
export const parseBy = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const strange = strangePart(value);
  if (strange) throw badField(fieldAt(strange.path), strange.said);
  const parsed = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (parsed.success) {
    const list = listForObject(value, parsed.output);
    if (list) throw badField(fieldAt(list), 'must be an object');
    return parsed.output;
  }
  const [issue] = parsed.issues;
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  throw badField(fieldAt(issue.path?.map(({ key }) => key) ?? []), isUnknown ? UNKNOWN : issue.message.slice(0, 200));
};
