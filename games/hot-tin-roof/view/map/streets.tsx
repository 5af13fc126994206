import type { JSX } from 'preact';
import { EXTENT } from './extent';
import { rowOf } from './skyline';

const { left, right, bottom, horizon } = EXTENT;

const FEET = [206, 300, 398, 500, 606, 716, 830, 948, 1070, 1196, 1330, 1470, 1620, 1780, 1950, 2130, 2320, 2520];

/** Every second street begins half a house later; beyond the board they are built more densely. */
const ROWS = FEET.map((y, i) => rowOf(y, left + (i % 2) * 40, right, y > 720 ? 0.85 : 0.62));
const join = (part: keyof (typeof ROWS)[number]): string => ROWS.map((row) => row[part]).join('');
const [WALLS, ROOFS, DARK, LIT] = [join('walls'), join('roofs'), join('dark'), join('lit')];

/** Lanes between the rows: a little paler than the ground. */
const LANES = FEET.map((y, i) => {
  const swing = i % 2 === 0 ? 16 : -14;
  return `M${left} ${y + 22}${`q375 ${swing} 750 0t750 0`.repeat(3)}`;
}).join('');

const LAMPS: readonly (readonly [x: number, y: number])[] = [
  [372, 510],
  [1043, 502],
  [591, 252],
  [561, 497],
  [246, 560],
  [86, 520],
  [905, 560],
  [1300, 420],
  [1420, 640],
  [-120, 380],
  [-60, 700],
  [300, 860],
  [760, 880],
  [1180, 860],
];

const POLES = LAMPS.map(([x, y]) => `M${x} ${y}v-20`).join('');
const LIGHTS = LAMPS.map(([x, y]) => `M${x - 4} ${y - 20}h8l-2 -8h-4Z`).join('');

const Laundry = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0Q50 16 100-2" stroke="#a9b9e8" stroke-width="1.3" fill="none" />
    <path d="M16 5l7 1v12l-5 3-4-3ZM82 3l9-2 2 12-9 2Z" fill="#c7d2f0" />
    <path d="M34 9h16v12h-4v-6h-8v6h-4Z" fill="#ee8b2c" opacity=".8" />
    <path d="M62 8l7-1 1 12 5 2-1 4-10-1Z" fill="#ea7fa0" opacity=".85" />
  </g>
);

/** Everything below the horizon that is not on the board. */
export const Streets = (): JSX.Element => (
  <>
    <rect x={left} y={horizon} width={right - left} height={bottom - horizon} fill="url(#htr-street)" />
    <path d={LANES} fill="none" stroke="#4356a0" stroke-width="9" opacity=".2" />
    <path d={WALLS} fill="#232d61" />
    <path d={ROOFS} fill="#151c43" />
    <path d={DARK} fill="#2f3e78" />
    <path d={LIT} fill="#d9a14c" opacity=".85" />
    {LAMPS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y - 22} r="46" fill="url(#htr-lamp)" opacity=".8" />
    ))}
    <path d={POLES} stroke="#0d1330" stroke-width="2.6" />
    <path d={LIGHTS} fill="#ffe29a" stroke="#0d1330" stroke-width="1.2" />
    <Laundry x={621} y={552} />
    <Laundry x={1220} y={300} />
    <Laundry x={-230} y={560} />
    <Laundry x={420} y={1010} />
  </>
);
