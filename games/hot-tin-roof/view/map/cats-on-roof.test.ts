import { expect, test } from 'vitest';
import { type CatPlace, catsAt } from '.';

const ROOF = { x: 0, y: 0 };
const posesOf = (text: string): readonly ('s' | 'l')[] => [...text].map((pose) => (pose === 's' ? 's' : 'l'));
const on = (text: string, layout: 'wide' | 'phone' = 'wide'): readonly CatPlace[] => catsAt(layout, ROOF, posesOf(text));

test('one cat sits in the middle, two face each other, at their full size', () => {
  expect(on('s').map(({ x, y, isMirrored, scale }) => [x, y, isMirrored, scale])).toEqual([[0, -2, false, 0.8]]);
  expect(on('ls').map(({ x, y, isMirrored, scale }) => [x, y, isMirrored, scale])).toEqual([
    [-21, -2, false, 0.8],
    [21, -2, true, 0.8],
  ]);
});

test('of three, those lying down are in front, and all are smaller', () => {
  const [one, other, lying] = on('ssl');
  expect(one.y).toBe(other.y);
  expect(lying.y).toBeGreaterThan(one.y + 15);
  expect(lying.x).toBe(0);
  expect(Math.max(one.scale, other.scale, lying.scale)).toBeLessThan(0.8);
});

/** From the feet of a cat at size 1: the middle of its face, and half of it. */
const FACES = { s: { x: 0, y: -41 }, l: { x: -19, y: -18.5 } } as const;
const HALF = 12;

/** All possible crowds: of each seat one cat in each pose, and a planned one. */
const CROWDS = [0, 1, 2, 3, 4, 5].flatMap((sitting) =>
  [0, 1, 2, 3, 4, 5].flatMap((lying) =>
    sitting + lying > 0 && sitting + lying < 10 ? ['s'.repeat(sitting) + 'l'.repeat(lying)] : [],
  ),
);

test.each(['wide', 'phone'] as const)('up to nine cats show their faces, on the roof (%s)', (layout) => {
  for (const crowd of CROWDS) {
    const poses = posesOf(crowd);
    const faces = on(crowd, layout).map(({ x, y, isMirrored, scale }, i) => {
      const face = FACES[poses[i]];
      return { x: x + (isMirrored ? -1 : 1) * face.x * scale, y: y + face.y * scale, half: HALF * scale };
    });
    for (const [i, one] of faces.entries()) {
      for (const other of faces.slice(0, i)) {
        const gap = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) - one.half - other.half;
        expect([crowd, gap > 0]).toEqual([crowd, true]);
      }
      expect([crowd, Math.abs(one.x) < (layout === 'wide' ? 51 : 31)]).toEqual([crowd, true]);
    }
  }
});
