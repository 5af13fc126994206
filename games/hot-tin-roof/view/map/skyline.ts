// Background houses as a few long paths, cheap to draw.

export interface Row {
  readonly walls: string;
  readonly roofs: string;
  readonly dark: string;
  readonly lit: string;
}

/** The same numbers for the same place: the quarter does not change during a game. */
export const chanceAt = (a: number, b: number): number => {
  const first = Math.imul(a ^ Math.imul(b + 1, 0x9e3779b1), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return ((second ^ (second >>> 16)) >>> 0) / 4294967296;
};

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Four kinds of roof over a wall from `x`, `y`. */
const roofOf = (kind: number, x: number, y: number, width: number): string => {
  switch (kind) {
    case 0:
      return `M${x - 4} ${y}l${width * 0.25} -16h${width * 0.5}L${x + width + 4} ${y}Z`;
    case 1:
      return `M${x - 4} ${y}L${x + width / 2} ${y - 22}L${x + width + 4} ${y}Z`;
    case 2:
      return `M${x - 3} ${y}v-7h${width + 6}v7Z${box(x + width * 0.65, y - 17, 8, 12)}`;
    default:
      return `M${x - 4} ${y}l9 -14H${x + width - 5}l9 14Z${box(x + 10, y - 25, 7, 13)}`;
  }
};

/** A street of houses between two ends, their feet at `y`; `density` of them is built. */
export const rowOf = (y: number, from: number, to: number, density: number): Row => {
  let [walls, roofs, dark, lit] = ['', '', '', ''];
  let x = from;
  for (let i = 0; x < to; i++) {
    const seed = i + 31 * Math.round(y);
    const width = 36 + Math.round(chanceAt(seed, 1) * 3) * 12;
    if (chanceAt(seed, 2) < density) {
      const height = 26 + Math.round(chanceAt(seed, 3) * 3) * 10;
      const top = y - height;
      walls += box(x, top, width, height);
      roofs += roofOf(Math.floor(chanceAt(seed, 4) * 4), x, top, width);
      for (let column = 0; column < Math.floor((width - 8) / 14); column++)
        for (let floor = 0; floor < Math.floor((height - 4) / 17); floor++) {
          const pane = box(x + 8 + column * 14, top + 7 + floor * 16, 6, 8);
          if (chanceAt(seed * 7 + column, 5 + floor) < 0.14) lit += pane;
          else dark += pane;
        }
    }
    x += width + 10 + Math.round(chanceAt(seed, 6) * 5) * 14;
  }
  return { walls, roofs, dark, lit };
};
