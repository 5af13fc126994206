/** The shortest prefix that gives the whole list when repeated: `a b a b` has period 2. */
const periodOf = (names: readonly string[]): number => {
  for (let period = 1; period < names.length; period++)
    if (names.length % period === 0 && names.every((name, i) => name === names[i % period])) return period;
  return names.length;
};

/**
 * Who sits where in the games of one deal. The list, repeated as often as needed, is rotated by one from game to game until it is
 * back at the start: so every bot sits in every seat equally often, however many bots and seats there are.
 */
export const rotations = <T extends { readonly name: string }>(bots: readonly T[], seats: number): readonly (readonly T[])[] => {
  if (bots.length === 0) throw new Error('an arena without bots');
  const games = periodOf(bots.map(({ name }) => name));
  return Array.from({ length: games }, (_, shift) =>
    Array.from({ length: seats }, (_seat, i) => bots[(i + shift) % bots.length]),
  );
};
