/** A number in [0, 1) for a lattice point. It depends on nothing else, so it stays the same in a larger drawing. */
export const hashAt = (i: number, j: number, seed: number): number => {
  let mixed = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from -0.5 to 0.5, with one bump per unit. */
export const noiseAt = (x: number, y: number, seed: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const a = hashAt(i, j, seed);
  const b = hashAt(i + 1, j, seed);
  const c = hashAt(i, j + 1, seed);
  const d = hashAt(i + 1, j + 1, seed);
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v - 0.5;
};

/** A jittered point in each lattice square of the rectangle; the lattice is the world's, not the rectangle's. */
export const scatter = (
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  spacing: number,
  seed: number,
): readonly { readonly x: number; readonly y: number; readonly rank: number }[] => {
  const points = [];
  for (let j = Math.floor(y / spacing); j * spacing < y + height; j++) {
    for (let i = Math.floor(x / spacing); i * spacing < x + width; i++) {
      points.push({
        x: (i + hashAt(i, j, seed)) * spacing,
        y: (j + hashAt(i, j, seed + 1)) * spacing,
        rank: hashAt(i, j, seed + 2),
      });
    }
  }
  return points;
};
