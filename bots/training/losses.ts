import { ln } from '@showboat/engine';
import type { Example } from './examples';

/** How much the place counts beside the winner. */
export const PLACE_SHARE = 0.5;
/** Keeps the logarithm of a certainty finite. */
const LEAST = 1e-9;

export const openSeats = ({ seats, isOpen }: Example): number => {
  let open = 0;
  for (let seat = 0; seat < seats; seat++) open += isOpen[seat];
  return open;
};

/** Cross-entropy of the winner; 0 where somebody has won. */
export const winLoss = ({ isDecided, seats, won }: Example, winning: Float64Array): number => {
  if (isDecided) return 0;
  let loss = 0;
  for (let seat = 0; seat < seats; seat++) if (won[seat] > 0) loss -= won[seat] * ln(Math.max(LEAST, winning[seat]));
  return loss;
};

/** Cross-entropy of the places, over the open seats. */
export const placeLoss = (example: Example, behind: Float64Array): number => {
  let loss = 0;
  for (let seat = 0; seat < example.seats; seat++) {
    if (example.isOpen[seat] === 0) continue;
    const seen = example.beaten[seat];
    loss -= seen * ln(Math.max(LEAST, behind[seat])) + (1 - seen) * ln(Math.max(LEAST, 1 - behind[seat]));
  }
  return loss / Math.max(1, openSeats(example));
};
