import { expect, test } from 'vitest';
import { NONE, type Pending, restOf, resume, withCommand, withRest, withoutCommands } from './pending';
import type { PlannerTypes } from './planner-types';

interface Types extends PlannerTypes {
  readonly target: string;
  readonly command: string;
  readonly rest: { readonly goal: string };
}

const UNDERWAY: Pending<Types> = { kind: 'underway', rest: { goal: 'pier' }, commands: [], turn: 3 };

const pressed = (start: Pending<Types>, ...commands: readonly string[]): Pending<Types> =>
  commands.reduce((pending, command) => withCommand(pending, command, 3), start);

test('what is pointed at too early comes as soon as the same turn asks again, and is gone with it', () => {
  const pending: Pending<Types> = { kind: 'pointed', target: 'r05', turn: 3 };
  expect(resume(pending, 3, true)).toEqual({ kind: 'point', target: 'r05', left: NONE });
  expect(resume(pending, 4, true)).toEqual({ kind: 'nothing', left: NONE });
});

test('keys are kept in their order, six at most', () => {
  expect(pressed(NONE, 'a', 'b')).toEqual({ kind: 'queued', commands: ['a', 'b'], turn: 3 });
  expect(pressed(NONE, ...'abcdefgh')).toEqual({ kind: 'queued', commands: [...'abcdef'], turn: 3 });
});

test('keys come one by one, in their own turn and only where the table can go on', () => {
  const pending = pressed(NONE, 'a', 'b');
  const first = resume(pending, 3, true);
  expect(first).toEqual({ kind: 'press', command: 'a', left: { kind: 'queued', commands: ['b'], turn: 3 } });
  expect(resume(first.left, 3, true)).toEqual({ kind: 'press', command: 'b', left: NONE });
  expect(resume(pending, 4, true)).toEqual({ kind: 'nothing', left: NONE });
  expect(resume(pending, 3, false)).toEqual({ kind: 'nothing', left: NONE });
});

test('a plan under way comes before the keys that were pressed meanwhile, whatever they are', () => {
  const pending = pressed(UNDERWAY, 'a');
  expect(pending).toEqual({ ...UNDERWAY, commands: ['a'] });
  expect(resume(pending, 9, false)).toEqual({ kind: 'go-on', rest: { goal: 'pier' }, left: pending });
  expect(withRest(pending, { goal: 'bank' }, 3)).toEqual({ ...pending, rest: { goal: 'bank' } });
  expect(withRest(pending, undefined, 3)).toEqual({ kind: 'queued', commands: ['a'], turn: 3 });
  expect(withRest(UNDERWAY, undefined, 3)).toEqual(NONE);
  expect([restOf(pending), restOf(NONE)]).toEqual([{ goal: 'pier' }, undefined]);
});

test('a refusal drops the keys, not the plan under way', () => {
  expect(withoutCommands(pressed(UNDERWAY, 'a'))).toEqual(UNDERWAY);
  expect(withoutCommands(pressed(NONE, 'a'))).toEqual(NONE);
});
