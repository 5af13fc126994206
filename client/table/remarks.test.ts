import { expect, test } from 'vitest';
import { createSpeakers } from './remarks';

const LINES = ['One.', 'Two.'];

const open = () => {
  let time = 0;
  const { say } = createSpeakers('game', () => time);
  return { say, wait: (ms: number) => void (time += ms) };
};

test('what is great is always said, and no line twice', () => {
  const { say, wait } = open();
  const great = { seat: 1, about: 'first', isGreat: true } as const;
  const said = [0, 1, 2].map((index) => {
    wait(5_000);
    return say(great, index, LINES);
  });
  expect(said.map((one) => one?.seat)).toEqual([1, 1, undefined]);
  expect(said.flatMap((one) => one?.line ?? []).sort()).toEqual(LINES);
});

test('small things are passed over mostly, and never told in a row', () => {
  const { say, wait } = open();
  const many = Array.from({ length: 400 }, (_, i) => `line ${i}`);
  const small = { seat: 0, about: 'board' };
  const quick = Array.from({ length: 200 }, (_, index) => say(small, index, many)).filter(Boolean);
  expect(quick).toHaveLength(1);
  const slow = Array.from({ length: 200 }, (_, index) => {
    wait(16_000);
    return say(small, 1000 + index, many);
  }).filter(Boolean);
  expect(slow.length).toBeGreaterThan(30);
  expect(slow.length).toBeLessThan(70);
});

test('the same game has the same remarks', () => {
  const great = { seat: 1, about: 'first', isGreat: true } as const;
  expect(open().say(great, 7, LINES)).toEqual(open().say(great, 7, LINES));
});
