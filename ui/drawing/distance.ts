import type { Field } from './field';

const FAR = 1e9;

/** Squared distances along one line: the lower envelope of a parabola on each point (Felzenszwalb and Huttenlocher). */
const transformLine = (
  values: Float64Array,
  start: number,
  stride: number,
  length: number,
  scratch: { readonly line: Float64Array; readonly tops: Int32Array; readonly ends: Float64Array },
): void => {
  const { line, tops, ends } = scratch;
  for (let q = 0; q < length; q++) line[q] = values[start + q * stride];
  let k = 0;
  tops[0] = 0;
  ends[0] = -FAR;
  ends[1] = FAR;
  for (let q = 1; q < length; q++) {
    let meet: number;
    do {
      const top = tops[k];
      meet = (line[q] + q * q - line[top] - top * top) / (2 * (q - top));
    } while (meet <= ends[k] && --k > -1);
    k++;
    tops[k] = q;
    ends[k] = meet;
    ends[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (ends[k + 1] < q) k++;
    values[start + q * stride] = (q - tops[k]) ** 2 + line[tops[k]];
  }
};

const distances = ({ columns, rows }: Field, marks: Uint8Array, to: 0 | 1): Float64Array => {
  const values = new Float64Array(marks.length);
  for (let i = 0; i < marks.length; i++) values[i] = marks[i] === to ? 0 : FAR;
  const longest = Math.max(columns, rows);
  const scratch = { line: new Float64Array(longest), tops: new Int32Array(longest), ends: new Float64Array(longest + 1) };
  for (let i = 0; i < columns; i++) transformLine(values, i, columns, rows, scratch);
  for (let j = 0; j < rows; j++) transformLine(values, j * columns, 1, columns, scratch);
  return values;
};

/** Fills the field with the signed distance to the border of what is marked: positive inside, negative outside. */
export const fillDistance = (field: Field, marks: Uint8Array): void => {
  const inside = distances(field, marks, 0);
  const outside = distances(field, marks, 1);
  for (let i = 0; i < marks.length; i++) {
    // The border is half a step from the lattice points on both sides.
    field.values[i] = (marks[i] === 1 ? Math.sqrt(inside[i]) - 0.5 : 0.5 - Math.sqrt(outside[i])) * field.step;
  }
};
