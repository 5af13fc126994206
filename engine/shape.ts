import type { Refusal } from './result';

// Values from outside, JSON written by somebody else, on their way through a schema.

/** What a schema says about a value it rejects. */
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

/** Distinguishes a missing key, an unknown key and a bad value. */
export const shapeRefusal = (issue: ShapeIssue, whole: string, given = issue.received): Refusal => ({
  code: issue.expected === 'never' ? 'unknown-field' : issue.received === 'undefined' ? 'missing-field' : 'bad-field',
  rule: 'FORMAT',
  field: fieldOf(issue.path, whole),
  detail: { expected: String(issue.expected ?? issue.type).slice(0, 120), given: String(given).slice(0, 60) },
});

/** Schemas accept an empty list as an object without fields. Only that is checked here. */
export const isNoList = (value: unknown): boolean => !Array.isArray(value);

/** Keys that schemas skip for fear of prototype pollution: their author would never learn that they were ignored. */
const PASSED_OVER = ['__proto__', 'constructor', 'prototype'];
/** Deeper than any file we read. */
const DEPTH = 8;

/** The first field that a schema would ignore. */
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
