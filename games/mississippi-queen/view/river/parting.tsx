import { hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import type { RiverTile } from '../../game';
import type { Scene } from './scene';
import { wayOf } from './spots';

const HALVES = [1, -1] as const;
/** How far the fog reaches at both sides of the tile. */
const REACH = 840;
const WAVE = 120;

/** One half of the fog, beyond a wavy line along the new tile. */
const halfOf = (tile: RiverTile, side: number, beyond: number): string => {
  const { x, y } = hexCentre(tile);
  const ahead = wayOf(tile.heading);
  const at = (along: number, across: number): string =>
    `${(x + ahead.x * along - ahead.y * across * side).toFixed(1)},${(y + ahead.y * along + ahead.x * across * side).toFixed(1)}`;
  let edge = `M${at(-REACH, -beyond)}`;
  for (let along = WAVE - REACH, i = 0; along <= REACH; along += WAVE, i++)
    edge += `Q${at(along - WAVE / 2, (i % 2 ? -34 : 34) - beyond)} ${at(along, -beyond)}`;
  return `${edge}L${at(REACH, REACH)}L${at(-REACH, REACH)}Z`;
};

/** The fog that lay over the new tile moves aside, to both banks. Each sheet ends further out than the one above it: a soft edge. */
export const Parting = ({ scene, tile }: { readonly scene: Scene; readonly tile: RiverTile }): JSX.Element => {
  const ahead = wayOf(tile.heading);
  return (
    <>
      {HALVES.map((side) => (
        <g
          key={side}
          class="river-fog parting"
          style={{ '--to': `${(-ahead.y * 240 * side).toFixed(1)}px,${(ahead.x * 240 * side).toFixed(1)}px` }}
        >
          {scene.terrain?.fog.map((d, i) => (
            <g key={i}>
              <clipPath id={`river-fog-${i * side}${side}`}>
                <path d={halfOf(tile, side, i * 9)} />
              </clipPath>
              <path class="sheet" d={d} clip-path={`url(#river-fog-${i * side}${side})`} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
};
