import { type Point, type TableLayout, seededRandom } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { City } from '../../game';
import { cityAt } from './places';
import { tint } from './tint';
import './landscape.css';

export interface PiazzaProps {
  readonly layout: TableLayout;
  readonly city: City;
  readonly seats: number;
}

const WALLS = ['#e8ce9a', '#ddbb82', '#ebd6a8'];
const ROOFS = ['#b8552f', '#a2482a', '#c46a3e'];

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
}

/** A row of small houses, the same ones for a city at every table. */
const housesOf = (city: City, layout: TableLayout): readonly House[] => {
  const random = seededRandom(city * 131 + 7);
  const [half, size] = layout === 'wide' ? [86, 1] : [84, 0.72];
  const houses: House[] = [];
  for (let x = -half; x < half - 12 * size; ) {
    const width = (13 + random() * 9) * size;
    houses.push({
      x,
      width: Math.min(width, half - x),
      height: (10 + random() * 17) * size,
      wall: WALLS[Math.floor(random() * 3)],
      roof: ROOFS[Math.floor(random() * 3)],
    });
    x += width - 1;
  }
  return houses;
};

const n = (value: number): string => value.toFixed(1);

const HouseDrawing = ({ x, width, height, wall, roof }: House): JSX.Element => {
  const rise = Math.min(6, width * 0.36);
  const windows = [0.28, 0.64].map((part) => `M${n(x + width * part)},${n(4 - height)}h2v3.2h-2Z`).join('');
  return (
    <>
      <path class="tint" style={tint(wall)} d={`M${n(x)},2V${n(-height)}h${n(width)}V2Z`} />
      <path class="tint" style={tint('#b98d55')} opacity={0.5} d={`M${n(x + width * 0.72)},2V${n(-height)}H${n(x + width)}V2Z`} />
      <path
        class="tint"
        style={tint(roof)}
        d={`M${n(x - 1.5)},${n(-height)}l${n(rise)},${n(-rise)}h${n(width - 2 * rise + 3)}l${n(rise)},${n(rise)}Z`}
      />
      {height > 9 && <path class="window" d={windows} />}
    </>
  );
};

/** A landmark stands behind a site: it is seen until the tower there is taller. */
const Belfry = ({ x, y }: Point): JSX.Element => (
  <>
    <path class="tint" style={tint('#e3c48d')} d={`M${n(x - 4)},2V${n(-y)}h8V2Z`} />
    <path class="tint" style={tint('#a2482a')} d={`M${n(x - 5.5)},${n(-y)}L${n(x)},${n(-y - 9)}L${n(x + 5.5)},${n(-y)}Z`} />
    <path class="window" d={`M${n(x - 1.4)},${n(4.5 - y)}h2.8v4h-2.8Z`} />
  </>
);

const Dome = ({ x, y }: Point): JSX.Element => (
  <>
    <path class="tint" style={tint('#e8ce9a')} d={`M${n(x - 9)},2V${n(-y)}h18V2Z`} />
    <path
      class="tint"
      style={tint('#b8552f')}
      d={`M${n(x - 9)},${n(-y)}C${n(x - 8)},${n(-y - 12)} ${n(x + 8)},${n(-y - 12)} ${n(x + 9)},${n(-y)}Z`}
    />
    <path class="tint" style={tint('#f3e3bc')} d={`M${n(x - 1.5)},${n(-y - 8.5)}v-5l1.5-2.5l1.5,2.5v5Z`} />
  </>
);

/** The paved ground of a city, and the skyline behind its towers. */
export const Piazza = ({ layout, city, seats }: PiazzaProps): JSX.Element => {
  const { x, y } = cityAt(layout, city, seats);
  return useMemo(() => {
    const isWide = layout === 'wide';
    const [back, front] = isWide ? [-13, 24] : [-9, 13];
    const ground = `M-94,2C-72,${back} 72,${back} 94,2C82,${front} -82,${front} -94,2Z`;
    const at = { x: (city % 3 === 0 ? -1 : 1) * (isWide ? 44 : 62), y: isWide ? 38 : 24 };
    return (
      <g class="fresco" aria-hidden="true" transform={`translate(${x},${y})`}>
        <path class="tint" style={tint('#5a3a16')} opacity={0.25} d={ground} transform="translate(0,3)" />
        <path class="tint" style={tint('#e9d2a0')} d={ground} />
        <path class="line" style={tint('#a87b45')} d={ground} stroke-width={1.2} />
        {city % 2 === 0 ? <Belfry {...at} /> : <Dome {...at} />}
        {housesOf(city, layout).map((house) => (
          <HouseDrawing key={house.x} {...house} />
        ))}
        <path class="tint" style={tint('#e9d2a0')} d={`M-88,1H88C78,${front - 3} -78,${front - 3} -88,1Z`} />
      </g>
    );
  }, [layout, city, x, y]);
};
