/** The value below which this share of all values lies, 0.99 for instance; values in any order. */
export const percentile = (values: readonly number[], share: number): number => {
  if (values.length === 0) throw new Error('nothing has no percentiles');
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
