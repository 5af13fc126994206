import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { roman } from '../../words/roman';
import { COMPASS_RADIUS, TITLE_WIDTH } from './chart-sizes';
import { Compass } from './compass';
import { waiting } from './ground';
import type { Scene, Shown } from './scene';
import { placeName } from './place-names';
import './river.css';

interface LetteredProps {
  readonly scene: Scene;
  readonly title: string;
  readonly subtitle: string;
}

/** Sized to fit the reserved room in every language. */
const sizeFor = (text: string, size: number, letter: number): number =>
  Math.round(10 * Math.min(size, TITLE_WIDTH / Math.max(1, text.length * letter))) / 10;

const Lettered = ({ scene: { river, terrain }, title, subtitle }: LetteredProps): JSX.Element | null => {
  const drawn = useMemo(() => {
    if (!terrain) return null;
    const { numbers, names, compass } = terrain.words;
    return (
      <>
        {numbers.map(({ tile, x, y }) => (
          <g key={tile} class="number" transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}>
            <circle r={13} />
            <text y={4.6} class={tile > 6 ? 'long' : undefined}>
              {roman(tile)}
            </text>
          </g>
        ))}
        {names.map(({ tile, x, y, angle }) => (
          <text key={tile} class="place" transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle})`} y={5}>
            {placeName(river.tiles[tile].id)}
          </text>
        ))}
        {compass && <Compass x={compass.x} y={compass.y} r={COMPASS_RADIUS} />}
      </>
    );
  }, [terrain]);
  const spot = terrain?.words.title;
  return (
    <>
      {drawn}
      {spot && (
        <g transform={`translate(${spot.x.toFixed(1)},${spot.y.toFixed(1)})`}>
          <text class="title" y={-6} font-size={sizeFor(title, 15.5, 0.78 * 1.15)}>
            {title}
          </text>
          <text class="subtitle" y={18} font-size={sizeFor(subtitle, 14, 0.55)}>
            {subtitle}
          </text>
        </g>
      )}
    </>
  );
};

/** Tile numbers, names of places, compass and title of the chart, on free land. */
export const ChartNames = ({ scene, ...words }: Omit<LetteredProps, 'scene'> & { readonly scene: Shown }): JSX.Element => {
  const { now, before } = scene;
  return (
    <g style={waiting(scene)} aria-hidden="true">
      {before && (
        <g key={before.river.tiles.length} class="river-names river-leaving">
          <Lettered scene={before} {...words} />
        </g>
      )}
      <g key={now.river.tiles.length} class={before ? 'river-names appearing' : 'river-names'}>
        <Lettered scene={now} {...words} />
      </g>
    </g>
  );
};
