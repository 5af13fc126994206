import { expect, test } from 'vitest';
import { placeCallOut } from './place';

const AREA = { left: 0, top: 60, right: 390, bottom: 520 };
const SIZE = { width: 210, height: 60 };

test('a call-out stays within the area, wherever its anchor is', () => {
  for (const anchor of [
    { x: 5, y: 70 },
    { x: 385, y: 515 },
    { x: 200, y: 300 },
    { x: -50, y: 900 },
  ]) {
    const { x, y } = placeCallOut(anchor, SIZE, AREA, []);
    expect(x).toBeGreaterThanOrEqual(AREA.left);
    expect(y).toBeGreaterThanOrEqual(AREA.top);
    expect(x + SIZE.width).toBeLessThanOrEqual(AREA.right);
    expect(y + SIZE.height).toBeLessThanOrEqual(AREA.bottom);
  }
});

test('a call-out avoids its anchor and the ships', () => {
  const anchor = { x: 100, y: 200 };
  const usual = placeCallOut(anchor, SIZE, AREA, []);
  expect(usual).toEqual({ x: 126, y: 252 });
  expect(placeCallOut(anchor, SIZE, AREA, [{ x: 200, y: 280 }])).not.toEqual(usual);
});
