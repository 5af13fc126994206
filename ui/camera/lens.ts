import type { Point } from '../hex-layout';
import { type Rect, centreOf, contains } from '../drawing/rect';

// The arithmetic of looking at a board: a point of the world is on the screen at `world × scale + (x, y)`.

export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels covered by panels at each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Limits {
  readonly minScale: number;
  readonly maxScale: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const toScreen = ({ x, y, scale }: Lens, point: Point): Point => ({ x: point.x * scale + x, y: point.y * scale + y });

export const toWorld = ({ x, y, scale }: Lens, point: Point): Point => ({ x: (point.x - x) / scale, y: (point.y - y) / scale });

/** The part of the window that no panel covers. */
export const freeArea = ({ width, height }: Size, { top, right, bottom, left }: Insets): Rect => ({
  x: left,
  y: top,
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
});

const within = (scale: number, { minScale, maxScale }: Limits): number => Math.min(maxScale, Math.max(minScale, scale));

/** Zooms so that the point of the world under a point of the screen stays there. */
export const zoomedAbout = (lens: Lens, at: Point, factor: number, limits: Limits): Lens => {
  const scale = within(lens.scale * factor, limits);
  const real = scale / lens.scale;
  return { x: at.x - (at.x - lens.x) * real, y: at.y - (at.y - lens.y) * real, scale };
};

export const panned = ({ x, y, scale }: Lens, dx: number, dy: number): Lens => ({ x: x + dx, y: y + dy, scale });

/** The part of the world that an area of the screen shows. */
export const seenThrough = (lens: Lens, area: Rect): Rect => ({
  ...toWorld(lens, area),
  width: area.width / lens.scale,
  height: area.height / lens.scale,
});

const centredOn = (point: Point, scale: number, area: Rect): Lens => {
  const middle = centreOf(area);
  return { x: middle.x - point.x * scale, y: middle.y - point.y * scale, scale };
};

/** The largest scale at which all of it fits. */
export const fitting = (rect: Rect, area: Rect): number => Math.min(area.width / rect.width, area.height / rect.height);

/** Centred in the area, at this scale or smaller if it does not fit. */
export const lookingAt = (rect: Rect, area: Rect, scale: number, limits: Limits): Lens =>
  centredOn(centreOf(rect), within(Math.min(scale, fitting(rect, area)), limits), area);

/** All of it. May go below the smallest scale: an overview is for looking at, not for playing on. */
export const fittedTo = (rect: Rect, area: Rect, { maxScale }: Limits): Lens =>
  centredOn(centreOf(rect), Math.min(maxScale, fitting(rect, area)), area);

export const isSeen = (lens: Lens, rect: Rect, area: Rect): boolean => contains(seenThrough(lens, area), rect);

/** The smallest pan that brings a rectangle into the area; where it does not fit, the same as `lookingAt`. */
export const showing = (lens: Lens, rect: Rect, area: Rect, limits: Limits): Lens => {
  if (isSeen(lens, rect, area)) return lens;
  if (fitting(rect, area) < lens.scale) return lookingAt(rect, area, lens.scale, limits);
  const seen = seenThrough(lens, area);
  const shift = (from: number, size: number, wanted: number, long: number): number =>
    wanted < from ? from - wanted : Math.min(0, from + size - wanted - long);
  return panned(
    lens,
    shift(seen.x, seen.width, rect.x, rect.width) * lens.scale,
    shift(seen.y, seen.height, rect.y, rect.height) * lens.scale,
  );
};

/** The board cannot be lost: its centre line can be moved to the edge of the area, not beyond. */
export const heldNear = (lens: Lens, bounds: Rect, area: Rect): Lens => {
  const hold = (offset: number, from: number, size: number, start: number, long: number): number => {
    const keep = Math.min(long, size * lens.scale) / 2;
    return Math.min(start + long - from * lens.scale - keep, Math.max(start + keep - (from + size) * lens.scale, offset));
  };
  return {
    x: hold(lens.x, bounds.x, bounds.width, area.x, area.width),
    y: hold(lens.y, bounds.y, bounds.height, area.y, area.height),
    scale: lens.scale,
  };
};
