import type { Refusal } from './result';

// Values from outside, JSON as somebody wrote it, on their way through a schema.

/** What a schema says about a value that it does not take. */
export interface ShapeIssue {
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** `players[1].cans`, as a person would write it. */
const fieldOf = (path: ShapeIssue['path'], whole: string): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 80) || whole;

/** A key that is not there and a key that should not be are told apart from a bad value. */
export const shapeRefusal = (issue: ShapeIssue, whole: string, given = issue.received): Refusal => ({
  code: issue.expected === 'never' ? 'unknown-field' : issue.received === 'undefined' ? 'missing-field' : 'bad-field',
  rule: 'FORMAT',
  field: fieldOf(issue.path, whole),
  detail: { expected: String(issue.expected ?? issue.type).slice(0, 120), given: String(given).slice(0, 60) },
});

/** Schemas take an empty list for an object without fields. No other value is judged here. */
export const isNoList = (value: unknown): boolean => !Array.isArray(value);

/** Keys that schemas pass over, lest they get at what every object inherits: who wrote one would not hear that it was left out. */
const PASSED_OVER = ['__proto__', 'constructor', 'prototype'];
/** No file that we read has fields within fields so deep. */
const DEPTH = 8;

/** The first field that a schema would pass over. */
export const passedOver = (value: unknown, path: readonly { readonly key: unknown }[] = []): ShapeIssue | undefined => {
  if (typeof value !== 'object' || value === null || path.length > DEPTH) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const here = [...path, { key }];
    if (PASSED_OVER.includes(name)) return { type: 'key', expected: 'never', received: name, path: here };
    const within = passedOver(entry, here);
    if (within) return within;
  }
  return undefined;
};
