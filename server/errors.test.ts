import { expect, test } from 'vitest';
import { faultIn } from './errors';
import { StoreUnavailable } from './store/store';

const failed = (statusCode: number): Error => Object.assign(new Error('what was wrong'), { statusCode });

test.each([
  [400, 'bad-request'],
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'bad-request'],
  [499, 'bad-request'],
])('what was wrong with a request is told: %d', (status, code) => {
  expect(faultIn(failed(status))).toMatchObject({ code, message: 'what was wrong' });
});

test.each([500, 503])('what went wrong inside is not: %d', (status) => {
  expect(faultIn(failed(status))).toBe('internal');
  expect(faultIn(new Error('a secret'))).toBe('internal');
});

test('a store that is away is asked again later', () => {
  expect(faultIn(new StoreUnavailable('disk full'))).toMatchObject({ code: 'try-again', status: 503, detail: { retryAfter: 2 } });
});
