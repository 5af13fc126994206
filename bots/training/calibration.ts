import type { Net } from '../learning';
import { type Lessons, eachLesson } from './lessons';

export interface Bin {
  /** Predictions from here to a tenth more. */
  readonly from: number;
  readonly count: number;
  readonly predicted: number;
  readonly seen: number;
}

export interface Measured {
  /** Cross-entropy of the winner and Brier's score, where nobody has won; cross-entropy of the places. */
  readonly winLoss: number;
  readonly brier: number;
  readonly placeLoss: number;
  readonly positions: number;
  readonly winning: readonly Bin[];
  readonly place: readonly Bin[];
}

const BINS = 10;

const createBins = (): { add(predicted: number, seen: number): void; bins(): readonly Bin[] } => {
  const rows = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, seen: 0 }));
  return {
    add: (predicted, seen) => {
      const row = rows[Math.min(BINS - 1, Math.floor(predicted * BINS))];
      row.count++;
      row.predicted += predicted;
      row.seen += seen;
    },
    bins: () =>
      rows.map(({ count, predicted, seen }, i) => ({
        from: i / BINS,
        count,
        predicted: predicted / Math.max(1, count),
        seen: seen / Math.max(1, count),
      })),
  };
};

/** How good what a net says is, and what came true of it; without one, the hand-made mind. */
export const measure = (net: Net | undefined, lessons: Lessons): Measured => {
  const winningBins = createBins();
  const placeBins = createBins();
  let winLoss = 0;
  let brier = 0;
  let placeLoss = 0;
  let undecided = 0;
  eachLesson(net, lessons, (teacher) => {
    const { example, winning, behind } = teacher;
    placeLoss += teacher.placeLoss();
    for (let seat = 0; seat < example.seats; seat++)
      if (example.isOpen[seat] === 1) placeBins.add(behind[seat], example.beaten[seat]);
    if (example.isDecided) return;
    undecided++;
    winLoss += teacher.winLoss();
    for (let seat = 0; seat < example.seats; seat++) {
      brier += (winning[seat] - example.won[seat]) ** 2;
      winningBins.add(winning[seat], example.won[seat]);
    }
  });
  return {
    winLoss: winLoss / Math.max(1, undecided),
    brier: brier / Math.max(1, undecided),
    placeLoss: placeLoss / Math.max(1, lessons.starts.length),
    positions: lessons.starts.length,
    winning: winningBins.bins(),
    place: placeBins.bins(),
  };
};
