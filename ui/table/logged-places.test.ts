import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointed } from '../pointer';
import type { LoggedPlaces } from '../view';
import { loggedPlaces } from './logged-places';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pointed.value = [];
});

/** A game whose states are numbers, and whose moves are what is added. */
const open = (looked: (readonly string[])[] = []): LoggedPlaces =>
  loggedPlaces<number, number>(
    { past: () => ({ states: [0, 2, 3, 3], moves: [2, 1, 0] }) },
    (before, move, after) => (move === 0 ? [] : [`${before}`, `${after}`]),
    (names) => void looked.push(names),
  );

test('the places of a line are those of its moves, each once', () => {
  const places = open();
  expect(places.of(0, 1)).toEqual(['0', '2']);
  expect(places.of(0, undefined)).toEqual(['0', '2', '3']);
  expect(places.of(2, 3)).toEqual([]);
});

test('a place is lit for a while; pressed again, for as long again', () => {
  const looked: (readonly string[])[] = [];
  const places = open(looked);
  const names = ['2'];
  places.light(names);
  expect([pointed.value, looked]).toEqual([['2'], [['2']]]);
  vi.advanceTimersByTime(5000);
  places.light(names);
  vi.advanceTimersByTime(5000);
  expect(pointed.value).toEqual(['2']);
  vi.advanceTimersByTime(5000);
  expect(pointed.value).toEqual([]);
});

test('what a lesson points at meanwhile stays', () => {
  open().light(['2']);
  pointed.value = ['speed-wheel'];
  vi.advanceTimersByTime(60_000);
  expect(pointed.value).toEqual(['speed-wheel']);
});
