import { hexCentre, hexPath, rectAround } from '@showboat/ui';
import type { JSX } from 'preact';
import { CELL_HEXES, type Options, type TileSpec, cellsIn, stockOf } from '../../game';
import type { LaterPhrases } from '../../words/words';
import './small-tile.css';

const CENTRES = CELL_HEXES.map(hexCentre);
const { x, y, width, height } = rectAround(CENTRES, 52);
const VIEW_BOX = [x, y, width, height].join(' ');
const WATER = CENTRES.map((centre) => hexPath(centre, 1.02)).join('');

const outline = (cells: string | undefined, scale: number): string =>
  cellsIn(cells)
    .map((cell) => hexPath(CENTRES[cell], scale))
    .join('');

/** From the nearest land of the island to the space at its jetty. */
const jettyPath = (island: string, jetty: string): string => {
  const to = CENTRES[cellsIn(jetty)[0]];
  const lands = cellsIn(island).map((cell) => CENTRES[cell]);
  const [from] = lands.sort((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y));
  return `M${from.x + (to.x - from.x) * 0.3},${from.y + (to.y - from.y) * 0.3}L${from.x + (to.x - from.x) * 0.75},${from.y + (to.y - from.y) * 0.75}`;
};

/** A tile of the stack, small. Hazards that are switched off are water. */
export const SmallTile = ({ tile, options }: { readonly tile: TileSpec; readonly options: Options }): JSX.Element => (
  <svg class="small-tile" viewBox={VIEW_BOX} aria-hidden="true">
    <path class="water" d={WATER} />
    <path class="land" d={outline(tile.land, 0.94)} />
    {tile.station && <path class={`roofs ${tile.station.roof}`} d={outline(tile.station.island, 0.5)} />}
    {tile.station && <path class="jetty" d={jettyPath(tile.station.island, tile.station.jetty)} />}
    {options.coalSupply &&
      tile.coal?.map(({ island, jetty }) => (
        <g key={jetty}>
          <path class="coal" d={outline(island, 0.42)} />
          <path class="jetty black" d={jettyPath(island, jetty)} />
        </g>
      ))}
    {options.logs && <path class="logs" d={outline(tile.logs, 0.55)} />}
    {options.sandBars && <path class="sand" d={outline(tile.sandBars, 0.6)} />}
  </svg>
);

/** What is on a tile besides water, in few words. */
export const wordsOfTile = (options: Options, tile: TileSpec, phrases: LaterPhrases['tiles']): readonly string[] => {
  const passengers = stockOf(options, tile.id);
  const words = [
    passengers > 0 && phrases.passengers(passengers),
    options.coalSupply && tile.coal && phrases.coal,
    options.logs && tile.logs && phrases.logs,
    options.sandBars && tile.sandBars && phrases.sandBars,
  ].filter((word): word is string => typeof word === 'string');
  return words.length > 0 ? words : [phrases.islands];
};
