import { expect, test } from 'vitest';
import type { Change } from '../store';
import type { Call } from '../operation';
import { packAnswer, packCall, unpackAnswer, unpackCall } from './wire';

const progress = {
  version: 7,
  status: 'running',
  seq: 22,
  waitsFor: 'ada',
  changedAt: 1_000,
  people: ['ada', 'ben'],
  body: '{"host":"ada"}',
} as const;
const log = { first: 20, last: 22, at: 1_000, entries: '[[0,"f"]]', stateHash: 'abc', request: undefined };
const request = { seat: 0, id: '', hash: 'def', last: 21 };

const CHANGES: readonly Change[] = [
  { id: 'a', progress },
  { id: 'a', progress: { ...progress, waitsFor: undefined, people: [] } },
  { id: 'a', progress, log },
  { id: 'a', progress, log: { ...log, request }, due: { kind: 'deadline', at: 0 } },
  { id: 'a', progress, due: { kind: 'bot', at: 5, claimedBy: 'server' } },
];

test.each(CHANGES)('a change arrives in another thread as it was sent: %j', (change) => {
  const call: Call = { id: 3, method: 'commit', given: [change] };
  expect(unpackCall(structuredClone(packCall(call)))).toEqual(call);
});

test('other calls and all answers do, too', () => {
  const call: Call = { id: 3, method: 'beat', given: ['server', 1] };
  expect(unpackCall(structuredClone(packCall(call)))).toEqual(call);
  const failure = { kind: 'mistake', message: 'no' } as const;
  for (const answer of [
    { id: 1, value: 'stored' },
    { id: 2, value: 'conflict' },
    { id: 3, value: undefined },
    { id: 4, failure },
  ] as const)
    expect(unpackAnswer(structuredClone(packAnswer(answer)))).toEqual(answer);
});
