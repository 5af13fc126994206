import { errorCorrection } from './qr-correction';

// Reads an undamaged code by the standard's description of reading: format, mask, columns of two, blocks, text. It shares the field
// arithmetic with the encoder, and neither tables nor drawing.

type Modules = readonly (readonly boolean[])[];

const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
/** Blocks and correction codewords of level M, as printed in the standard. */
const BLOCKS = [
  [1, 10],
  [1, 16],
  [1, 26],
  [2, 18],
  [2, 24],
  [4, 16],
  [4, 18],
  [4, 22],
  [5, 22],
  [5, 26],
];
const MASKS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

const number = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);

const isSquare = (modules: Modules, y: number, x: number): boolean => {
  const rows = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  return rows.every((row, dy) => [...row].every((dark, dx) => modules[y + dy][x + dx] === (dark === '1')));
};

const isFunction = (size: number, version: number, i: number, j: number): boolean => {
  if ((i < 9 && (j < 9 || j > size - 9)) || (i > size - 9 && j < 9) || i === 6 || j === 6) return true;
  if (version >= 7 && ((i < 6 && j > size - 12) || (j < 6 && i > size - 12))) return true;
  if (version === 1) return false;
  const last = size - 7;
  const centres = version < 7 ? [6, last] : [6, 6 + Math.ceil((last - 6) / 4) * 2, last];
  return centres.some((y) =>
    centres.some((x) => {
      const isTaken = (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
      return !isTaken && Math.abs(i - y) <= 2 && Math.abs(j - x) <= 2;
    }),
  );
};

const readBits = (modules: Modules, version: number, mask: number): readonly boolean[] => {
  const size = modules.length;
  const bits: boolean[] = [];
  let isUp = true;
  for (let j = size - 1; j > 0; j -= 2) {
    if (j === 6) j--;
    for (let step = 0; step < size; step++) {
      const i = isUp ? size - 1 - step : step;
      for (const column of [j, j - 1])
        if (!isFunction(size, version, i, column)) bits.push(modules[i][column] !== (MASKS[mask](i, column) === 0));
    }
    isUp = !isUp;
  }
  return bits;
};

/** Back to blocks, each checked by its correction codewords. */
const dataOf = (codewords: readonly number[], version: number): readonly number[] => {
  const [count, correction] = BLOCKS[version - 1];
  const whole = codewords.length - count * correction;
  const short = Math.floor(whole / count);
  const lengths = Array.from({ length: count }, (_, i) => short + (i >= count - (whole % count) ? 1 : 0));
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i <= short; i++) lengths.forEach((length, block) => i < length && blocks[block].push(codewords[at++]));
  const checks: number[][] = lengths.map(() => []);
  for (let i = 0; i < correction; i++) checks.forEach((check) => check.push(codewords[at++]));
  blocks.forEach((block, i) => {
    if (errorCorrection(block, correction).join() !== checks[i].join()) throw new Error(`block ${i} is damaged`);
  });
  return blocks.flat();
};

export const decodeQr = (modules: Modules): string => {
  const size = modules.length;
  const version = (size - 17) / 4;
  if (!isSquare(modules, 0, 0) || !isSquare(modules, 0, size - 7) || !isSquare(modules, size - 7, 0))
    throw new Error('no squares');
  const format = [...[0, 1, 2, 3, 4, 5, 7, 8].map((j) => modules[8][j]), ...[7, 5, 4, 3, 2, 1, 0].map((i) => modules[i][8])];
  const mask = FORMATS_M.indexOf(number(format));
  if (mask < 0) throw new Error(`format ${number(format)} is not of level M`);
  const bits = readBits(modules, version, mask);
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => number(bits.slice(i * 8, i * 8 + 8)));
  const data = dataOf(codewords, version).flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map((bit) => bit === '1'));
  if (number(data.slice(0, 4)) !== 4) throw new Error('not in byte mode');
  const header = 4 + (version < 10 ? 8 : 16);
  const length = number(data.slice(4, header));
  const bytes = Array.from({ length }, (_, i) => number(data.slice(header + i * 8, header + i * 8 + 8)));
  return new TextDecoder().decode(new Uint8Array(bytes));
};
