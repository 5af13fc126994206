import { expect, test, vi } from 'vitest';
import { markDone, nextLesson, parseProgress, progress, withLesson } from './progress';

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
  expect(nextLesson(LESSONS, ['three'], 'two')).toBe('one');
  expect(nextLesson(LESSONS, ['one', 'three'], 'two')).toBeUndefined();
  expect(nextLesson(LESSONS, LESSONS, 'three')).toBeUndefined();
});

test('a lesson that is done is kept, with those that another tab has finished in the meantime', () => {
  const kept = new Map([['showboat.school', '{"roof":["first"]}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  markDone('queen', 'one');
  expect(progress.value).toEqual({ roof: ['first'], queen: ['one'] });
  expect(JSON.parse(kept.get('showboat.school') ?? '')).toEqual({ roof: ['first'], queen: ['one'] });
  vi.unstubAllGlobals();
});
