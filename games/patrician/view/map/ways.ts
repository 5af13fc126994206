import type { Point, TableLayout } from '@showboat/ui';
import { LINK_ENDS, type Link, linksFor } from '../../game';
import { meetingOf, stepsThrough, throughPoints } from './curves';
import { cityAt, linkAt } from './places';

// Roads run from piazza to piazza and pass below the feet of their messenger; the river keeps clear of plates and piles.

const RIVERS: Readonly<Record<TableLayout, readonly [nine: readonly Point[], ten: readonly Point[]]>> = (() => {
  const points = (...list: readonly (readonly [number, number])[]): readonly Point[] => list.map(([x, y]) => ({ x, y }));
  const desk = points(
    [-1000, 690],
    [-640, 720],
    [-300, 640],
    [-60, 616],
    [96, 560],
    [232, 496],
    [380, 452],
    [520, 462],
    [660, 446],
    [800, 424],
    [902, 470],
    [980, 526],
    [1090, 548],
    [1230, 520],
    [1400, 536],
    [1700, 476],
    [2100, 520],
  );
  return {
    wide: [desk, desk],
    phone: [
      points(
        [252, 42],
        [226, 64],
        [236, 92],
        [204, 128],
        [192, 176],
        [200, 232],
        [190, 290],
        [200, 350],
        [191, 410],
        [199, 470],
        [190, 530],
        [214, 600],
        [180, 700],
        [230, 820],
        [170, 960],
        [220, 1500],
      ),
      points(
        [188, 40],
        [204, 66],
        [188, 96],
        [200, 150],
        [190, 206],
        [200, 262],
        [190, 320],
        [200, 380],
        [190, 440],
        [200, 500],
        [190, 560],
        [214, 640],
        [180, 740],
        [230, 860],
        [170, 1000],
        [220, 1500],
      ),
    ],
  };
})();

export const riverOf = (layout: TableLayout, seats: number): readonly Point[] => RIVERS[layout][seats === 5 ? 1 : 0];

/** Below the ground line: the roads end on the piazza, out of sight. */
const PIAZZA = 10;

export const roadOf = (layout: TableLayout, link: Link, seats: number): readonly Point[] => {
  const [one, other] = LINK_ENDS[link].map((city) => cityAt(layout, city, seats));
  const via = linkAt(layout, link, seats);
  const [from, to] = one.y < other.y || (one.y === other.y && one.x < other.x) ? [one, other] : [other, one];
  const start = { x: from.x, y: from.y + PIAZZA };
  const end = { x: to.x, y: to.y + PIAZZA };
  if (from.y === to.y) return [start, { ...via, y: Math.max(via.y, start.y) }, end];
  // A road down the column swings once, and comes to its end from above.
  if (from.x === to.x && via.x === from.x) return [start, { x: from.x + 13, y: from.y + (via.y - from.y) * 0.55 }, via, end];
  return [start, via, end];
};

export interface Way {
  readonly path: string;
  readonly steps: readonly Point[];
  /** Where it crosses the river, and how it is turned there, in degrees. */
  readonly bridge?: Point & { readonly angle: number };
}

export const waysOf = (layout: TableLayout, seats: number): readonly Way[] => {
  const river = stepsThrough(riverOf(layout, seats));
  return linksFor(seats).map((link) => {
    const points = roadOf(layout, link, seats);
    const steps = stepsThrough(points, 4);
    const way = { path: throughPoints(points), steps };
    const { i, distance } = meetingOf(steps, river);
    if (distance > 4 || i === 0 || i >= steps.length - 1) return way;
    const angle = (Math.atan2(steps[i + 1].y - steps[i - 1].y, steps[i + 1].x - steps[i - 1].x) * 180) / Math.PI;
    return { ...way, bridge: { ...steps[i], angle } };
  });
};
