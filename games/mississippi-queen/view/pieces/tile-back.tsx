import { DIRECTIONS, add } from '@showboat/engine';
import { hexCentre, hexPath, hexSide, pathThrough } from '@showboat/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CELL_HEXES } from '../../board';

const SPACES = CELL_HEXES.map((hex) => hexPath(hexCentre(hex), 1.012)).join('');

const isOnTile = (q: number, r: number): boolean => CELL_HEXES.some((hex) => hex.q === q && hex.r === r);

const OUTLINE = CELL_HEXES.flatMap((hex) =>
  DIRECTIONS.flatMap((direction, heading) => {
    const beside = add(hex, direction);
    return isOnTile(beside.q, beside.r) ? [] : [pathThrough(hexSide(hexCentre(hex), heading))];
  }),
).join('');

const WAVES = Array.from({ length: 40 }, (_, row) => {
  const bows = Array.from({ length: 17 }, (_unused, i) => `q10,${i % 2 === 0 ? -6 : 6} 20,0`);
  return `M-170,${row * 11 - 190}${bows.join('')}`;
}).join('');

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The back of a tile of twenty spaces: it tells nothing but its outline. */
export const TileBack = ({ size = 120 }: { readonly size?: number }): JSX.Element => {
  const clip = useId();
  return (
    <svg class="badge" width={size} height={size * 1.05} viewBox="-180 -200 360 378" aria-hidden="true">
      <clipPath id={clip}>
        <path d={SPACES} />
      </clipPath>
      <path d={SPACES} fill="#14505b" />
      <g clip-path={`url(#${clip})`} fill="none">
        <path d={WAVES} stroke="#e9f3e4" stroke-width="1.3" opacity=".35" />
        <path d={OUTLINE} stroke="#f7eed6" stroke-width="20" stroke-linecap="round" />
      </g>
      <g transform="translate(0,-22)" fill="none" stroke="#e6c982" stroke-width="4">
        <circle r="84" fill="#14505b" stroke="#d9b66a" stroke-width="3" />
        <circle r="54" />
        <circle r="13" fill="#e6c982" />
        {SPOKES.map((degrees) => (
          <g key={degrees} transform={`rotate(${degrees})`}>
            <path d="M0,-13V-54" />
            <path d="M-13,-61.5H13" stroke-width="9" />
          </g>
        ))}
      </g>
      <path d={OUTLINE} fill="none" stroke="#8a6420" stroke-width="3" stroke-linecap="round" />
    </svg>
  );
};
