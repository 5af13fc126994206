import { type Place, Placed, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, PAPER, UMBER } from './colours';

const starPath = (r: number): string => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5;
    const far = i % 2 === 0 ? r : r * 0.44;
    return `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
};

// What a card may do besides building, in a square of 40 about the origin.

type SignProps = Place & { readonly size: number };

const CARD = 'M-10 -14.5a2.5 2.5 0 0 1 2.5 -2.5h15a2.5 2.5 0 0 1 2.5 2.5v24a2.5 2.5 0 0 1 -2.5 2.5h-15a2.5 2.5 0 0 1 -2.5 -2.5Z';

/** Take any card: a fan of three. `x`, `y` is the centre. */
export const AnyCardSign = ({ x, y, size }: SignProps): JSX.Element => (
  <Placed x={x} y={y} scale={size / 40}>
    <g stroke={UMBER} stroke-width="1.6">
      <path d={CARD} fill="#e9d3a0" transform="rotate(-24 0 14)" />
      <path d={CARD} fill="#f3e3be" transform="rotate(24 0 14)" />
      <path d={CARD} fill={PAPER} />
    </g>
    <text class="figure-drawn" y="5.6" font-size="23" fill="#8a3b1e">
      ?
    </text>
  </Placed>
);

const block = (x: number, y: number): string => `M${x} ${y}h15v8h-15Z`;

const MOVE: readonly Shape[] = [
  [`${block(-19, 9)}${block(-19, 1)}${block(4, 9)}`, '#d6a24a', UMBER, 1.5],
  [block(4, 1), '#c2562f', UMBER, 1.5],
  ['M-11.5 -11.5C-9.5 -20.5 7 -21 10.8 -10', undefined, '#8a3b1e', 2.8],
  ['M5.5 -10L12 -3L15.8 -11.5Z', '#8a3b1e', '#8a3b1e', 1],
];

/** Move a floor: it leaves its dashed place on the left. `x`, `y` is the centre. */
export const MoveFloorSign = ({ x, y, size }: SignProps): JSX.Element => (
  <Placed x={x} y={y} scale={size / 40}>
    <path d={block(-19, -7)} fill={PAPER} stroke={UMBER} stroke-width="1.5" stroke-dasharray="2.5 2" />
    <Shapes of={MOVE} />
  </Placed>
);

const STAR = starPath(20);

/** `x`, `y` is the centre. */
export const Star = ({ x, y, size }: SignProps): JSX.Element => (
  <Placed x={x} y={y} scale={size / 40}>
    <path d={STAR} fill="#d29b2b" stroke={BRASS_DARK} stroke-width="2.4" stroke-linejoin="round" />
  </Placed>
);
