// Powers and logarithms made of sums, products and quotients only: those agree to the last bit on every machine. `Math.exp` and
// `Math.log` do not (Node 20 and newer Chromium differ), so a bot that used them would not decide the same everywhere.

/** ln 2 in two parts: the first has few enough digits for its product with a small integer to be exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;

const SMALLEST = -1074;
const LARGEST = 1023;

/** 2^n from the smallest to the largest; halving and doubling are exact. */
const POWERS_OF_TWO: readonly number[] = (() => {
  const powers = [1];
  for (let n = -1; n >= SMALLEST; n--) powers.unshift(powers[0] / 2);
  for (let n = 1; n <= LARGEST; n++) powers.push(powers[powers.length - 1] * 2);
  return powers;
})();

/** 1/k! for the series of e^r; later terms are negligible for |r| below ln 2 / 2. */
const INVERSE_FACTORIALS: readonly number[] = (() => {
  const inverse = [1];
  for (let k = 1, factorial = 1; k <= 13; k++) inverse.push(1 / (factorial *= k));
  return inverse;
})();

/** e^x, right to about one unit in the last place. */
export const exp = (x: number): number => {
  const n = Math.floor(x / LN2 + 0.5);
  if (!(n >= SMALLEST)) return x < 0 ? 0 : Number.NaN;
  if (n > LARGEST) return Infinity;
  const r = x - n * LN2_HIGH - n * LN2_LOW;
  let sum = INVERSE_FACTORIALS[13];
  for (let k = 12; k >= 0; k--) sum = sum * r + INVERSE_FACTORIALS[k];
  return sum * POWERS_OF_TWO[n - SMALLEST];
};

/** The natural logarithm, right to about one unit in the last place. */
export const ln = (x: number): number => {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return Infinity;
  let n = 0;
  let mantissa = x;
  for (; mantissa > Math.SQRT2; n++) mantissa /= 2;
  for (; mantissa < Math.SQRT1_2; n--) mantissa *= 2;
  // ln m = 2 artanh((m - 1) / (m + 1)), whose series converges quickly for m near 1.
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let k = 21; k >= 3; k -= 2) sum = (sum + 1 / k) * square;
  return n * LN2_HIGH + (n * LN2_LOW + (2 * s + 2 * s * sum));
};
