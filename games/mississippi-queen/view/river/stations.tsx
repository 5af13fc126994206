import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import type { TileSpec } from '../../game';
import { DockingRing, House, type HouseAt, Houses, Jetty } from './buildings';
import { Groves } from './trees';
import { grovesOf } from './groves';
import { PawnMark } from '../pieces/pawn';
import { wayTo } from './spots';

const byNearness = (spots: readonly Point[], to: Point): readonly Point[] =>
  spots.toSorted((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y));

/** So far towards the jetty, and so far to the right of that. */
const off = (u: Point, ahead: number, right: number): Point => ({ x: u.x * ahead - u.y * right, y: u.y * ahead + u.x * right });

type Roof = NonNullable<TileSpec['station']>['roof'];

export const Station = ({
  island,
  jetty,
  roof,
}: {
  readonly island: readonly Point[];
  readonly jetty: Point;
  readonly roof: Roof;
}): JSX.Element => {
  const [near, ...further] = byNearness(island, jetty);
  const u = wayTo(near, jetty);
  const angle = (Math.atan2(u.y, u.x) * 180) / Math.PI;
  const house = (ahead: number, right: number, width: number, depth: number, turn: number): HouseAt => ({
    ...off(u, ahead, right),
    width,
    depth,
    angle: angle + turn,
    roof,
  });
  const tree = off(u, -15, 12);
  return (
    <g>
      <circle class="river-glow" cx={near.x} cy={near.y} r={46} />
      <Jetty from={near} to={jetty} />
      <Groves groves={grovesOf([{ x: near.x + tree.x, y: near.y + tree.y, r: 5.6, seed: 3 }])} />
      <Houses at={near} houses={[house(-9, -8, 19.5, 14.6, 90), house(-2, 11, 15.9, 12.2, 0), house(4, -13, 12.2, 9.8, 0)]} />
      {further.map((spot, i) => (
        <g key={i}>
          <Groves
            groves={grovesOf([
              { x: spot.x - 12, y: spot.y + 9, r: 6.4, seed: 5 + i },
              { x: spot.x - 1, y: spot.y + 14, r: 5.2, seed: 8 + i },
            ])}
          />
          <House x={spot.x - 4} y={spot.y - 7} width={20.7} depth={14.6} angle={angle + 30} roof={roof} />
          <House x={spot.x + 10} y={spot.y + 6} width={14.6} depth={12.2} angle={angle - 20} roof={roof} />
        </g>
      ))}
      <DockingRing at={jetty} />
    </g>
  );
};

const BERTH = 'M-5.6,8.4C-5.6,3.4 -3.2,1.6 -2.4,-1.2A4.1,4.1 0 1 1 2.4,-1.2C3.2,1.6 5.6,3.4 5.6,8.4Z';

/** Those who wait at the head of the jetty, and the berths of those who have gone. */
export const Passengers = ({
  island,
  jetty,
  waiting,
  berths,
}: {
  readonly island: readonly Point[];
  readonly jetty: Point;
  readonly waiting: number;
  readonly berths: number;
}): JSX.Element => {
  const near = byNearness(island, jetty)[0];
  const u = wayTo(near, jetty);
  const count = Math.max(waiting, berths);
  return (
    <g>
      {Array.from({ length: count }, (_, i) => {
        const spot = off(u, 25, i * 15 - (count - 1) * 7.5);
        return (
          <g key={i} transform={`translate(${(near.x + spot.x).toFixed(1)},${(near.y + spot.y - 7).toFixed(1)}) scale(1.2)`}>
            <g key={`${i < waiting}`} class="river-pawn" style={{ '--turn': i }}>
              {i < waiting ? <PawnMark /> : <path class="river-berth" d={BERTH} />}
            </g>
          </g>
        );
      })}
    </g>
  );
};

/** Each jetty has a heap of its own, as near as may be. */
export const heapsFor = (
  jetties: readonly { readonly island: readonly Point[]; readonly jetty: Point }[],
): readonly { readonly heap: Point; readonly jetty: Point }[] => {
  const taken: Point[] = [];
  return jetties.map(({ island, jetty }) => {
    const near = byNearness(island, jetty);
    const heap = near.find((spot) => !taken.some(({ x, y }) => x === spot.x && y === spot.y)) ?? near[0];
    taken.push(heap);
    return { heap, jetty };
  });
};
