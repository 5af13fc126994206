import type { Review } from '@showboat/bots';
import type { Seat } from '@showboat/engine';
import { courseOf } from './review-data';

// The layout of the chart, in pixels. Three strips on one time scale.

export const STRIPS = {
  prospects: { top: 6, height: 92 },
  losses: { top: 108, height: 30 },
  luck: { top: 148, height: 36 },
} as const;

export const CHART_HEIGHT = 188;
/** Half the thumb of the scrubber below, so that both start and end at the same pixel. */
export const INSET = 10;

/** The loss that fills a bar; larger ones are clipped, for a whole game is rarely lost in one turn. */
const MOST_LOSS = 0.4;
const LEAST_LUCK = 0.1;
const LUCK_BAR = 4;

export interface Scale {
  x(index: number): number;
  /** The inverse: from a pixel to the nearest moment. */
  indexAt(x: number): number;
}

export const scaleOf = (width: number, end: number): Scale => {
  const span = Math.max(1, width - 2 * INSET);
  const moves = Math.max(1, end);
  return {
    x: (index) => INSET + (span * index) / moves,
    indexAt: (x) => Math.min(end, Math.max(0, Math.round(((x - INSET) * moves) / span))),
  };
};

export const yOfValue = (value: number): number => {
  const { top, height } = STRIPS.prospects;
  return top + height * (1 - Math.min(1, Math.max(0, value)));
};

const round = (value: number): string => value.toFixed(1);

/** One seat's expected result, constant until the next decision of any seat. */
export const courseLine = (review: Review<unknown>, seat: Seat, { x }: Scale): string =>
  courseOf(review, seat)
    .map(({ index, value }, i) => `${i === 0 ? 'M' : 'L'}${round(x(index))},${round(yOfValue(value))}`)
    .join('');

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const lossBar = (index: number, loss: number, { x }: Scale): Bar => {
  const { top, height } = STRIPS.losses;
  const length = Math.max(2, (height * Math.min(loss, MOST_LOSS)) / MOST_LOSS);
  return { x: x(index) - 2, y: top + height - length, width: 4, height: length };
};

/** The largest change of luck fills its strip, unless all of them are small. */
export const luckScale = ({ luck }: Review<unknown>): number =>
  Math.max(LEAST_LUCK, ...luck.flatMap(({ change }) => change.map(Math.abs)));

/** Up for good luck, down for bad; the seats side by side. */
export const luckBar = (index: number, change: number, seat: Seat, seats: number, most: number, { x }: Scale): Bar => {
  const { top, height } = STRIPS.luck;
  const length = (Math.abs(change) / most) * (height / 2);
  const middle = top + height / 2;
  const left = x(index) + (seat - seats / 2) * LUCK_BAR;
  return { x: left, y: change > 0 ? middle - length : middle, width: LUCK_BAR - 0.6, height: length };
};

/** Marks at the end of lines, moved apart where they would overlap; by seat. */
export const spread = (wanted: readonly number[], gap: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  let floor = low;
  for (const one of order) {
    one.y = Math.max(one.y, floor);
    floor = one.y + gap;
  }
  let ceiling = high;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, ceiling);
    ceiling = one.y - gap;
  }
  const spreadOut: number[] = [];
  for (const { y, seat } of order) spreadOut[seat] = y;
  return spreadOut;
};
