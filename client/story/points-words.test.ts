import type { Course } from '@showboat/ui/story';
import { expect, test } from 'vitest';
import { story } from '../messages/en/story';
import { wordsOfPoints } from './points-words';

const NAMES = ['Ada', 'Ben', 'Cleo'];

const course = (values: readonly (readonly number[])[], leaders: Course['leaders']): Course => ({
  kind: 'points',
  rounds: leaders.map((_, i) => i + 1),
  ends: leaders.map((_, i) => 10 * (i + 1)),
  lines: values.map((line, seat) => ({ who: String(seat), seat, values: line, marks: [] })),
  leaders,
});

const tell = (values: readonly (readonly number[])[], leaders: Course['leaders'], places: readonly number[]) =>
  wordsOfPoints({ course: course(values, leaders), places, name: (seat) => NAMES[seat] }, story);

test('a clear victory: by how much, and since when', () => {
  const told = tell(
    [
      [0, 3, 9],
      [0, 4, 5],
      [0, 0, 0],
    ],
    [undefined, 1, 0],
    [1, 2, 3],
  );
  expect(told.sentence).toBe('Ada wins with 4 points ahead of Ben. Ada was in the lead from round 3 on.');
  expect(told.second).toBeUndefined();
  expect(told.sayRound(1)).toBe('Round 2. Ben 4, Ada 3, Cleo 0.');
  expect(told.figures).toEqual([
    { count: 3, name: 'rounds' },
    { count: 1, name: 'lead changes' },
  ]);
});

test('a close one, a tie-break, a shared one', () => {
  expect(
    tell(
      [
        [1, 5],
        [2, 4],
      ],
      [1, 0],
      [1, 2],
    ).second,
  ).toBe('Second, by a point');
  const tie = tell(
    [
      [1, 5],
      [2, 5],
    ],
    [1, 1],
    [1, 2],
  );
  expect(tie.sentence).toBe('Ada and Ben both have 5 points; the tie-break decides for Ada.');
  expect(tie.second).toBe('Second, on a tie-break');
  expect(
    tell(
      [
        [1, 5],
        [2, 5],
        [0, -1],
      ],
      [1, 1],
      [1, 1, 3],
    ).sentence,
  ).toBe('Ada and Ben share the victory with 5 points each.');
});
