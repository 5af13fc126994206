/** An estimate and the interval that covers the truth in 95 of 100 experiments. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959963984540054;

/** Wilson's interval for a share; fractional successes are allowed, for shared wins. */
export const wilson = (successes: number, trials: number, z = NORMAL_95): Interval => {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + (z * z) / trials;
  const centre = (share + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return { mean: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

export const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The unbiased estimate of the variance. */
export const varianceOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  return numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);
};

/** Student's t for 95 % on both sides, by Cornish and Fisher's series: right to 0.1 % from 5 degrees of freedom on. */
export const studentT = (freedom: number): number => {
  const z = NORMAL_95;
  const n = freedom;
  return (
    z +
    (z ** 3 + z) / (4 * n) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3)
  );
};

/** The interval of a mean. */
export const meanInterval = (numbers: readonly number[]): Interval => {
  const mean = meanOf(numbers);
  const half = studentT(numbers.length - 1) * Math.sqrt(varianceOf(numbers) / numbers.length);
  return { mean, low: mean - half, high: mean + half };
};

/** With fewer deals the estimated variance is unreliable. */
const FEWEST_DEALS = 10;

/**
 * The share of wins. Every deal counts as one sample, because its games are not independent; with few deals, or when all came out
 * the same, every game does.
 */
export const winShare = (deals: readonly { readonly wins: number; readonly games: number }[]): Interval => {
  const games = deals.reduce((sum, deal) => sum + deal.games, 0);
  const shares = deals.map((deal) => deal.wins / deal.games);
  if (deals.length >= FEWEST_DEALS && varianceOf(shares) > 0) {
    const { mean, low, high } = meanInterval(shares);
    return { mean, low: Math.max(0, low), high: Math.min(1, high) };
  }
  return wilson(
    deals.reduce((sum, { wins }) => sum + wins, 0),
    games,
  );
};

/**
 * Whether the mean of a growing list is proven to differ from zero: Robbins' confidence sequence, which may be checked after every
 * number without the error exceeding `alpha`.
 */
export const isProven = (numbers: readonly number[], alpha: number): boolean => {
  const n = numbers.length;
  if (n < FEWEST_DEALS) return false;
  // A list without variance would prove anything, so the effect that one more number could have is included.
  const spread = Math.sqrt(varianceOf(numbers)) + 1 / n;
  // Narrowest where tournaments are usually decided.
  const rho = 10;
  const bound = spread * Math.sqrt((n + rho) * (Math.log((n + rho) / rho) + 2 * Math.log(1 / alpha)));
  return Math.abs(numbers.reduce((sum, one) => sum + one, 0)) > bound;
};
