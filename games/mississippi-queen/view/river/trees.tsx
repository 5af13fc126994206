import { type Point, seededRandom } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Grove, type Tree, grovesOf } from './groves';

export const Groves = ({ groves }: { readonly groves: readonly Grove[] }): JSX.Element => (
  <g>
    {groves.map(({ shadow, crown, light, dark }, i) => (
      <g key={i}>
        <path class="river-shade" d={shadow} />
        <path class="river-crown" d={crown} />
        <path class="river-leaf-light" d={light} />
        <path class="river-leaf-dark" d={dark} />
      </g>
    ))}
  </g>
);

/** Four crowns on a land space. */
const crownsOn = ({ x, y }: Point, seed: number): readonly Tree[] => {
  const random = seededRandom(seed);
  return [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 2 + random() * 1.2;
    const r = i === 0 ? 2 : 9 + random() * 3;
    return { x: x + r * Math.cos(angle) * 1.05, y: y + r * Math.sin(angle) * 0.9, r: 6.2 + random() * 2.2, seed: seed + i };
  });
};

export const Woods = ({ spots, seed }: { readonly spots: readonly Point[]; readonly seed: number }): JSX.Element => (
  <Groves groves={grovesOf(spots.flatMap((spot, i) => crownsOn(spot, seed * 100 + i * 7 + 3)))} />
);
