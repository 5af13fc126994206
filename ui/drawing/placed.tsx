import type { ComponentChildren, JSX } from 'preact';
import './placed.css';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Scaled {
  /** One unit of the drawing, in world units. */
  readonly scale?: number;
}

/** A drawing in its own units within a larger one. Its user supplies the accessible name. */
export const Placed = ({
  x,
  y,
  scale = 1,
  turn = 0,
  isMirrored = false,
  opacity,
  children,
}: Place &
  Scaled & {
    /** Degrees, clockwise. */
    readonly turn?: number;
    readonly isMirrored?: boolean;
    readonly opacity?: number | undefined;
    readonly children: ComponentChildren;
  }): JSX.Element => (
  <g
    transform={`translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${isMirrored ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`}`}
    opacity={opacity}
    aria-hidden="true"
  >
    {children}
  </g>
);

/** A drawing inline with text. */
export const Drawing = ({
  box,
  width,
  name = 'drawing',
  children,
}: {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly width: number;
  /** A class, where it looks different. */
  readonly name?: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <svg
    class={name}
    width={width}
    height={Math.round((width * box[3] * 100) / box[2]) / 100}
    viewBox={box.join(' ')}
    aria-hidden="true"
  >
    {children}
  </svg>
);
