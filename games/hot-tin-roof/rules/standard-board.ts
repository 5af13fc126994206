import type { BoardFile } from './board-file';

// HTR-COMP-11: an original quarter; the printed board was not to be had. Its numbers a test proof-reads.

/** Name, its short form, and where it stands on a canvas of 1000 × 700. In the order of their ids, `r01` first. */
const ROOFS: readonly (readonly [name: string, abbr: string, x: number, y: number])[] = [
  ["Cobbler's Court", 'COB', 440, 530],
  ['Pickle Wharf', 'PIC', 295, 615],
  ["Tinker's Yard", 'TIN', 205, 470],
  ['Saltbox Cottage', 'SAL', 105, 590],
  ['Old Chimney House', 'CHI', 105, 335],
  ['Thimble Corner', 'THI', 280, 325],
  ['Lantern Lodge', 'LAN', 305, 170],
  ['Teapot Terrace', 'TEA', 470, 310],
  ['Weathercock Hall', 'WEA', 500, 150],
  ['Mandolin House', 'MAN', 660, 345],
  ['Skylight Studio', 'SKY', 695, 85],
  ["Baker's Loft", 'BAK', 760, 220],
  ['Moonvane Manor', 'MOO', 915, 220],
  ['Laundry Lane', 'LAU', 825, 350],
  ['Rainbarrel Row', 'RAI', 905, 480],
];

/** The two roofs of each gap, `g01` first. */
const GAPS = [
  'r01-r02 r01-r03 r01-r06 r02-r03 r02-r04 r03-r04 r03-r05',
  'r04-r05 r05-r06 r05-r07 r06-r07 r06-r08 r07-r08 r07-r09',
  'r08-r09 r08-r10 r09-r10 r09-r11 r10-r11 r10-r12 r10-r15',
  'r11-r12 r11-r13 r12-r13 r12-r14 r13-r14 r13-r15 r14-r15',
];

/** The two roofs of each home tile, `h01` first: all pairs three gaps apart or more. */
const HOME_TILES = [
  'r01-r09 r01-r10 r01-r11 r01-r12 r01-r13 r01-r14 r01-r15 r02-r07 r02-r08 r02-r09',
  'r02-r10 r02-r11 r02-r12 r02-r13 r02-r14 r02-r15 r03-r08 r03-r09 r03-r10 r03-r11',
  'r03-r12 r03-r13 r03-r14 r03-r15 r04-r08 r04-r09 r04-r10 r04-r11 r04-r12 r04-r13',
  'r04-r14 r04-r15 r05-r10 r05-r11 r05-r12 r05-r13 r05-r14 r05-r15 r06-r11 r06-r12',
  'r06-r13 r06-r14 r06-r15 r07-r12 r07-r13 r07-r14 r07-r15 r08-r13 r08-r14 r09-r14',
];

const numbered = (letter: string, index: number): string => `${letter}${String(index + 1).padStart(2, '0')}`;

const pairs = (
  letter: string,
  lines: readonly string[],
): readonly { readonly id: string; readonly a: string; readonly b: string }[] =>
  lines
    .join(' ')
    .split(' ')
    .map((pair, index) => {
      const [a, b] = pair.split('-');
      return { id: numbered(letter, index), a, b };
    });

export const STANDARD_FILE: BoardFile = {
  format: 'hot-tin-roof-board/1',
  canvas: { width: 1000, height: 700 },
  roofRadius: 52,
  roofs: ROOFS.map(([name, abbr, x, y], index) => ({ id: numbered('r', index), name, abbr, x, y })),
  gaps: pairs('g', GAPS),
  freeConnections: [],
  homeTiles: pairs('h', HOME_TILES),
  dumpsters: [
    { id: 'home1', x: 575, y: 615 },
    { id: 'home2', x: 670, y: 615 },
    { id: 'home3', x: 765, y: 615 },
    { id: 'catwalk', x: 860, y: 615 },
    { id: 'shelter', x: 945, y: 615 },
  ],
  fishMarketArea: { x: 20, y: 20, w: 180, h: 200 },
};
