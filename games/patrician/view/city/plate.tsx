import type { Point, TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { type City, FLOORS } from '../../game';
import { Crest, cityColours } from '../pieces';
import { MEASURES } from './measures';
import './plate.css';

const ROMAN: Readonly<Record<number, string>> = { 5: 'V', 7: 'VII', 9: 'IX' };

/** Long names in a small plate. */
const LONG = 6;

/** The name of a city and how far it has come. `at` is the middle of its ground line. */
export const Plate = ({
  at,
  layout,
  city,
  name,
  floors,
  of,
}: {
  readonly at: Point;
  readonly layout: TableLayout;
  readonly city: City;
  readonly name: string;
  readonly floors: number;
  readonly of: string;
}): JSX.Element => {
  const { below, width, height } = MEASURES[layout].plate;
  const isWide = layout === 'wide';
  const left = at.x - width / 2;
  const baseline = at.y + below + height * 0.7;
  return (
    <g class={`pat-plate ${layout}`} aria-hidden="true">
      <rect x={left} y={at.y + below} width={width} height={height} rx={isWide ? 6 : 5} fill={cityColours(city).dark} />
      {isWide && <Crest x={left + 12} y={at.y + below + height / 2} height={27} city={city} />}
      <text
        class={!isWide && name.length > LONG ? 'pat-plate-name long' : 'pat-plate-name'}
        x={left + (isWide ? 28 : 6)}
        y={baseline}
      >
        {name}
      </text>
      <text class="pat-plate-count" x={left + width - (isWide ? 7 : 5)} y={baseline}>
        {isWide ? (
          <>
            {floors}
            <tspan class="pat-plate-of"> {of} </tspan>
            <tspan class="pat-plate-roman">{ROMAN[FLOORS[city]]}</tspan>
          </>
        ) : (
          `${floors}/${FLOORS[city]}`
        )}
      </text>
    </g>
  );
};
