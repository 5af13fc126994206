import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { hexPath } from '@showboat/ui';
import type { Options, River } from '../../game';
import { wayOf } from './spots';
import type { Scene, Shown } from './scene';
import type { Terrain } from './terrain';
import { watersOf } from './waters';
import './river.css';

const RHUMBS = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  return `M0,0L${Math.round(Math.cos(angle) * 1600)},${Math.round(Math.sin(angle) * 1600)}`;
}).join('');

const drawLand = ({ heights, sand, dots, words }: Terrain): JSX.Element => (
  <g class="river-land">
    {words.compass && <path class="rhumbs" d={RHUMBS} transform={`translate(${words.compass.x},${words.compass.y})`} />}
    {heights.map((d, i) => (
      <path key={i} class={`height h${i}`} d={d} />
    ))}
    <path class="sand" d={sand} />
    <path class="dots" d={dots} />
  </g>
);

const drawWater = ({ depths, engraved, currents, grid, seams }: Terrain): JSX.Element => (
  <g class="river-water">
    {depths.map((d, i) => (
      <path key={i} class={`depth d${4 - i}`} d={d} />
    ))}
    {engraved.map((d, i) => (
      <path key={i} class={`line l${i}`} d={d} />
    ))}
    {currents.map((d, heading) => {
      const { x, y } = wayOf(heading);
      return (
        d && (
          <path
            key={heading}
            class="current"
            d={d}
            style={{ '--dx': `${(x * 3).toFixed(2)}px`, '--dy': `${(y * 3).toFixed(2)}px` }}
          />
        )
      );
    })}
    <path class="grid" d={grid} />
    <path class="seams" d={seams} />
  </g>
);

/** Before the first terrain is there: water where there is water. */
const Rough = ({ river, options }: { readonly river: River; readonly options: Options }): JSX.Element => {
  const d = useMemo(
    () =>
      watersOf(river, options)
        .water.map((centre) => hexPath(centre, 1.01))
        .join(''),
    [river, options],
  );
  return <path class="river-rough" d={d} />;
};

const Ground = ({ scene, options }: { readonly scene: Scene; readonly options: Options }): JSX.Element => {
  const { terrain, river } = scene;
  const drawn = useMemo(
    () =>
      terrain && (
        <>
          {drawLand(terrain)}
          {drawWater(terrain)}
        </>
      ),
    [terrain],
  );
  return <g>{drawn ?? <Rough river={river} options={options} />}</g>;
};

/** What every layer of the river is given. */
export interface RiverProps {
  readonly scene: Shown;
  readonly options: Options;
  readonly isMotionReduced: boolean;
}

const keyOf = ({ river }: Scene): number => river.tiles.length * 100 + river.first;

/** When the layers of a change begin. */
export const waiting = ({ wait }: Shown): Readonly<Record<'--wait', string>> => ({ '--wait': `${wait}ms` });

/**
 * Land, shores, water, grid and seams: everything below the lit spaces. The new shores appear over the old ones while the fog lies
 * over whatever differs: below it the old river opens in all directions that were possible.
 */
export const RiverGround = ({ scene, options, isMotionReduced }: RiverProps): JSX.Element => {
  const { now, before } = scene;
  return useMemo(
    () => (
      <g class={isMotionReduced ? 'river still' : 'river'} style={waiting(scene)} aria-hidden="true">
        {before && (
          <g key={keyOf(before)}>
            <Ground scene={before} options={options} />
          </g>
        )}
        <g key={keyOf(now)} class={before && 'river-appearing'}>
          {before?.terrain && <rect class="river-paper" {...paperOf(before.terrain)} />}
          <Ground scene={now} options={options} />
        </g>
      </g>
    ),
    [scene, options, isMotionReduced],
  );
};

const paperOf = ({ bounds }: Terrain): Readonly<Record<'x' | 'y' | 'width' | 'height', number>> => ({
  x: bounds.x - 160,
  y: bounds.y - 160,
  width: bounds.width + 320,
  height: bounds.height + 320,
});
