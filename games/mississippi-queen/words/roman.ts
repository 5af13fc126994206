const NUMERALS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Tiles are numbered as on the chart: III. */
export const roman = (number: number): string => {
  let left = number;
  let text = '';
  for (const [value, numeral] of NUMERALS)
    while (left >= value) {
      text += numeral;
      left -= value;
    }
  return text;
};
