import { expect, test } from 'vitest';
import { problemsOf } from './check';
import { fuzzServer } from './fuzz';

test('a server takes whatever comes: it answers, forgets nothing, keeps nothing, and goes on', { timeout: 180_000 }, async () => {
  const { failures, statuses } = await fuzzServer({ requests: 1_200, seed: 'showboat' });
  expect(failures).toEqual([]);
  // Every kind of refusal was seen.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '204', '400', '401', '403', '404', '409', '413', '422']),
  );
});

const told = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: new Map(Object.entries({ 'content-type': 'application/json', 'x-content-type-options': 'nosniff', ...headers })),
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const refusal = (code: string): unknown => ({ error: { code, message: 'No.' } });

test.each([
  ['a failure of ours', told(500, refusal('internal'))],
  ['a code with another status', told(403, refusal('stale'))],
  ['a code that is not listed', told(400, refusal('oh-no'))],
  ['words', told(403, 'No.', { 'content-type': 'text/plain' })],
  ['too fast, until nobody knows when', told(429, refusal('too-fast'))],
  ['no header that protects', told(404, refusal('not-found'), { 'x-content-type-options': '' })],
])('%s is found', (_, answer) => {
  expect(problemsOf(answer, { isApi: true })).not.toEqual([]);
});
