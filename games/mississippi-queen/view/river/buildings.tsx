import { type Point, pathThrough } from '@showboat/ui';
import type { JSX } from 'preact';

export type RoofColour = 'red' | 'brown' | 'slate' | 'straw';

export interface HouseAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly angle: number;
  readonly roof: RoofColour;
}

/** Two slopes, seen from above; one window is lit by night. */
export const House = ({ x, y, width: w, depth: d, angle, roof }: HouseAt): JSX.Element => (
  <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${Math.round(angle)})`} class={`river-house ${roof}`}>
    <path class="river-shade-strong" d={`M${-w / 2 + 1.6},${-d / 2 + 2.2}h${w}v${d}h${-w}Z`} />
    <path class="slope-1" d={`M${-w / 2},${-d / 2}h${w}v${d / 2}h${-w}Z`} />
    <path class="slope-2" d={`M${-w / 2},0h${w}v${d / 2}h${-w}Z`} />
    <path class="ridge" d={`M${-w / 2},0H${w / 2}`} />
    <path class="walls" d={`M${-w / 2},${-d / 2}h${w}v${d}h${-w}Z`} />
    <path class="window" d={`M${w / 2 - 4.4},${-d / 2 + 1.3}h2.6v2.6h-2.6Z`} />
  </g>
);

export const Houses = ({ at, houses }: { readonly at: Point; readonly houses: readonly HouseAt[] }): JSX.Element => (
  <g>
    {houses.map((house, i) => (
      <House key={i} {...house} x={at.x + house.x} y={at.y + house.y} />
    ))}
  </g>
);

const HALF = 5.6;

/** Planks on piles, from a part of the way to another part. */
export const Jetty = ({
  from,
  to,
  isCoal = false,
  begins = 0.3,
  ends = 0.76,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly isCoal?: boolean;
  readonly begins?: number;
  readonly ends?: number;
}): JSX.Element => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [start, end] = [length * begins, length * ends];
  let planks = '';
  for (let x = start + 3; x < end - 1; x += 3.4) planks += `M${x.toFixed(1)},-5.4V5.4`;
  let piles = '';
  for (const x of [end - 2, (start + end) / 2]) for (const y of [-6, 6]) piles += `M${x.toFixed(1)},${y}h.01`;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g
      transform={`translate(${from.x.toFixed(1)},${from.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      class={isCoal ? 'river-jetty coal' : 'river-jetty'}
    >
      <path
        class="river-shade-water"
        d={`M${(start + 1).toFixed(1)},-3.4H${(end + 1.5).toFixed(1)}V8H${(start + 1).toFixed(1)}Z`}
      />
      <path class="deck" d={`M${start.toFixed(1)},${-HALF}H${end.toFixed(1)}V${HALF}H${start.toFixed(1)}Z`} />
      <path class="planks" d={planks} />
      <path class="piles" d={piles} />
    </g>
  );
};

/** Where a ship must lie to dock. */
export const DockingRing = ({ at }: { readonly at: Point }): JSX.Element => (
  <circle class="river-ring" cx={at.x} cy={at.y} r={26} />
);

/** A wooden quay along some points, with planks across it. */
export const Quay = ({ points, width }: { readonly points: readonly Point[]; readonly width: number }): JSX.Element => {
  let planks = '';
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const half = width / 2 - 0.8;
    for (let t = 3; t < length - 1; t += 4.6) {
      const [x, y] = [a.x + ux * t, a.y + uy * t];
      planks += `M${(x - uy * half).toFixed(1)},${(y + ux * half).toFixed(1)}L${(x + uy * half).toFixed(1)},${(y - ux * half).toFixed(1)}`;
    }
  }
  const path = pathThrough(points);
  return (
    <g class="river-quay">
      <path class="shadow" d={path} stroke-width={width + 2} transform="translate(2.5,3.5)" />
      <path class="edge" d={path} stroke-width={width + 2.2} />
      <path class="deck" d={path} stroke-width={width} />
      <path class="planks" d={planks} />
    </g>
  );
};
