import { expect, test } from 'vitest';
import { refusedBy } from './errors';

test.each([
  [400, { status: 400, code: 'bad-request', message: 'secret' }],
  [499, { status: 499, code: 'bad-request', message: 'secret' }],
  [500, { status: 500, code: 'internal', message: 'Something went wrong on the server.' }],
  [503, { status: 500, code: 'internal', message: 'Something went wrong on the server.' }],
])('what went wrong inside is not told: %i', (statusCode, told) => {
  expect(refusedBy({ name: 'Error', code: 'X', statusCode, message: 'secret' })).toEqual(told);
});
