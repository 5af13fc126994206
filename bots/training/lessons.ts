import type { Net } from '../learning';
import { gameAt, startsOf } from './examples';
import { PLACE_SHARE } from './losses';
import { type Teacher, createTeacher } from './teacher';

/** Examples of some lists. */
export interface Lessons {
  readonly lists: readonly Float32Array[];
  readonly starts: readonly { readonly list: number; readonly at: number }[];
}

/** One game of so many is held out, as a whole: positions of one game have one result. */
const HELD_OUT = 8;

export const isHeldOut = (game: number): boolean => game % HELD_OUT === 0;

export const lessonsOf = (
  lists: readonly Float32Array[],
): { readonly all: Lessons; readonly train: Lessons; readonly heldOut: Lessons } => {
  const starts = lists.flatMap((data, list) => startsOf(data).map((at) => ({ list, at })));
  const some = (isMeant: (game: number) => boolean): Lessons => ({
    lists,
    starts: starts.filter(({ list, at }) => isMeant(gameAt(lists[list], at))),
  });
  return { all: { lists, starts }, train: some((game) => !isHeldOut(game)), heldOut: some(isHeldOut) };
};

const NO_SHAPE = { own: 0, table: 0, hidden: 1, second: 1 };

/** What a net says of every lesson in turn; without one, the hand-made mind. */
export const eachLesson = (net: Net | undefined, { lists, starts }: Lessons, visit: (teacher: Teacher) => void): void => {
  const teacher = createTeacher(net?.shape ?? NO_SHAPE);
  for (const { list, at } of starts) {
    teacher.predict(lists[list], at, net?.weights);
    visit(teacher);
  }
};

export const lossOn = (net: Net | undefined, lessons: Lessons): number => {
  let sum = 0;
  eachLesson(net, lessons, (teacher) => {
    sum += teacher.winLoss() + PLACE_SHARE * teacher.placeLoss();
  });
  return sum / Math.max(1, lessons.starts.length);
};
