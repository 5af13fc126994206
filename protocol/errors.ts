import * as v from 'valibot';
import { Count } from './text';

/** Every code that an answer may carry, with its status. */
export const STATUS = {
  'bad-request': 400,
  'who-are-you': 401,
  'not-allowed': 403,
  'not-found': 404,
  stale: 409,
  'id-reused': 409,
  'wrong-time': 409,
  'too-large': 413,
  refused: 422,
  'not-yours': 422,
  'too-fast': 429,
  'try-again': 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

// The keys of a constant are its codes.
export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[];

export const ErrorAnswer = v.object({
  error: v.object({
    code: v.picklist([...ERROR_CODES, 'internal']),
    message: v.string(),
    field: v.optional(v.string()),
    rule: v.optional(v.string()),
    hint: v.optional(v.string()),
    seq: v.optional(Count),
  }),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
