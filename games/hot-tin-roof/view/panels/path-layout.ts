// A way of roofs in one row: how large its discs can be, and how far apart they stand.

export interface PathSizes {
  readonly disc: number;
  readonly badge: number;
  /** Between two roofs where nothing is paid, and for each that is paid, and around those. */
  readonly gap: number;
  readonly pay: number;
  readonly around: number;
}

export interface PathLayout {
  readonly sizes: PathSizes;
  /** Before each roof but the first. */
  readonly gaps: readonly number[];
  readonly width: number;
}

const LARGE: PathSizes = { disc: 42, badge: 22, gap: 24, pay: 24, around: 8 };
const SMALL: PathSizes = { disc: 34, badge: 18, gap: 14, pay: 20, around: 4 };
const TINY: PathSizes = { disc: 28, badge: 16, gap: 10, pay: 17, around: 2 };
const PHONE: PathSizes = { disc: 34, badge: 19, gap: 8, pay: 20, around: 2 };
const PHONE_SMALL: PathSizes = { disc: 25, badge: 16, gap: 6, pay: 17, around: 1 };

/** Of a letter of a name, and between two names. */
const LETTER = 6.6;
const SPACE = 8;

/** `pays`: how many are paid on the way to each roof. */
const layOut = (sizes: PathSizes, pays: readonly number[], names: readonly string[] = []): PathLayout => {
  const { disc, gap, pay, around } = sizes;
  const gaps = pays.map((count, i) => {
    const room = names.length === 0 ? 0 : ((names[i].length + names[i + 1].length) * LETTER) / 2 + SPACE - disc;
    return Math.round(Math.max(count === 0 ? gap : count * pay + around, room));
  });
  return { sizes, gaps, width: gaps.reduce((sum, one) => sum + disc + one, disc) };
};

/** Where names are: in one line, in two by turns, or nowhere. */
export type Names = 'even' | 'uneven' | 'none';

/** A way with names below, as long as they have room; a very long one is broken into rows without them. */
export const deskPath = (
  room: number,
  pays: readonly number[],
  names: readonly string[],
): PathLayout & { readonly names: Names } => {
  const even = [LARGE, SMALL].map((sizes) => layOut(sizes, pays, names)).find(({ width }) => width <= room);
  if (even) return { ...even, names: 'even' };
  const uneven = layOut(SMALL, pays);
  return uneven.width <= room ? { ...uneven, names: 'uneven' } : { ...layOut(TINY, pays), names: 'none' };
};

/** Without names; a way that is too long even so must be scrolled. */
export const handPath = (room: number, pays: readonly number[]): PathLayout & { readonly isTooLong: boolean } => {
  const large = layOut(PHONE, pays);
  const found = large.width <= room ? large : layOut(PHONE_SMALL, pays);
  return { ...found, isTooLong: found.width > room };
};
