import type { Course } from '@showboat/ui/story';

// The layout of the chart in pixels: who led in a bar at the top, the lines below it, the rounds at the foot.

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Little room: shorter words and fewer figures. */
  readonly isNarrow: boolean;
}

export interface Tick {
  readonly at: number;
  readonly value: number;
}

export interface ChartShape {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  /** Of the bar of those who led. */
  readonly bar: { readonly y: number; readonly height: number };
  /** Between two columns. */
  readonly step: number;
  x(column: number): number;
  y(value: number): number;
  columnAt(x: number): number;
  readonly rows: readonly Tick[];
  readonly columns: readonly Tick[];
}

const BAR = { y: 8, height: 16 } as const;
const FOOT = 30;
/** Room at the right for badges of those who came in one after the other. */
const BADGES = 50;

const NICE = [1, 2, 4, 5, 10, 20, 25, 50, 100];

/** The smallest round distance with which there are at most so many rules. */
const spacing = (span: number, most: number): number => NICE.find((one) => span / one <= most) ?? 200;

export const shapeOf = ({ kind, rounds, lines }: Course, { width, height, isNarrow }: Box): ChartShape => {
  const values = lines.flatMap((line) => line.values.flatMap((value) => value ?? []));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const left = isNarrow ? 44 : 74;
  const right = Math.max(left + 40, width - (isNarrow ? 26 : BADGES));
  const top = isNarrow ? 46 : 54;
  const foot = height - FOOT;
  const last = Math.max(1, rounds.length - 1);
  const step = (right - left) / last;
  const y = (value: number): number => {
    const share = (value - least) / (most - least);
    return kind === 'behind' ? top + share * (foot - top - 8) : foot - 8 - share * (foot - 8 - top);
  };
  const by = spacing(most - least, isNarrow ? 4 : 5);
  const from = Math.ceil(least / by);
  const rows = Array.from({ length: Math.floor(most / by) - from + 1 }, (_, i) => (from + i) * by);
  const every = spacing(rounds.length, isNarrow ? 5 : 8);
  const wanted = rounds.flatMap((round, column) => {
    const isEdge = column === 0 || column === rounds.length - 1;
    const isNear = round % every === 0 && column > 0 && rounds.length - 1 - column >= every / 2 && round - rounds[0] >= every / 2;
    return isEdge || isNear ? [{ at: column, value: round }] : [];
  });
  return {
    left,
    right,
    top,
    foot,
    bar: BAR,
    step,
    x: (column) => left + step * column,
    y,
    columnAt: (x) => Math.min(rounds.length - 1, Math.max(0, Math.round((x - left) / step))),
    rows: rows.map((value) => ({ at: y(value), value })),
    columns: wanted.map(({ at, value }) => ({ at: left + step * at, value })),
  };
};

const round = (value: number): string => value.toFixed(1);

/** A line that leaves every column level, and arrives level at the next. */
export const traceOf = (
  values: readonly (number | undefined)[],
  { x, y, step }: Pick<ChartShape, 'x' | 'y' | 'step'>,
): string => {
  let path = '';
  let before: number | undefined;
  values.forEach((value, column) => {
    if (value !== undefined) {
      const [to, at] = [round(y(value)), round(x(column))];
      const middle = round(x(column) - step / 2);
      path += before === undefined ? `M${at},${to}` : `C${middle},${round(y(before))} ${middle},${to} ${at},${to}`;
    }
    before = value;
  });
  return path;
};

/** Marks that would lie on each other are moved apart, upwards. */
export const stacked = <Mark extends { readonly x: number; readonly y: number }>(
  marks: readonly Mark[],
  gap: number,
): readonly Mark[] => {
  const placed: Mark[] = [];
  for (const mark of marks) {
    let { y } = mark;
    while (placed.some((other) => Math.abs(other.x - mark.x) < gap && Math.abs(other.y - y) < gap)) y -= gap;
    placed.push({ ...mark, y });
  }
  return placed;
};
