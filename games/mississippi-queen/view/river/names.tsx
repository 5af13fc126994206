import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { roman } from '../../words/roman';
import { COMPASS_RADIUS, TITLE_WIDTH } from './chart-sizes';
import { Compass } from './compass';
import type { RiverProps } from './ground';
import { placeName } from './place-names';
import { useScene } from './scene';
import './river.css';

/** Sized to fit the reserved room in every language. */
const sizeFor = (text: string, size: number, letter: number): number =>
  Math.round(10 * Math.min(size, TITLE_WIDTH / Math.max(1, text.length * letter))) / 10;

/** Tile numbers, names of places, compass and title of the chart, on free land. */
export const ChartNames = ({
  river,
  options,
  isMotionReduced,
  title,
  subtitle,
}: RiverProps & { readonly title: string; readonly subtitle: string }): JSX.Element => {
  const { now, before } = useScene(river, options, isMotionReduced);
  const drawn = useMemo(() => {
    if (!now.terrain) return null;
    const { numbers, names, compass } = now.terrain.words;
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
            {placeName(now.river.tiles[tile].id)}
          </text>
        ))}
        {compass && <Compass x={compass.x} y={compass.y} r={COMPASS_RADIUS} />}
      </>
    );
  }, [now]);
  const spot = now.terrain?.words.title;
  return (
    <g class={before ? 'river-names appearing' : 'river-names'} aria-hidden="true">
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
    </g>
  );
};
