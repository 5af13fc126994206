import { late } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RiverProps } from './ground';
import { useScene } from './scene';
import { lyingTiles, wayOf } from './spots';
import { TileFeatures } from './tile-features';
import { Groves } from './trees';
import './river.css';

const Pier = late(async () => (await import('./pier')).Pier);

/** Trees, houses, jetties, hazards and those who wait: above the lit spaces. */
export const RiverFeatures = ({
  river,
  options,
  waiting,
  isMotionReduced,
}: RiverProps & { readonly waiting: readonly number[] }): JSX.Element => {
  const { now, before, arriving } = useScene(river, options, isMotionReduced);
  const groves = useMemo(() => now.terrain && <Groves groves={now.terrain.groves} />, [now.terrain]);
  const pier = useMemo(() => now.river.pier !== 'none' && <Pier river={now.river} />, [now.river]);
  const gone = before ? lyingTiles(before.river).filter(({ number }) => number < now.river.first) : [];
  return (
    <g class={isMotionReduced ? 'river still' : 'river'} aria-hidden="true">
      <radialGradient id="river-lamp">
        <stop class="river-lamp" offset="0" stop-opacity=".8" />
        <stop class="river-lamp" offset=".45" stop-opacity=".34" />
        <stop class="river-lamp" offset="1" stop-opacity="0" />
      </radialGradient>
      {groves}
      {gone.map(({ number, tile }) => (
        <g key={number} class="river-leaving">
          <TileFeatures tile={tile} number={number} options={options} waiting={0} />
        </g>
      ))}
      {lyingTiles(now.river).map(({ number, tile }) => {
        const { x, y } = wayOf(tile.heading);
        return (
          <g
            key={number}
            class={number === arriving ? 'river-arriving' : undefined}
            style={{ '--from': `${(x * 60).toFixed(1)}px,${(y * 60).toFixed(1)}px` }}
          >
            <TileFeatures tile={tile} number={number} options={options} waiting={waiting[number] ?? 0} />
          </g>
        );
      })}
      {pier}
    </g>
  );
};
