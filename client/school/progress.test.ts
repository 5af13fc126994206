import { expect, test } from 'vitest';
import { nextLesson, parseProgress, withLesson } from './progress';

const LESSONS = ['one', 'two', 'three'];

test('stored progress is read, nonsense is ignored', () => {
  expect(parseProgress('{"queen":["one"]}')).toEqual({ queen: ['one'] });
  expect(parseProgress('{"queen":7,"roof":["a",1],"tower":["b"]}')).toEqual({ tower: ['b'] });
  expect(parseProgress('not json')).toEqual({});
  expect(parseProgress('null')).toEqual({});
  expect(parseProgress(undefined)).toEqual({});
});

test('a lesson is done once', () => {
  const once = withLesson({}, 'queen', 'one');
  expect(once).toEqual({ queen: ['one'] });
  expect(withLesson(once, 'queen', 'one')).toBe(once);
});

test('the next lesson is the first one not done, starting from the current one', () => {
  expect(nextLesson(LESSONS, [])).toBe('one');
  expect(nextLesson(LESSONS, ['one'])).toBe('two');
  expect(nextLesson(LESSONS, ['two'], 'two')).toBe('three');
  expect(nextLesson(LESSONS, ['three'], 'three')).toBe('one');
  expect(nextLesson(LESSONS, LESSONS, 'three')).toBeUndefined();
});
