import { beforeEach, describe, expect, test } from 'vitest';
import { createCamera } from './create-camera';
import { isSeen } from './lens';

const SUBJECT = {
  bounds: { x: 0, y: 0, width: 3000, height: 3000 },
  focus: { x: 400, y: 400, width: 200, height: 200 },
  insets: { top: 60, right: 0, bottom: 300, left: 0 },
  minScale: 0.65,
  maxScale: 1.6,
  scale: 1,
};
const FREE = { x: 0, y: 60, width: 800, height: 440 };
const AWAY = { x: 2400, y: 2400, width: 200, height: 200 };

describe('the camera', () => {
  let camera = createCamera();
  beforeEach(() => {
    camera = createCamera();
    camera.setSize({ width: 800, height: 800 });
    camera.setSubject(SUBJECT, true);
  });

  test('starts at the focus, without a glide', () => {
    expect(isSeen(camera.lens.value, SUBJECT.focus, FREE)).toBe(true);
    expect(camera.isGliding.value).toBe(false);
  });

  test('glides to a focus that is out of view, but not to a visible one', () => {
    const before = camera.lens.value;
    camera.setSubject({ ...SUBJECT, focus: { x: 420, y: 410, width: 200, height: 200 } }, false);
    expect(camera.lens.value).toEqual(before);
    camera.setSubject({ ...SUBJECT, focus: AWAY }, false);
    expect(isSeen(camera.lens.value, AWAY, FREE)).toBe(true);
    expect(camera.isGliding.value).toBe(true);
  });

  test('stays where it was moved by hand while the focus is visible, until a new turn begins', () => {
    camera.pan(-60, 30);
    const put = camera.lens.value;
    camera.setSubject({ ...SUBJECT, insets: { ...SUBJECT.insets, bottom: 290 } }, false);
    expect(camera.lens.value).toEqual(put);
    camera.pan(-5000, 0);
    camera.setSubject({ ...SUBJECT }, true);
    expect(isSeen(camera.lens.value, SUBJECT.focus, FREE)).toBe(true);
  });

  test('shows all, and comes back to the focus', () => {
    camera.fitAll();
    expect(isSeen(camera.lens.value, { x: 1, y: 1, width: 2998, height: 2998 }, FREE)).toBe(true);
    camera.centre();
    expect(camera.lens.value.scale).toBeGreaterThanOrEqual(0.65);
    expect(isSeen(camera.lens.value, SUBJECT.focus, FREE)).toBe(true);
  });

  test('a board that is to fit fills the free area, and follows the window and the panels until moved by hand', () => {
    const fitting = createCamera();
    fitting.setSize({ width: 400, height: 800 });
    fitting.setSubject({ ...SUBJECT, scale: 'fit' }, true);
    // 400 free pixels for 200 units, but this is the largest scale.
    expect(fitting.lens.value.scale).toBe(1.6);
    fitting.setSize({ width: 200, height: 800 });
    expect(fitting.lens.value.scale).toBe(1);
    fitting.setSize({ width: 300, height: 800 });
    expect(fitting.lens.value.scale).toBe(1.5);
    fitting.setSubject({ ...SUBJECT, scale: 'fit', insets: { ...SUBJECT.insets, bottom: 500 } }, false);
    expect(fitting.lens.value.scale).toBeCloseTo(1.2);
    fitting.zoom(1.25);
    fitting.setSize({ width: 280, height: 800 });
    expect(fitting.lens.value.scale).toBeCloseTo(1.5);
  });

  test('is away once moved by hand, until it is brought back or a new turn begins', () => {
    expect(camera.isAway.value).toBe(false);
    camera.pan(10, 0);
    expect(camera.isAway.value).toBe(true);
    camera.centre();
    expect(camera.isAway.value).toBe(false);
    camera.zoom(1.1);
    camera.setSubject(SUBJECT, false);
    expect(camera.isAway.value).toBe(true);
    camera.setSubject(SUBJECT, true);
    expect(camera.isAway.value).toBe(false);
  });

  test('reports the visible area for minimaps', () => {
    expect(camera.view.value.width).toBeCloseTo(800);
    camera.zoom(1.25);
    expect(camera.view.value.width).toBeCloseTo(640);
  });
});

describe('the director', () => {
  const NEAR = { x: 400, y: 850, width: 200, height: 100 };
  const FAR = { x: 400, y: 2000, width: 200, height: 100 };
  const MIDDLE = { x: 200, y: 400, width: 600, height: 250 };
  const open = () => {
    const camera = createCamera();
    camera.setSize({ width: 800, height: 800 });
    camera.setSubject({ ...SUBJECT, also: [NEAR, FAR, MIDDLE], scaleKey: 'first' }, true);
    return camera;
  };

  test('shows as much as fits, the most important first, and leaves out only what does not', () => {
    const { lens } = open();
    expect(lens.value.scale).toBeLessThan(1);
    expect(lens.value.scale).toBeGreaterThanOrEqual(SUBJECT.minScale);
    for (const rect of [SUBJECT.focus, NEAR, MIDDLE]) expect(isSeen(lens.value, rect, FREE)).toBe(true);
    expect(isSeen(lens.value, FAR, FREE)).toBe(false);
  });

  test('keeps one scale until the key changes, whatever the focus is', () => {
    const camera = open();
    const { scale } = camera.lens.value;
    camera.setSubject({ ...SUBJECT, also: [], scaleKey: 'first' }, true);
    expect(camera.lens.value.scale).toBe(scale);
    camera.setSubject({ ...SUBJECT, focus: AWAY, also: [FAR], scaleKey: 'first' }, true);
    expect(camera.lens.value.scale).toBe(scale);
    expect(isSeen(camera.lens.value, AWAY, FREE)).toBe(true);
    camera.setSubject({ ...SUBJECT, also: [], scaleKey: 'second' }, true);
    expect(camera.lens.value.scale).toBe(1);
  });

  test('moves for what is besides, without zooming out for it', () => {
    const camera = createCamera();
    camera.setSize({ width: 800, height: 800 });
    const [beside, behind] = [
      { x: 900, y: 450, width: 100, height: 100 },
      { x: 450, y: 2400, width: 100, height: 100 },
    ];
    camera.setSubject({ ...SUBJECT, besides: [behind, beside], scaleKey: 'first' }, true);
    expect(camera.lens.value.scale).toBe(1);
    expect([SUBJECT.focus, beside, behind].map((rect) => isSeen(camera.lens.value, rect, FREE))).toEqual([true, true, false]);
  });
});
