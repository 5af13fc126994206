import { errorCorrection } from './qr-correction';

// QR codes (ISO/IEC 18004) in byte mode with correction level M, versions 1 to 10: up to 213 bytes, more than any link of ours.

/** Of each version from 1: correction codewords of a block, and how many data codewords each block has. */
const VERSIONS: readonly { readonly correction: number; readonly blocks: readonly number[] }[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
];

/** Centres of the small squares, in both directions. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const bitsOf = (value: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1);

/** Mode, length, text and padding, as bytes. */
const dataOf = (bytes: Uint8Array, version: number, capacity: number): readonly number[] => {
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const ended = [...bits, ...bitsOf(0, Math.min(4, capacity * 8 - bits.length))];
  const whole = [...ended, ...bitsOf(0, -ended.length & 7)];
  const codewords = Array.from({ length: whole.length / 8 }, (_, i) =>
    Number.parseInt(whole.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const padding = Array.from({ length: capacity - codewords.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11));
  return [...codewords, ...padding];
};

/** One codeword of each block in turn, so that a stain hurts all of them a little. */
const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, i) => i).flatMap((i) =>
    blocks.flatMap((block) => (i < block.length ? [block[i]] : [])),
  );

const codewordsOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const { correction, blocks } = VERSIONS[version - 1];
  const data = dataOf(bytes, version, sum(blocks));
  const parts = blocks.map((length, i) => {
    const from = sum(blocks.slice(0, i));
    return data.slice(from, from + length);
  });
  return [...interleave(parts), ...interleave(parts.map((part) => errorCorrection(part, correction)))];
};

/** Bits with the remainder of their division by a generator behind them. */
const withRemainder = (value: number, generator: number, length: number): number => {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
};

/** `undefined` where data goes. */
type Grid = (boolean | undefined)[][];

const isInside = ({ length }: Grid, x: number, y: number): boolean => x >= 0 && y >= 0 && x < length && y < length;

const drawSquare = (grid: Grid, x: number, y: number, reach: number, isDark: (distance: number) => boolean): void => {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (isInside(grid, x + dx, y + dy)) grid[y + dy][x + dx] = isDark(Math.max(Math.abs(dx), Math.abs(dy)));
};

const drawPatterns = (grid: Grid, version: number): void => {
  const size = grid.length;
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    drawSquare(grid, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  const centres = ALIGNMENT[version - 1];
  // Not where the big squares are.
  for (const y of centres)
    for (const x of centres)
      if (!(x < 8 && y < 8) && !(x < 8 && y > size - 9) && !(x > size - 9 && y < 8))
        drawSquare(grid, x, y, 2, (distance) => distance !== 1);
};

const drawVersion = (grid: Grid, version: number): void => {
  if (version < 7) return;
  const bits = withRemainder(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    grid[b][a] = grid[a][b] = ((bits >>> i) & 1) === 1;
  }
};

/** Correction level M is 0. */
const drawFormat = (grid: Grid, mask: number): void => {
  const size = grid.length;
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >>> i) & 1) === 1;
    // Around the square at the upper left, leaving out the dotted lines.
    if (i < 6) grid[i][8] = isDark;
    else if (i < 8) grid[i + 1][8] = isDark;
    else if (i === 8) grid[8][7] = isDark;
    else grid[8][14 - i] = isDark;
    // And once more, at the two others.
    if (i < 8) grid[8][size - 1 - i] = isDark;
    else grid[size - 15 + i][8] = isDark;
  }
  grid[size - 8][8] = true;
};

/** Up and down in columns of two, from the right; the dotted column is left out. */
const zigzag = (size: number): readonly (readonly [number, number])[] => {
  const cells: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) cells.push([x, isUp ? size - 1 - i : i]);
  }
  return cells;
};

type Modules = readonly (readonly boolean[])[];

const LONG_RUN = 5;
/** The beginning of a big square, which a scanner might take for one. */
const LOOKALIKE = /(?=00001011101|10111010000)/g;

const penaltyOf = (modules: Modules): number => {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]));
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - LONG_RUN + 3);
  const lookalikes = sum(lines.map((line) => [...line.matchAll(LOOKALIKE)].length));
  let squares = 0;
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (modules[y][x] === modules[y - 1][x] && modules[y][x] === modules[y][x - 1] && modules[y][x] === modules[y - 1][x - 1])
        squares++;
  const dark = modules.flat().filter(Boolean).length;
  return sum(runs) + 40 * lookalikes + 3 * squares + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
};

/** Rows of modules, dark is true. */
export const encodeQr = (text: string): Modules => {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ blocks }, i) => bytes.length + (i < 9 ? 2 : 3) <= sum(blocks)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a code`);
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  drawPatterns(grid, version);
  drawVersion(grid, version);
  drawFormat(grid, 0);
  const places = zigzag(size).filter(([x, y]) => grid[y][x] === undefined);
  const bits = codewordsOf(bytes, version).flatMap((codeword) => bitsOf(codeword, 8));
  const candidates = MASKS.map((isFlipped, mask) => {
    const made = grid.map((row) => row.map((module) => module ?? false));
    drawFormat(made, mask);
    places.forEach(([x, y], i) => {
      made[y][x] = (bits[i] === 1) !== isFlipped(x, y);
    });
    return made;
  });
  return candidates.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
};
