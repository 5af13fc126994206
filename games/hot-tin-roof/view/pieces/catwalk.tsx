import { Placed } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { BRASS_DARK, GOLD, seatColours, seatPattern } from './colours';
import { type LinkProps, linkOf } from './gap';
import { Initial } from './initial';

/** What the eaves of two houses leave of a link; shorter planks would be all initial. */
const EAVES = 108;
const [SHORTEST, LONGEST] = [36, 60];

/** One that is read from left to right, or from above to below. */
const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle);

export interface PlankProps {
  readonly seat: Seat;
  /** Left out where it is drawn over everything else. */
  readonly letter?: string;
  readonly isDeluxe: boolean;
}

/** The radius of the initial in the middle of a plank. */
export const plankInitial = (isDeluxe: boolean): number => (isDeluxe ? 10 : 8.4);

/** The plank itself, about the origin. */
export const Plank = ({
  seat,
  letter,
  isDeluxe,
  length,
  turn = 0,
}: PlankProps & { readonly length: number; readonly turn?: number }): JSX.Element => {
  const { body, edge } = seatColours(seat);
  const half = isDeluxe ? 10 : 7;
  const end = length / 2;
  const rail = half + 2.5;
  const posts = [-1, -0.34, 0.34, 1].map((part) => part * end);
  return (
    <>
      <rect x={-end} y={3 - half} width={length} height={2 * half} rx="3" fill="#03061a" opacity=".45" />
      {isDeluxe && (
        <g stroke={BRASS_DARK} stroke-linecap="round">
          <path d={`M${-end} ${-rail}H${end}M${-end} ${rail}H${end}`} stroke-width="5" />
          <path d={`M${-end} ${-rail}H${end}M${-end} ${rail}H${end}`} stroke="#e9c46a" stroke-width="3" />
          {posts.flatMap((x) => [-rail, rail].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" fill="#f3d98c" />))}
        </g>
      )}
      <rect x={-end} y={-half} width={length} height={2 * half} rx="2.5" fill={body} />
      <rect
        x={-end}
        y={-half}
        width={length}
        height={2 * half}
        rx="2.5"
        fill={seatPattern(seat)}
        stroke={edge}
        stroke-width="1.5"
      />
      <path
        d={[-2, -1, 1, 2].map((i) => `M${(i * length) / 5.2} ${-half}V${half}`).join('')}
        stroke={edge}
        stroke-width=".9"
        opacity=".7"
      />
      {letter !== undefined && (
        <g transform={`rotate(${-turn})`}>
          <Initial x={0} y={0} r={plankInitial(isDeluxe)} seat={seat} letter={letter} />
        </g>
      )}
    </>
  );
};

/** A plank over the break of a link. */
export const Catwalk = ({
  seat,
  letter,
  isDeluxe,
  hasHalo = false,
  isGhost = false,
  ...link
}: LinkProps & PlankProps & { readonly hasHalo?: boolean; readonly isGhost?: boolean }): JSX.Element => {
  const { scale = 1 } = link;
  const { x, y, length: reach, angle } = linkOf(link);
  const turn = upright(angle);
  const level = 1 - Math.abs(Math.sin((turn * Math.PI) / 180));
  const length = Math.max(SHORTEST, Math.min(LONGEST, reach / scale - EAVES + 10 * level));
  return (
    <Placed x={x} y={y} scale={scale} turn={turn} opacity={isGhost ? 0.72 : undefined}>
      {hasHalo && (
        <rect
          x={-length / 2 - 10}
          y={isDeluxe ? -19 : -13}
          width={length + 20}
          height={isDeluxe ? 38 : 26}
          rx="10"
          fill={GOLD}
          opacity=".82"
        />
      )}
      <Plank seat={seat} {...(letter === undefined ? {} : { letter })} isDeluxe={isDeluxe} length={length} turn={turn} />
    </Placed>
  );
};
