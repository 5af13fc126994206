import { describe, expect, test } from 'vitest';
import { createRandom, pick, sfc32, shuffle } from './random';

const take = (next: () => number, count: number): number[] => Array.from({ length: count }, next);

describe('sfc32', () => {
  test('gives the numbers of the published algorithm', () => {
    expect(take(sfc32(0, 0, 0, 1), 10)).toEqual([
      1, 2, 12, 18874399, 56669315, 2581679515, 3653559774, 1064146342, 1496911795, 4955899,
    ]);
    expect(take(sfc32(1, 2, 3, 4), 8)).toEqual([7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725]);
    expect(take(sfc32(0xdeadbeef, 0xcafebabe, 0xfeedface, 0xffffffff), 4)).toEqual([
      2846652844, 3237582625, 370545306, 1091253071,
    ]);
  });
});

describe('createRandom', () => {
  test('the same seed gives the same stream, whether number or text', () => {
    const first = take(createRandom('river'), 5);
    expect(take(createRandom('river'), 5)).toEqual(first);
    expect(take(createRandom(7), 5)).toEqual(take(createRandom('7'), 5));
  });

  test('streams never change from one version to the next', () => {
    expect(take(createRandom('showboat'), 3)).toEqual([0.6245563391130418, 0.22170425672084093, 0.43043071567080915]);
    expect(take(createRandom(0), 3)).toEqual([0.898042957065627, 0.849806290352717, 0.7593770767562091]);
  });

  test('similar seeds give unrelated streams', () => {
    const first = new Set(Array.from({ length: 10_000 }, (_, seed) => createRandom(seed)()));
    expect(first.size).toBeGreaterThan(9_990);
    expect(createRandom('')()).not.toBe(createRandom('\0')());
    expect(createRandom('ab')()).not.toBe(createRandom('ba')());
  });

  test('spreads evenly over [0, 1)', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    const random = createRandom('buckets');
    for (let draw = 0; draw < 100_000; draw++) buckets[Math.floor(random() * 10)]++;
    expect(buckets).toHaveLength(10);
    for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('the first number of many seeds spreads evenly, too', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 20_000; seed++) buckets[Math.floor(createRandom(`game ${seed}`)() * 10)]++;
    for (const count of buckets) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });
});

describe('pick and shuffle', () => {
  test('pick chooses by position', () => {
    expect(pick(() => 0, ['a', 'b', 'c'])).toBe('a');
    expect(pick(() => 0.34, ['a', 'b', 'c'])).toBe('b');
    expect(pick(() => 0.999999, ['a', 'b', 'c'])).toBe('c');
    expect(() => pick(() => 0, [])).toThrow('nothing to pick from an empty list');
  });

  test('shuffle keeps every entry and leaves the list alone', () => {
    const list = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    const shuffled = shuffle(createRandom(1), list);
    expect(shuffled.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shuffle(() => 0, ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  });

  test('all orders of three are equally likely', () => {
    const counts = new Map<string, number>();
    const random = createRandom('orders');
    for (let round = 0; round < 6_000; round++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
