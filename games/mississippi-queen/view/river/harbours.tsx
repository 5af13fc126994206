import { type Point, hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { type River, type RiverTile, START_SPACES, TILE_BY_ID, poseAt } from '../../board';
import { House, type HouseAt, Jetty, Quay } from './buildings';
import { Groves } from './trees';
import { grovesOf } from './groves';
import { spotOf, spotsOf, turnedSpot } from './spots';

// Drawn with the head of the tile up, in units from its middle; the group they stand in turns them.

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

const QUAY: readonly Point[] = [
  { x: -118, y: -141 },
  { x: -34, y: -192 },
  { x: 34, y: -192 },
  { x: 118, y: -141 },
];
/** From the quay into the nose of the last tile and the spaces at both sides of it. */
const LANDINGS: readonly (Point & { readonly quay: number; readonly head: number })[] = [
  { x: -60, y: -104, quay: -176, head: -119 },
  { x: 0, y: -138.6, quay: -192, head: -153 },
  { x: 60, y: -104, quay: -176, head: -119 },
];

const HALL: readonly HouseAt[] = [
  { x: 0, y: -224, width: 92, depth: 30, angle: 0, roof: 'red' },
  { x: -78, y: -194, width: 26, depth: 18, angle: -31, roof: 'slate' },
  { x: 78, y: -194, width: 26, depth: 18, angle: 31, roof: 'slate' },
  { x: 0, y: -246, width: 20, depth: 18, angle: 90, roof: 'red' },
];

/** Where the river ends: three landings, a quay and the red hall. */
export const Pier = ({ river }: { readonly river: River }): JSX.Element | null => {
  if (river.pier === 'none') return null;
  const last = river.tiles[river.tiles.length - 1];
  const { x, y } = hexCentre(last);
  const { heading } = poseAt(last, river.pier);
  // MQ-FIN-1: an island may lie before the pier.
  const land = spotsOf(last, TILE_BY_ID.get(last.id)?.land);
  const isWater = (landing: Point): boolean => {
    const at = turnedSpot({ x, y }, heading, landing);
    return !land.some((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < 10);
  };
  return (
    <g transform={`translate(${x},${y}) rotate(${heading * 60})`}>
      <circle class="river-glow" cx={0} cy={-215} r={92} />
      {LANDINGS.filter(isWater).map(({ x: across, quay, head }) => (
        <Jetty key={across} from={{ x: across, y: quay }} to={{ x: across, y: head }} begins={0} ends={1} />
      ))}
      <Quay points={QUAY} width={26} />
      {HALL.map((house, i) => (
        <House key={i} {...house} />
      ))}
    </g>
  );
};
