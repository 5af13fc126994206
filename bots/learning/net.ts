// A small network: an encoder that all seats share, the sum of what it finds over the seats, a second layer that sees a seat and the sum,
// and two numbers for each seat, which correct the hand-made chance of winning and place. So seats are interchangeable by construction,
// and their number is free.

export interface Shape {
  /** Features of a seat and of the table. */
  readonly own: number;
  readonly table: number;
  /** Numbers that the encoder makes of them, and the second layer of those. */
  readonly hidden: number;
  readonly second: number;
}

/** Numbers for each seat: winning, place. */
export const OUTPUTS = 2;

/** All weights in one list, so that training can treat them alike. Inputs come first: zeros among them are skipped. */
export interface Net {
  readonly shape: Shape;
  readonly weights: Float64Array;
}

/** Where the parts of the list begin. */
export interface Layout {
  readonly own: number;
  readonly table: number;
  readonly hiddenBias: number;
  readonly self: number;
  readonly sum: number;
  readonly secondBias: number;
  readonly out: number;
  readonly outBias: number;
  readonly size: number;
}

export const layoutOf = ({ own, table, hidden, second }: Shape): Layout => {
  const starts = [own * hidden, table * hidden, hidden, hidden * second, hidden * second, second, second * OUTPUTS, OUTPUTS];
  let at = 0;
  const [ownAt, tableAt, hiddenBias, self, sum, secondBias, out, outBias] = starts.map((length) => {
    at += length;
    return at - length;
  });
  return { own: ownAt, table: tableAt, hiddenBias, self, sum, secondBias, out, outBias, size: at };
};

/** A net that corrects nothing. */
export const zeroNet = (shape: Shape): Net => ({ shape, weights: new Float64Array(layoutOf(shape).size) });

/** How a net came to be: enough to make it again. */
export interface Provenance {
  readonly command: string;
  readonly seed: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** Games of all generations, and the positions kept of them. */
  readonly games: number;
  readonly positions: number;
  readonly generations: number;
  /** Of the weights that it began with, where it did not begin with nothing. */
  readonly from?: Provenance;
}

/** A net as it is kept: whole numbers in one text, in parts of `1 / scale`. No weights: none was trained yet. */
export interface NetData {
  readonly provenance: Provenance;
  readonly shape: Shape;
  readonly scale: number;
  readonly weights: string;
}

/** The kept net; `undefined` where there is none, or none for these features. */
export const parseNet = (
  { shape, scale, weights }: NetData,
  features: { readonly own: readonly string[]; readonly table: readonly string[] },
): Net | undefined => {
  const numbers = weights === '' ? [] : weights.split(' ');
  if (numbers.length === 0) return undefined;
  if (shape.own !== features.own.length || shape.table !== features.table.length)
    throw new Error(
      `the net was trained for ${shape.own} and ${shape.table} features, not ${features.own.length} and ${features.table.length}`,
    );
  const { size } = layoutOf(shape);
  if (numbers.length !== size) throw new Error(`the net has ${numbers.length} weights, not ${size}`);
  return { shape, weights: Float64Array.from(numbers, (number) => Number(number) / scale) };
};

/** Rounded: the loss does not show it, and it is a third of the bytes. */
export const formatNet = ({ shape, weights }: Net, scale: number, provenance: Provenance): NetData => ({
  provenance,
  shape,
  scale,
  weights: Array.from(weights, (weight) => String(Math.round(weight * scale) || 0)).join(' '),
});

/** The net that is read again after it was written. */
export const roundedNet = ({ shape, weights }: Net, scale: number): Net => ({
  shape,
  weights: weights.map((weight) => (Math.round(weight * scale) || 0) / scale),
});
