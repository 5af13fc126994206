import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { tint } from './tint';

export const Compass = ({ x, y }: Point): JSX.Element => (
  <g transform={`translate(${x},${y})`}>
    <circle class="tint" style={tint('#f6e9cb')} r={30} opacity={0.72} />
    <circle class="line" style={tint('#8a5a2c')} r={30} stroke-width={1.2} />
    <circle class="line" style={tint('#8a5a2c')} r={24} stroke-width={0.7} stroke-dasharray="1 3.19" />
    <path class="tint" style={tint('#a5693c')} d="M13-13L4.5 0L13 13L0 4.5L-13 13L-4.5 0L-13-13L0-4.5Z" />
    <path class="tint" style={tint('#d0734c')} d="M0-27L5-5L27 0L5 5L0 27L-5 5L-27 0L-5-5Z" />
    <path class="tint" style={tint('#7d2f14')} d="M0-27L5-5L0 0ZM27 0L5 5L0 0ZM0 27L-5 5L0 0ZM-27 0L-5-5L0 0Z" />
    <text y={-34}>N</text>
  </g>
);
