import type { JSX } from 'preact';

/** A path; without a fill only its stroke is seen. */
export type Shape = readonly [d: string, fill?: string | undefined, stroke?: string, width?: number];

export const Shapes = ({ of }: { readonly of: readonly Shape[] }): JSX.Element => (
  <g stroke-linecap="round" stroke-linejoin="round">
    {of.map(([d, fill = 'none', stroke, width]) => (
      <path key={d} d={d} fill={fill} stroke={stroke} stroke-width={width} />
    ))}
  </g>
);

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const starPath = (r: number): string => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5;
    const far = i % 2 === 0 ? r : r * 0.44;
    return `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
};
