import { type Point, seededRandom } from '@showboat/ui/drawing';

/** A cottonwood, seen from above. */
export interface Tree extends Point {
  readonly r: number;
  readonly seed: number;
}

/** Trees that do not cover each other, as four paths: a wood is a few of these, whatever its size. */
export interface Grove {
  readonly shadow: string;
  readonly crown: string;
  readonly light: string;
  readonly dark: string;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const crownPath = ({ x, y, r, seed }: Tree): string => {
  const first = seededRandom(seed * 977 + 13)() * 6;
  let path = '';
  for (let i = 0; i <= 6; i++) {
    const angle = first + (i * Math.PI) / 3;
    const at = `${n(x + r * Math.cos(angle))},${n(y + r * 0.94 * Math.sin(angle))}`;
    path += i === 0 ? `M${at}` : `A${n(r * 0.56)},${n(r * 0.56)} 0 0 1 ${at}`;
  }
  return `${path}Z`;
};

const shadowPath = ({ x, y, r }: Tree): string => {
  const [rx, ry] = [n(r * 1.04), n(r * 0.92)];
  return `M${n(x + r * 0.3 - r * 1.04)},${n(y + r * 0.36)}a${rx},${ry} 0 1 1 ${n(r * 2.08)},0a${rx},${ry} 0 1 1 ${n(-r * 2.08)},0Z`;
};

const lightPath = ({ x, y, r }: Tree): string =>
  `M${n(x - r * 0.5)},${n(y - r * 0.1)}q${n(r * 0.2)},${n(-r * 0.5)} ${n(r * 0.62)},${n(-r * 0.42)}` +
  `M${n(x - r * 0.12)},${n(y + r * 0.2)}q${n(r * 0.3)},${n(-r * 0.42)} ${n(r * 0.6)},${n(-r * 0.22)}`;

const darkPath = ({ x, y, r }: Tree): string =>
  `M${n(x + r * 0.1)},${n(y + r * 0.62)}q${n(r * 0.5)},${n(-r * 0.05)} ${n(r * 0.62)},${n(-r * 0.5)}`;

const isOver = (a: Tree, b: Tree): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (1.45 * (a.r + b.r)) ** 2;

/** From the back to the front: a tree stands one layer above all those behind it that it touches. */
export const grovesOf = (trees: readonly Tree[]): readonly Grove[] => {
  const layers: Tree[][] = [];
  const placed: { readonly tree: Tree; readonly layer: number }[] = [];
  for (const tree of trees.toSorted((a, b) => a.y - b.y)) {
    let layer = 0;
    for (let i = placed.length - 1; i >= 0; i--) {
      const behind = placed[i];
      if (tree.y - behind.tree.y > 28) break;
      if (behind.layer >= layer && isOver(tree, behind.tree)) layer = behind.layer + 1;
    }
    placed.push({ tree, layer });
    (layers[layer] ??= []).push(tree);
  }
  return layers.map((layer) => ({
    shadow: layer.map(shadowPath).join(''),
    crown: layer.map(crownPath).join(''),
    light: layer.map(lightPath).join(''),
    dark: layer.map(darkPath).join(''),
  }));
};
