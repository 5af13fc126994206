import { late } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Options, type RiverTile, TILE_BY_ID, cellsIn, stockOf } from '../../game';
import { spotOf, spotsOf } from './spots';
import { StartHarbour } from './start-harbour';
import { Passengers, Station, heapsFor } from './stations';
import { Woods } from './trees';

const RoseWaters = late(async () => (await import('./rose-waters')).RoseWaters);

interface TileProps {
  readonly tile: RiverTile;
  readonly number: number;
  readonly options: Options;
}

const drawTile = ({ tile, number, options }: TileProps): JSX.Element | null => {
  const spec = TILE_BY_ID.get(tile.id);
  if (!spec) return null;
  if (spec.id === 'start') return <StartHarbour tile={tile} />;
  const { station } = spec;
  const coal = options.coalSupply ? (spec.coal ?? []) : [];
  const heaps = heapsFor(coal.map(({ island, jetty }) => ({ island: spotsOf(tile, island), jetty: spotOf(tile, jetty) })));
  const peopled = cellsIn(station?.island);
  const wild = spotsOf(tile, spec.land).filter(
    ({ x, y }, i) => !peopled.includes(cellsIn(spec.land)[i]) && !heaps.some(({ heap }) => heap.x === x && heap.y === y),
  );
  return (
    <g>
      <Woods spots={wild} seed={number} />
      {station && <Station island={spotsOf(tile, station.island)} jetty={spotOf(tile, station.jetty)} roof={station.roof} />}
      {(spec.coal ?? spec.sandBars ?? spec.logs) !== undefined && <RoseWaters {...{ tile, number, options, heaps }} />}
    </g>
  );
};

/** What stands on a tile. Only the passengers ever change. */
export const TileFeatures = ({ tile, number, options, waiting }: TileProps & { readonly waiting: number }): JSX.Element => {
  const still = useMemo(() => drawTile({ tile, number, options }), [tile, number, options]);
  const pawns = useMemo(() => {
    const station = TILE_BY_ID.get(tile.id)?.station;
    if (!station) return null;
    const berths = stockOf(options, tile.id);
    return (
      <Passengers island={spotsOf(tile, station.island)} jetty={spotOf(tile, station.jetty)} waiting={waiting} berths={berths} />
    );
  }, [tile, options, waiting]);
  return (
    <g>
      {still}
      {pawns}
    </g>
  );
};
