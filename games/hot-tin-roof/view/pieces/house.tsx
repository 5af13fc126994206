import { type Place, Placed, type Scaled } from '@showboat/ui';
import type { JSX } from 'preact';
import { roofColour } from './colours';

const ROOF = 'M-46-38H46L58 18H-58Z';
const EDGE = '#141a38';

const seams = (shift: number): string =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${i * 10.5 + shift}-37L${i * 13.2 + shift} 17`).join('');
const DARK_SEAMS = seams(0);
const LIGHT_SEAMS = seams(1.4);

interface Front {
  /** Where windows stand and whether somebody is at home. */
  readonly windows: readonly (readonly [x: number, isLit: boolean])[];
  /** One window of the front, its middle at the origin. */
  readonly pane: string;
  readonly bars: string;
  readonly door?: number;
  readonly chimneyX: number;
  readonly chimney: string;
  readonly cap: string;
}

const SQUARE = 'M-6-7.5H6V7.5H-6Z';
const ARCH = 'M-6 7.5V-2A6 6 0 0 1 6-2V7.5Z';
const ROUND = 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0Z';
const BRICK = 'M-6-16H6V6H-6Z';
const POT = 'M-8-19H8V-14.5H-8Z';

const FRONTS: readonly Front[] = [
  {
    windows: [
      [-38, true],
      [-19, true],
      [19, true],
      [38, false],
    ],
    pane: SQUARE,
    bars: 'M0-7.5V7.5M-6 0H6',
    door: 0,
    chimneyX: -38,
    chimney: BRICK,
    cap: POT,
  },
  {
    windows: [
      [-40, true],
      [-22, false],
      [4, true],
      [22, true],
      [40, true],
    ],
    pane: ARCH,
    bars: 'M0-8V7.5M-6 1H6',
    chimneyX: 37,
    chimney: 'M-9-13H9V6H-9Z',
    cap: 'M-11-16.5H11V-12.5H-11ZM-7-22H-2V-16.5H-7ZM2-22H7V-16.5H2Z',
  },
  {
    windows: [
      [-38, false],
      [-18, true],
      [2, true],
      [40, true],
    ],
    pane: SQUARE,
    bars: 'M0-7.5V7.5M-6-2H6',
    door: 21,
    chimneyX: -31,
    chimney: 'M-4-18H4V6H-4Z',
    cap: 'M-6-18.5L-8-22H8L6-18.5ZM-7-22L0-26L7-22Z',
  },
  {
    windows: [
      [-36, true],
      [-12, true],
      [12, false],
      [36, true],
    ],
    pane: ROUND,
    bars: 'M0-7V7M-7 0H7',
    chimneyX: 40,
    chimney: 'M-6-22H6V6H-6Z',
    cap: 'M-8-25H8V-20.5H-8Z',
  },
];

/** A tin roof and its house, of four kinds; `x`, `y` is the centre of the roof. */
export const House = ({
  x,
  y,
  index,
  scale = 0.88,
  isLit,
}: Place & Scaled & { readonly index: number; readonly isLit: boolean }): JSX.Element => {
  const { windows, pane, bars, door, chimneyX, chimney, cap } = FRONTS[index % FRONTS.length];
  const tin = roofColour(index);
  return (
    <Placed x={x} y={y} scale={scale}>
      <ellipse cy="50" rx="62" ry="7" fill="#050922" opacity=".45" />
      <rect x="-50" y="14" width="100" height="36" fill={tin} />
      <rect x="-50" y="14" width="100" height="36" fill="url(#htr-wall)" stroke="#0f1430" stroke-width="1.4" />
      <path d="M-50 46.5H50" stroke="#0b1026" stroke-width="5" opacity=".4" />
      {windows.map(([at, isHome], i) => (
        <g
          key={at}
          transform={`translate(${at} 36.5)`}
          class={i === 1 ? 'htr-window' : undefined}
          style={i === 1 ? { animationDelay: `${-9 * index}s` } : undefined}
        >
          <path d={pane} fill={isHome ? '#ffd277' : '#26325a'} stroke="#151b38" stroke-width="1.3" />
          <path d={bars} stroke={isHome ? '#a86e22' : '#151b38'} stroke-width="1" />
        </g>
      ))}
      {door !== undefined && (
        <path d={`M${door - 6.5} 50V33A6.5 6.5 0 0 1 ${door + 6.5} 33V50Z`} fill="#3a2438" stroke="#151b38" stroke-width="1.3" />
      )}
      <g transform={`translate(${chimneyX} -34)`} stroke="#1c1230" stroke-width="1.4" stroke-linejoin="round">
        <path d={chimney} fill="#7b4a44" />
        <path d={cap} fill="#96605a" />
      </g>
      <path d={ROOF} fill={tin} />
      <path d={DARK_SEAMS} stroke="#080d28" stroke-opacity=".3" stroke-width="1.5" />
      <path d={LIGHT_SEAMS} stroke="#fff" stroke-opacity=".17" />
      <path d={ROOF} fill="url(#htr-sheen)" stroke={EDGE} stroke-width="1.8" stroke-linejoin="round" />
      <path d="M-46-37.5H46" stroke="#d3def8" stroke-width="2" stroke-linecap="round" opacity=".85" />
      <rect x="-59.5" y="17" width="119" height="5" rx="1.5" fill={tin} stroke={EDGE} stroke-width="1.3" />
      <path d="M-57 18.6H57" stroke="#fff" stroke-opacity=".3" stroke-width="1.2" />
      {isLit && <path d={ROOF} fill="#ffd36b" fill-opacity=".24" stroke="#ffdf7a" stroke-width="3.6" stroke-linejoin="round" />}
    </Placed>
  );
};
