import { late } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type RiverProps, waiting } from './ground';
import { lyingTiles } from './spots';
import { TileFeatures } from './tile-features';
import { Groves } from './trees';
import './river.css';

const Pier = late(async () => (await import('./pier')).Pier);

/** Trees, houses, jetties, hazards and those who wait: above the lit spaces. Nothing stands where no land is drawn yet. */
export const RiverFeatures = ({
  scene,
  options,
  waiting: pawns,
  isMotionReduced,
}: RiverProps & { readonly waiting: readonly number[] }): JSX.Element => {
  const { now, before, arriving } = scene;
  const { terrain } = now;
  const groves = useMemo(() => terrain && <Groves groves={terrain.groves} />, [terrain]);
  const pier = useMemo(() => now.river.pier !== 'none' && <Pier river={now.river} />, [now.river]);
  const gone = before ? lyingTiles(before.river).filter(({ number }) => number < now.river.first) : [];
  return (
    <g class={isMotionReduced ? 'river still' : 'river'} style={waiting(scene)} aria-hidden="true">
      <radialGradient id="river-lamp">
        <stop class="river-lamp" offset="0" stop-opacity=".8" />
        <stop class="river-lamp" offset=".45" stop-opacity=".34" />
        <stop class="river-lamp" offset="1" stop-opacity="0" />
      </radialGradient>
      {before?.terrain && (
        <g class="river-leaving">
          <Groves groves={before.terrain.groves} />
        </g>
      )}
      <g key={now.river.tiles.length} class={before && 'river-appearing'}>
        {groves}
      </g>
      {gone.map(({ number, tile }) => (
        <g key={number} class="river-leaving">
          <TileFeatures tile={tile} number={number} options={options} waiting={0} />
        </g>
      ))}
      {terrain &&
        lyingTiles(now.river).map(({ number, tile }) => (
          <g key={number} class={number === arriving ? 'river-appearing river-arriving' : undefined}>
            <TileFeatures tile={tile} number={number} options={options} waiting={pawns[number] ?? 0} />
          </g>
        ))}
      {terrain && pier}
    </g>
  );
};
