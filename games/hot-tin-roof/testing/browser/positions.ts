import { STANDARD_FILE } from '@showboat/games/hot-tin-roof';
import type { Sketch } from '../sketch';

/**
 * Four players with deluxe catwalks: the moment that the pictures of the design show. Ginger is to dive, and after laying the last
 * catwalk to Moonvane Manor the sitting pair can meet there, over what belongs to others, for almost all cans.
 */
export const ROOFS: Sketch = {
  seats: 4,
  options: { deluxe: true },
  cans: [7, 14, 9, 5],
  fish: [1, 2, 1, 2],
  cats: ['r05+r13/r02+r11', 'r06+r15/-', 'r09+r14/r04+r10', 'r02+r07/-'],
  catwalks: 'g12=B g16=A g20=C g11=D g14=C g09=A g07=B g06=C g21=D* g28=B g18=D g01=A',
  shelters: 'r06=A r07=B r08=C r12=B r14=D',
  dumpsters: [5, 2, 7, 4, 3],
  open: 'h31 h13 h34',
  discards: 'h36 h12 h43 h50 h27 h08 h22 h39 h05',
};

/** Lays that catwalk; cats may move then. */
export const DIVED = 'catwalk g24';

/** Where the pair meets. */
export const MET = 'roof:r13';

/** Cream is to dive, with a pair in hand. */
export const HOME: Sketch = { ...ROOFS, turn: 'B' };

export const POOR: Sketch = { ...ROOFS, cans: [3, 14, 9, 5] };

const LONG_NAMES = [
  'Kapitän Nemos Sternwarte am Hafen',
  'The Very Old Observatory',
  'Ő',
  'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  'Rue des Trois-Frères, numéro 12',
];

/** A board of somebody's own, with names that are longer than any of ours. */
export const LONG_BOARD = {
  ...STANDARD_FILE,
  roofs: STANDARD_FILE.roofs.map((roof, i) => ({ ...roof, name: LONG_NAMES[i % LONG_NAMES.length] })),
};

/** The same with much that is wrong. */
export const BAD_BOARD = {
  ...LONG_BOARD,
  roofs: LONG_BOARD.roofs.map((roof, i) => (i % 4 === 0 ? { ...roof, x: -10 } : roof)),
  gaps: [...LONG_BOARD.gaps, { ...LONG_BOARD.gaps[0], b: 'r99' }, { ...LONG_BOARD.gaps[1], id: 'g90', b: LONG_BOARD.gaps[1].a }],
  homeTiles: LONG_BOARD.homeTiles.slice(0, 2),
};
