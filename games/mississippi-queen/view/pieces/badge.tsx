import type { JSX } from 'preact';
import type { ShipId } from '../../game';
import { circlePath, shapePath } from './shapes';
import { SHIPS } from './ships';
import './pieces.css';

const petals = (r: number): string =>
  [0, 1, 2, 3, 4]
    .map((i) => (i * 72 - 90) * (Math.PI / 180))
    .map((angle) => circlePath(r * 0.52 * Math.cos(angle), r * 0.52 * Math.sin(angle), r * 0.46))
    .join('');

const Rose = ({ r }: { readonly r: number }): JSX.Element => (
  <>
    <path d={petals(r)} fill="#e0607a" />
    <circle r={r * 0.42} fill="#b23a57" />
    <path
      d={`M${-r * 0.2},0a${r * 0.2},${r * 0.2} 0 1,1 ${r * 0.2},${r * 0.2}`}
      fill="none"
      stroke="#ffd9e0"
      stroke-width={r * 0.12}
    />
  </>
);

/** The mark of a ship within another drawing, about the origin. */
export const BadgeMark = ({ id, r }: { readonly id: ShipId; readonly r: number }): JSX.Element => {
  const look = SHIPS[id];
  const width = Math.max(r * 0.13, 0.6);
  if (look.shape === 'rose') {
    return (
      <g>
        <circle r={r} fill={look.badge} stroke="#f7eedc" stroke-width={width} />
        <Rose r={r * 0.68} />
      </g>
    );
  }
  const isTriangle = look.shape === 'triangle';
  const drop = isTriangle ? 0.42 : look.shape === 'shield' ? 0.3 : 0.38;
  return (
    <g>
      <path d={shapePath(look.shape, r)} fill={look.badge} stroke={look.outline} stroke-width={width} stroke-linejoin="round" />
      <text class="badge-letter" y={r * drop} font-size={r * (isTriangle ? 0.98 : 1.12)} fill={look.ink}>
        {look.letter}
      </text>
    </g>
  );
};

/** The mark of a ship inline with text. Screen readers read the text; `label` is for where there is none. */
export const Badge = ({
  id,
  size,
  label,
}: {
  readonly id: ShipId;
  readonly size: number;
  readonly label?: string;
}): JSX.Element => (
  <svg
    class="badge"
    width={size}
    height={size}
    viewBox="-13 -13 26 26"
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    <BadgeMark id={id} r={9} />
  </svg>
);
