import type { Point, TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Compass } from './compass';
import { ribbon, stepsThrough, throughPoints } from './curves';
import { LAYERS, type Layer } from './glyphs';
import { hillsOf } from './hills';
import { sceneryOf } from './scenery';
import { Sky, sunOf } from './sky';
import { tint } from './tint';
import { type Way, riverOf, waysOf } from './ways';
import './landscape.css';

export interface LandscapeProps {
  readonly layout: TableLayout;
  readonly seats: number;
}

const COMPASS: Point = { x: 92, y: 186 };

const Hills = ({ layout }: Pick<LandscapeProps, 'layout'>): JSX.Element => (
  <>
    <linearGradient id="pat-hill" x1="0" y1="0" x2="0" y2="1">
      <stop class="hill-light" offset="0" stop-opacity="0.34" />
      <stop class="hill-light" offset="0.5" stop-opacity="0" />
      <stop offset="0.55" stop-color="#6b3a12" stop-opacity="0" />
      <stop offset="1" stop-color="#6b3a12" stop-opacity="0.16" />
    </linearGradient>
    {hillsOf(layout).map(({ colour, body, rim, strokes }, i) => (
      <g key={i}>
        <path class="tint" style={tint(colour)} d={body} />
        <path fill="url(#pat-hill)" d={body} />
        <g class="line" style={tint('#f7e7be')}>
          <path d={rim} stroke-width={layout === 'wide' ? 2.4 : 1.6} opacity={i < 2 ? 0.25 : 0.5} />
          {i > 2 && <path d={strokes} stroke-width={1.2} stroke-dasharray="90 130 40 210 150 90" opacity={0.2} />}
        </g>
      </g>
    ))}
  </>
);

const River = ({ layout, seats }: LandscapeProps): JSX.Element => {
  const points = riverOf(layout, seats);
  const steps = stepsThrough(points, layout === 'wide' ? 12 : 6);
  // On a phone it comes from the distance; on a wide screen it crosses the land from side to side.
  const wide = layout === 'wide' ? 8 : 5.6;
  const widthAt = (along: number): number => (layout === 'wide' ? wide : wide * Math.min(1.3, 0.24 + along * 4));
  return (
    <>
      <path class="tint" style={tint('#f6e9c6')} opacity={0.85} d={ribbon(steps, (along) => widthAt(along) * 1.32)} />
      <path class="tint" style={tint('#7fa6a6')} d={ribbon(steps, widthAt)} />
      <path class="tint" style={tint('#a9c6c0')} opacity={0.75} d={ribbon(steps, (along) => widthAt(along) * 0.42)} />
      <path
        class="line"
        style={tint('#e0ebe0')}
        d={throughPoints(points)}
        stroke-width={layout === 'wide' ? 1.5 : 1.1}
        stroke-dasharray={layout === 'wide' ? '22 26' : '10 14'}
      />
    </>
  );
};

const Bridge = ({ x, y, angle, size }: NonNullable<Way['bridge']> & { readonly size: number }): JSX.Element => (
  <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size})`}>
    <rect class="tint" style={tint('#d9bd88')} x={-15} y={-6.5} width={30} height={13} />
    <path class="line" style={tint('#f3e3bc')} d="M-16 0H16" stroke-width={7} />
    <path class="line" style={tint('#8a6238')} d="M-16-6.5H16M-16 6.5H16" stroke-width={2.2} />
  </g>
);

const Roads = ({ layout, seats }: LandscapeProps): JSX.Element => {
  const ways = waysOf(layout, seats);
  const d = ways.map(({ path }) => path).join('');
  const isWide = layout === 'wide';
  return (
    <>
      <path class="line" style={tint('#8a5a2c')} d={d} stroke-width={isWide ? 9 : 6.6} opacity={0.5} />
      <path class="line" style={tint('#f3e3bc')} d={d} stroke-width={isWide ? 6 : 4.2} />
      <path class="line" style={tint('#c9a46a')} d={d} stroke-width={isWide ? 1.2 : 0.8} stroke-dasharray="5 6" />
      {ways.map(({ bridge }, i) => bridge && <Bridge key={i} {...bridge} size={isWide ? 1 : 0.7} />)}
    </>
  );
};

const STROKED: ReadonlySet<Layer> = new Set<Layer>(['rows', 'rowsWarm', 'trunk']);

const Scenery = ({ layout, seats }: LandscapeProps): JSX.Element => {
  const ink = sceneryOf(layout, seats, layout === 'wide' ? [COMPASS, sunOf(layout)] : [sunOf(layout)]);
  return (
    <>
      {LAYERS.map(([layer, colour]) => {
        const d = ink[layer];
        if (STROKED.has(layer)) {
          return <path key={layer} class="line" style={tint(colour)} d={d} stroke-width={layout === 'wide' ? 1.8 : 1.2} />;
        }
        if (layer === 'window') return <path key={layer} class="window" d={d} />;
        return <path key={layer} class="tint" style={tint(colour)} d={d} opacity={layer === 'shade' ? 0.22 : 1} />;
      })}
    </>
  );
};

/** The land below the cities, wider than any window. It is drawn once. */
export const Landscape = ({ layout, seats }: LandscapeProps): JSX.Element =>
  useMemo(
    () => (
      <g class="fresco" aria-hidden="true">
        <Sky layout={layout} />
        <Hills layout={layout} />
        <River layout={layout} seats={seats} />
        <Roads layout={layout} seats={seats} />
        <Scenery layout={layout} seats={seats} />
        {layout === 'wide' && <Compass {...COMPASS} />}
      </g>
    ),
    [layout, seats],
  );
