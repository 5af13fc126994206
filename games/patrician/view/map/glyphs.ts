import type { Point } from '@showboat/ui';

// Small drawings as pieces of paths, feet at the given point: all of one kind together are one path.

/** From the back to the front. */
export const LAYERS = [
  ['shade', '#6b4a22'],
  ['mound', '#aba75f'],
  ['rows', '#878648'],
  ['moundWarm', '#c0924f'],
  ['rowsWarm', '#9a6d36'],
  ['trunk', '#6b4726'],
  ['leaf', '#8a8f55'],
  ['leafDark', '#6f7a3e'],
  ['leafLight', '#a3ab68'],
  ['cypress', '#4a5630'],
  ['cypressDark', '#35401f'],
  ['wall', '#eed7a6'],
  ['wallDark', '#cfa874'],
  ['roof', '#b8552f'],
  ['roofDark', '#99431f'],
  ['window', '#7a4a26'],
] as const;

export type Layer = (typeof LAYERS)[number][0];
export type Ink = Record<Layer, string>;

export const emptyInk = (): Ink => ({
  shade: '',
  mound: '',
  rows: '',
  moundWarm: '',
  rowsWarm: '',
  trunk: '',
  leaf: '',
  leafDark: '',
  leafLight: '',
  cypress: '',
  cypressDark: '',
  wall: '',
  wallDark: '',
  roof: '',
  roofDark: '',
  window: '',
});

const n = (value: number): string => String(Math.round(value * 10) / 10);

type Pen = (dx: number, dy: number) => string;
const penAt =
  ({ x, y }: Point, s: number): Pen =>
  (dx, dy) =>
    `${n(x + dx * s)},${n(y + dy * s)}`;

const oval = (p: Pen, s: number, dx: number, dy: number, rx: number, ry: number): string => {
  const arc = `a${n(rx * s)},${n(ry * s)} 0 1 1`;
  return `M${p(dx - rx, dy)}${arc} ${n(2 * rx * s)},0${arc} ${n(-2 * rx * s)},0Z`;
};

const box = (p: Pen, x0: number, y0: number, x1: number, y1: number): string =>
  `M${p(x0, y0)}L${p(x1, y0)}L${p(x1, y1)}L${p(x0, y1)}Z`;

export const drawCypress = (ink: Ink, at: Point, s: number): void => {
  const p = penAt(at, s);
  ink.shade += oval(p, s, 4, 1, 8, 2);
  ink.trunk += `M${p(0, 2)}L${p(0, -3)}`;
  ink.cypress += `M${p(0, -32)}C${p(5, -21)} ${p(6.4, -8)} ${p(0, -1)}C${p(-6.4, -8)} ${p(-5, -21)} ${p(0, -32)}Z`;
  ink.cypressDark += `M${p(0, -32)}C${p(5, -21)} ${p(6.4, -8)} ${p(0, -1)}C${p(2.4, -9)} ${p(2, -21)} ${p(0, -32)}Z`;
};

export const drawPine = (ink: Ink, at: Point, s: number): void => {
  const p = penAt(at, s);
  ink.shade += oval(p, s, 6, 1, 13, 2.6);
  ink.trunk += `M${p(0, 1)}L${p(0, -15)}M${p(0, -9)}L${p(5, -16)}M${p(0, -8)}L${p(-5, -15)}`;
  ink.leafDark += `M${p(-14, -16)}C${p(-14, -22)} ${p(-6, -25)} ${p(0, -25)}C${p(7, -25)} ${p(14, -22)} ${p(14, -16)}C${p(8, -13)} ${p(-8, -13)} ${p(-14, -16)}Z`;
  ink.leafLight += `M${p(-11, -19)}C${p(-8, -23)} ${p(-3, -24)} ${p(2, -23.6)}C${p(-1, -20)} ${p(-6, -18.6)} ${p(-11, -19)}Z`;
};

export const drawOlive = (ink: Ink, at: Point, s: number): void => {
  const p = penAt(at, s);
  ink.shade += oval(p, s, 4, 2, 9, 2.2);
  ink.trunk += `M${p(1, 2)}L${p(1, -4)}`;
  ink.leaf += oval(p, s, 0, -7, 6.4, 6);
  ink.leafDark += oval(p, s, 5, -5.4, 4.6, 4.4);
  ink.leafLight += oval(p, s, -2, -9, 2.8, 2.2);
};

export const drawFarm = (ink: Ink, at: Point, s: number, hasTower: boolean): void => {
  const p = penAt(at, s);
  ink.shade += oval(p, s, 5, 0.5, 17, 3);
  if (hasTower) {
    ink.wall += box(p, 4, -18, 10, 0);
    ink.wallDark += box(p, 7.4, -18, 10, 0);
    ink.roof += `M${p(3, -18)}L${p(7, -22)}L${p(11, -18)}Z`;
    ink.window += box(p, 6.2, -15, 7.8, -12.4);
  }
  ink.wall += box(p, -10, -9, 6, 0);
  ink.wallDark += box(p, 6, -8, 11, 0);
  ink.roof += `M${p(-12, -9)}L${p(-7, -14.6)}L${p(4, -14.6)}L${p(7.4, -9)}Z`;
  ink.roofDark += `M${p(7.4, -9)}L${p(4, -14.6)}L${p(9, -13)}L${p(12.4, -8)}Z`;
  ink.window += box(p, -4, -4.6, -1.4, 0) + box(p, -8, -6.4, -6, -4) + box(p, 1.4, -6.4, 3.4, -4);
};

/** A vineyard or a ploughed field on a mound. */
export const drawField = (ink: Ink, at: Point, s: number, random: () => number, isWarm: boolean): void => {
  const p = penAt(at, s);
  const half = 52 + random() * 18;
  const top = 20 + random() * 9;
  const lean = (random() - 0.5) * 14;
  const arch = (u: number): number => -top * (1 - (u / half) ** 2) * (1 + (u * lean) / (half * 40));
  const [mound, rows] = isWarm ? (['moundWarm', 'rowsWarm'] as const) : (['mound', 'rows'] as const);
  ink[mound] +=
    `M${p(-half, 0)}C${p(-half * 0.62 + lean * 0.4, -top * 1.28)} ${p(half * 0.5 + lean * 0.4, -top * 1.36)} ${p(half, -1)}` +
    `C${p(half * 0.5, 5)} ${p(-half * 0.5, 6)} ${p(-half, 0)}Z`;
  for (let u = -half * 0.84; u <= half * 0.86; u += 7.4) {
    const foot = 3.4 * (1 - (u / half) ** 2);
    const end = u * 0.74 + lean * 0.5;
    ink[rows] += `M${p(u, foot)}Q${p(u * 0.98 + lean * 0.1, arch(u) * 0.55)} ${p(end, arch(end) * 0.9)}`;
  }
};
