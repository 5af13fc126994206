import type { JSX } from 'preact';

/** A path; without a fill only its stroke is visible. */
export type Shape = readonly [d: string, fill?: string | undefined, stroke?: string, width?: number];

export const Shapes = ({ of }: { readonly of: readonly Shape[] }): JSX.Element => (
  <g stroke-linecap="round" stroke-linejoin="round">
    {of.map(([d, fill = 'none', stroke, width]) => (
      <path key={d} d={d} fill={fill} stroke={stroke} stroke-width={width} />
    ))}
  </g>
);

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
