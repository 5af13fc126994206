import type { Point, Scaled } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS } from './colours';

export interface LinkProps extends Scaled {
  /** The centres of two roofs. */
  readonly from: Point;
  readonly to: Point;
  /** How far along the link the break and the plank lie off its middle, as a part of its length. */
  readonly shift?: number;
}

export interface Link {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

/** Pipes leave a roof a little below its centre. */
export const SAG = 4;

/** The middle of the break of a link. */
export const linkOf = ({ from, to, shift = 0, scale = 1 }: LinkProps): Link => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return {
    x: from.x + dx * (0.5 + shift),
    y: from.y + dy * (0.5 + shift) + SAG * scale,
    length: Math.hypot(dx, dy),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
};

/** Of a pipe, from the middle of the break to its ends. */
const reachOf = (isBridged: boolean): number => (isBridged ? 24 : 17);

const placed = ({ scale = 1, ...link }: LinkProps): { readonly transform: string; readonly units: number } => {
  const { x, y, length, angle } = linkOf({ ...link, scale });
  return { transform: `translate(${x} ${y})rotate(${angle})scale(${scale})`, units: length / scale };
};

/** A pipe between two roofs, broken where most of it is seen; brass once a plank lies over the break. */
export const Gap = ({ isBridged = false, ...link }: LinkProps & { readonly isBridged?: boolean }): JSX.Element => {
  const { shift = 0 } = link;
  const { transform, units } = placed(link);
  const far = reachOf(isBridged);
  const pipes = `M${units * (-0.5 - shift)} 0H${-far}M${far} 0H${units * (0.5 - shift)}`;
  return (
    <g transform={transform} stroke-linecap="round" fill="none" aria-hidden="true">
      <path d={pipes} stroke="#0c1230" stroke-width="9" />
      <path d={pipes} stroke={isBridged ? BRASS : '#66769f'} stroke-width="5" />
    </g>
  );
};

/** The break itself, above the houses: whoever wants to lay a plank there must see it. */
export const Break = (link: LinkProps): JSX.Element => {
  const far = reachOf(false);
  return (
    <g transform={placed(link).transform} stroke-linecap="round" fill="none" aria-hidden="true">
      <path d={`M${-far}-7V7M${far}-7V7`} stroke="#0c1230" stroke-width="6" />
      <path d={`M${-far}-6V6M${far}-6V6`} stroke="#93a3cc" stroke-width="3.2" />
      <path d={`M${6 - far} 0H${far - 5}`} stroke="#b7c5ee" stroke-width="2.2" stroke-dasharray="1 6" />
    </g>
  );
};
