import { type Point, hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { type RiverTile, START_SPACES } from '../../game';
import { House, type HouseAt, Jetty, Quay } from './buildings';
import { Groves } from './trees';
import { grovesOf } from './groves';
import { spotOf } from './spots';

// Drawn in units from the middle of the tile.

const VILLAGE: readonly HouseAt[] = [
  { x: 122, y: 131, width: 20.7, depth: 14.6, angle: -18, roof: 'brown' },
  { x: 107, y: 147, width: 15.9, depth: 12.2, angle: 12, roof: 'red' },
  { x: 129, y: 152, width: 15.9, depth: 12.2, angle: 40, roof: 'straw' },
  { x: -73, y: 170, width: 19, depth: 14, angle: 8, roof: 'straw' },
  { x: -44, y: 172, width: 26.8, depth: 17, angle: 3, roof: 'brown' },
  { x: -14, y: 170, width: 22, depth: 15.9, angle: -3, roof: 'red' },
  { x: 15, y: 172, width: 29, depth: 18, angle: 2, roof: 'slate' },
  { x: 46, y: 171, width: 22, depth: 15.9, angle: -6, roof: 'brown' },
  { x: 74, y: 169, width: 18, depth: 13, angle: -10, roof: 'red' },
  { x: -2, y: 191, width: 15, depth: 11, angle: 84, roof: 'straw' },
  { x: 33, y: 192, width: 14, depth: 11, angle: 12, roof: 'brown' },
];

/** Along the houses: all jetties of the harbour begin here. */
const BOARDWALK: readonly Point[] = [
  { x: -88, y: 151 },
  { x: 88, y: 151 },
];

/** The shipyard on a1: a slip with rails down to the water ahead, a shed and a stack of timber. */
const Shipyard = ({ at }: { readonly at: Point }): JSX.Element => (
  <g transform={`translate(${at.x},${at.y})`} class="river-yard">
    <path class="river-shade-strong" d="M-10,-40H14V24H-10Z" transform="translate(2,2.5)" />
    <path class="slip" d="M-12,-42H12V22H-12Z" />
    <path class="ties" d={[-38, -31, -24, -17, -10, -3, 4, 11, 18].map((y) => `M-11.5,${y}H11.5`).join('')} />
    <path class="rails" d="M-7,-43V22M7,-43V22" />
    <path class="timber" d="M-36,20h17M-37,24.6h15M-35,29.2h16" />
    <House x={-26} y={-2} width={28} depth={16} angle={90} roof="slate" />
  </g>
);

const StartNumber = ({ at, number }: { readonly at: Point; readonly number: number }): JSX.Element => (
  <g transform={`translate(${at.x},${at.y})`} class={number === START_SPACES.length ? 'river-start yard' : 'river-start'}>
    <circle r={11.5} />
    <text y={5}>{number}</text>
  </g>
);

/** The start tile: quay, village, shipyard, and the numbers of the start spaces. */
export const StartHarbour = ({ tile }: { readonly tile: RiverTile }): JSX.Element => {
  const { x, y } = hexCentre(tile);
  // The start tile is never turned.
  const spot = (cell: string): Point => {
    const at = spotOf(tile, cell);
    return { x: at.x - x, y: at.y - y };
  };
  const [yard, a2, e2] = [spot('a1'), spot('a2'), spot('e2')];
  const alongside = ['b1', 'c1', 'd1'].map(spot);
  return (
    <g transform={`translate(${x},${y})`}>
      <circle class="river-glow" cx={0} cy={166} r={76} />
      <circle class="river-glow" cx={122} cy={142} r={46} />
      {alongside.map((to, i) => (
        <Jetty key={i} from={{ x: to.x, y: 150 }} to={{ x: to.x, y: to.y + 17 }} begins={0} ends={1} />
      ))}
      <Quay points={BOARDWALK} width={10} />
      <Jetty from={{ x: a2.x - 60, y: a2.y + 34.6 }} to={a2} />
      <Jetty from={{ x: e2.x + 60, y: e2.y + 34.6 }} to={e2} />
      <Groves
        groves={grovesOf([
          { x: 140, y: 133, r: 6, seed: 2 },
          { x: -60, y: 184, r: 6.4, seed: 9 },
          { x: 61, y: 183, r: 5.6, seed: 12 },
        ])}
      />
      {VILLAGE.map((house, i) => (
        <House key={i} {...house} />
      ))}
      <Shipyard at={yard} />
      {START_SPACES.map((cell, i) => (
        <StartNumber key={cell} at={spot(cell)} number={i + 1} />
      ))}
    </g>
  );
};
