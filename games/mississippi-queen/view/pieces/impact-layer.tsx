import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Ship } from '../../game';
import { pointOf } from '../layout';
import { SINKING_MS } from '../pace';
import { type Impact, impactsOf } from './impacts';
import type { TableProps } from './props';
import { ShipPiece } from './ship';
import './impact-layer.css';

/** Where drops fly from the hull that is struck, in degrees off the way of the push, and how far. */
const DROPS = [
  { angle: -98, far: 58 },
  { angle: -62, far: 70 },
  { angle: -30, far: 56 },
  { angle: 24, far: 58 },
  { angle: 58, far: 72 },
  { angle: 94, far: 60 },
  { angle: 170, far: 44 },
] as const;

const BUBBLES = [
  { x: -12, y: 6, r: 3.4 },
  { x: 9, y: -4, r: 4.4 },
  { x: 2, y: 12, r: 2.6 },
  { x: -5, y: -13, r: 3 },
  { x: 14, y: 11, r: 2.4 },
] as const;

const Splash = ({ at, degrees }: { readonly at: Point; readonly degrees: number }): JSX.Element => (
  <g class="splash" transform={`translate(${at.x},${at.y}) rotate(${degrees})`}>
    <circle class="ripple" r="34" />
    <circle class="ripple second" r="34" />
    {DROPS.map(({ angle, far }, i) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <ellipse class="drop" cy="-20" rx={i % 2 ? 3.6 : 4.8} ry={i % 2 ? 6 : 8} style={{ '--far': `${20 - far}px` }} />
      </g>
    ))}
  </g>
);

const Sinking = ({ ship, at }: { readonly ship: Ship; readonly at: Point }): JSX.Element => (
  <g class="sinking" data-sinking={ship.id} transform={`translate(${at.x},${at.y})`}>
    {/* Water, also where the tile is removed with the last ship on it: it dries up from its edge. */}
    <radialGradient id="river-depth">
      <stop offset="0.55" stop-color="var(--water-2)" />
      <stop offset="0.75" stop-color="var(--water-3)" stop-opacity="0.75" />
      <stop offset="1" stop-color="var(--water-4)" stop-opacity="0" />
    </radialGradient>
    <circle class="depth" r="62" fill="url(#river-depth)" />
    <circle class="ripple" r="34" />
    <circle class="ripple second" r="34" />
    <g class="hull">
      <ShipPiece id={ship.id} at={{ x: 0, y: 0 }} heading={ship.heading} speed={0} isStill />
    </g>
    {BUBBLES.map(({ x, y, r }, i) => (
      <circle key={x} class="bubble" cx={x} cy={y} r={r} style={{ '--after': `${700 + i * 190}ms` }} />
    ))}
    <path class="loss" d="M-15,-15L15,15M15,-15L-15,15" />
  </g>
);

interface Seen {
  readonly key: number;
  readonly impact: Impact;
}

/** Spray where hulls meet, and ships that go down. Each is shown for its time, whatever is played meanwhile; without motion as a mark. */
export const ImpactLayer = ({ planner: { frame } }: Pick<TableProps, 'planner'>): JSX.Element => {
  const last = frame.last.value;
  const state = frame.state.value;
  const [seen, see] = useState<readonly Seen[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useLayoutEffect(() => {
    const come = last ? impactsOf(last, state).map((impact): Seen => ({ key: count.current++, impact })) : [];
    if (come.length === 0) return;
    see((now) => [...now, ...come]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      see((now) => now.filter((one) => !come.includes(one)));
    }, SINKING_MS);
    timers.current.add(timer);
  }, [last]);
  useLayoutEffect(() => () => timers.current.forEach(clearTimeout), []);
  return (
    <g class={frame.isMotionReduced.value ? 'impacts still' : 'impacts'} aria-hidden="true">
      {seen.map(({ key, impact }) =>
        impact.kind === 'shove' ? (
          <Splash key={key} at={pointOf(state.river, impact.place)} degrees={impact.heading * 60} />
        ) : (
          <Sinking key={key} ship={impact.ship} at={pointOf(state.river, impact.ship.at)} />
        ),
      )}
    </g>
  );
};
