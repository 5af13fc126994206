import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Options, type RiverTile, TILE_BY_ID, cellsIn, stockOf } from '../../board';
import { StartHarbour } from './harbours';
import { Logs, SandBar } from './hazards';
import { spotOf, spotsOf } from './spots';
import { CoalStation, Passengers, Station, heapsFor } from './stations';
import { Woods } from './trees';

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
      {heaps.map((heap, i) => (
        <CoalStation key={i} {...heap} />
      ))}
      {options.sandBars &&
        spotsOf(tile, spec.sandBars).map((at, i) => (
          <SandBar key={i} at={at} angle={tile.heading * 60 - 30 + i * 14} seed={number + i} />
        ))}
      {options.logs &&
        spotsOf(tile, spec.logs).map((at, i) => <Logs key={i} at={at} angle={tile.heading * 60 + 10 + i * 30} seed={i + 2} />)}
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
