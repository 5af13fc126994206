import { expect, test } from 'vitest';
import { EXAMPLES } from '../openapi/examples';
import { answerProblems, expectAnswer } from './answers';

const refusal = (code: string): unknown => ({ error: { code, message: 'No.' } });

test.each([
  ['createTable', 201, EXAMPLES.Table],
  ['sendMoves', 200, { seq: 22 }],
  ['sendMoves', 409, { error: { code: 'stale', message: 'Not any more.', seq: 18 } }],
  ['followTable', 200, EXAMPLES.TableEvent],
  ['followTable', 200, { kind: 'table', table: EXAMPLES.Table }],
  ['getRecord', 200, '[Game "patrician"]\n'],
  ['say', 204, undefined],
  ['getReadiness', 503, refusal('try-again')],
] as const)('%s, %i: as described', (name, status, body) => {
  expect(() => expectAnswer(name, status, body)).not.toThrow();
});

test.each([
  ['a status that is not listed', 'getTable', 409, refusal('stale')],
  ['a code that is not listed', 'startTable', 409, refusal('stale')],
  ['a code with another status', 'sendMoves', 422, refusal('stale')],
  ['a field that nobody described', 'sendMoves', 200, { seq: 22, seed: 'abc' }],
  [
    'a field within that nobody described',
    'createTable',
    201,
    { ...Object(EXAMPLES.Table), outcome: { places: [], ending: '', by: 1 } },
  ],
  ['a field that is missing', 'getTable', 200, { ...Object(EXAMPLES.Table), seq: undefined }],
  ['a time that is none', 'getMe', 200, { id: 'a', name: 'Ada', createdAt: 'yesterday' }],
  ['a line of no kind', 'followTable', 200, { kind: 'hello' }],
  ['something where there should be nothing', 'say', 204, { ok: true }],
  ['an object where there should be text', 'getRecord', 200, {}],
] as const)('%s is a problem', (_, name, status, body) => {
  expect(answerProblems(name, status, body)).not.toEqual([]);
  expect(() => expectAnswer(name, status, body)).toThrow(name);
});

test('a line is told only about its own kind', () => {
  expect(answerProblems('followTable', 200, { kind: 'over', outcome: { places: [1] }, result: '' })).toEqual([
    '/outcome must have required property \'ending\' {"missingProperty":"ending"}',
  ]);
});
