import { type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS } from './colours';
import { FishTile } from './fish';

const AWNING = `M-6-14H172L180 4${'c0 9-12.7 9-12.7 0'.repeat(15)}Z`;
const STRIPES = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${9 + i * 25.4 - 6.5}-14h12.7L${i * 25.4 + 17.4} 4h-12.7Z`).join('');

const COLUMNS = 5;
const STEP = 31;

export const marketRows = (fish: number): number => Math.ceil(fish / COLUMNS);

interface MarketProps {
  /** Tiles that are left, of how many, and what each counts. */
  readonly left: number;
  readonly of: number;
  readonly value: number;
  readonly title: string;
  readonly note: string;
}

/** The stall of the fish market, about 180 × 170; `x`, `y` is the upper left corner of its front. */
export const Market = ({ x, y, left, of, value, title, note }: Place & MarketProps): JSX.Element => {
  const rows = marketRows(of);
  const tiles = Array.from({ length: of }, (_, i) => ({ x: 21 + (i % COLUMNS) * STEP, y: 52 + Math.floor(i / COLUMNS) * STEP }));
  return (
    <Placed x={x} y={y}>
      <rect width="166" height={60 + rows * STEP} rx="10" fill="#1a234b" stroke={BRASS} stroke-width="1.6" />
      <path d={AWNING} fill="#c8452f" stroke="#3d0f08" stroke-width="1.5" stroke-linejoin="round" />
      <path d={STRIPES} fill="#fbf1da" />
      <text class="figure-drawn" x="83" y="30" font-size="15" fill="#ffe3a3">
        {title}
      </text>
      {tiles.map((tile, i) =>
        i < left ? (
          <FishTile key={i} {...tile} value={value} scale={0.7} />
        ) : (
          <rect key={i} x={tile.x - 13} y={tile.y - 13} width="26" height="26" rx="5" fill="#121a3c" stroke="#3a477f" />
        ),
      )}
      <text class="htr-word" x="83" y={51 + rows * STEP} font-size="13.5" fill="#f3e7c9">
        {note}
      </text>
    </Placed>
  );
};
