import type { Heading } from '@showboat/engine';
import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { ShipId } from '../../game';
import { BadgeMark } from './badge';
import { turnedTo } from './degrees';
import { SHIPS, type ShipLook } from './ships';
import { CHIMNEYS, bowLines, smokePaths, wakeArcs } from './smoke';
import './ship.css';

// A steamer seen from above, its bow to -y, in units of a hex of 40. All ships are drawn at SHIP_SCALE.

export const SHIP_SCALE = 1.15;

export const HULL =
  'M0,-31C6.5,-24.5 11,-15 11,-4L11,16Q11,20.5 7.5,20.5L-7.5,20.5Q-11,20.5 -11,16L-11,-4C-11,-15 -6.5,-24.5 0,-31Z';

/** The oldest lies lowest. */
const SMOKE_AGES = [2, 1, 0] as const;
const SMOKE_OPACITY = [0.86, 0.62, 0.36] as const;

const Water = ({ speed }: { readonly speed: number }): JSX.Element => (
  <g fill="none" stroke="var(--foam)" stroke-linecap="round">
    {wakeArcs(speed).map(({ path, width, opacity }) => (
      <path key={path} d={path} stroke-width={width} opacity={opacity} />
    ))}
    {speed > 0 && <path d={bowLines(speed)} stroke-width="1.1" opacity=".55" />}
  </g>
);

/** The slats pass behind a window of the size of the wheel: turning is a shift by one pair of them. */
const SternWheel = (): JSX.Element => (
  <>
    <path d="M-8.6,15V30M8.6,15V30" stroke="#3a2413" stroke-width="1.8" />
    <rect x="-7.4" y="20.6" width="14.8" height="10.4" rx="1.6" fill="#7e2117" stroke="#2b120c" />
    <svg x="-6.8" y="21.1" width="13.6" height="9.4" viewBox="-6.8 21.1 13.6 9.4">
      <g class="slats" stroke-width="1.05">
        <path d="M-6.8,18H6.8M-6.8,22H6.8M-6.8,26H6.8M-6.8,30H6.8" stroke="#c9503c" />
        <path d="M-6.8,20H6.8M-6.8,24H6.8M-6.8,28H6.8" stroke="#e9b9a2" />
      </g>
    </svg>
  </>
);

const Decks = ({ look }: { readonly look: ShipLook }): JSX.Element => (
  <>
    {/* The halo is what keeps dark hulls off dark water. */}
    <path d={HULL} fill="none" stroke="#fff8e6" stroke-width="4" stroke-linejoin="round" opacity=".9" />
    <path d={HULL} fill={look.hull} stroke={look.outline} stroke-width="1.5" stroke-linejoin="round" />
    <path
      d="M0,-26.5C4.6,-21 8.3,-13.5 8.3,-4V17.6H-8.3V-4C-8.3,-13.5 -4.6,-21 0,-26.5ZM0,-25V-17M-2.4,-21.5V-17M2.4,-21.5V-17"
      fill="none"
      stroke={look.deck}
      stroke-width=".8"
      opacity=".75"
    />
    <rect x="-6.2" y="-15.6" width="12.4" height="32" rx="3.4" fill={look.roof} stroke={look.outline} stroke-width=".9" />
    <path d="M-6.2,-9.4H6.2M-6.2,11.8H6.2" stroke={look.outline} stroke-width=".7" opacity=".65" />
    <g fill="#17181b" stroke="#d9b66a" stroke-width=".9">
      <circle cx={-CHIMNEYS.x} cy={CHIMNEYS.y} r="2.1" />
      <circle cx={CHIMNEYS.x} cy={CHIMNEYS.y} r="2.1" />
    </g>
    <rect x="-2" y="13.2" width="4" height="2.2" fill={look.outline} opacity=".8" />
  </>
);

/** Red to port, green to starboard, white at the bow: lit by night only. */
const Lamps = (): JSX.Element => (
  <g class="lamps">
    <circle cx="-10" cy="-8" r="2" fill="#ff5b4a" />
    <circle cx="10" cy="-8" r="2" fill="#5cf08a" />
    <circle cy="-28" r="6" fill="#ffe7a0" opacity=".35" />
    <circle cy="-28" r="1.8" fill="#fff3c8" />
  </g>
);

export interface ShipPieceProps {
  readonly id: ShipId;
  readonly at: Point;
  readonly heading: Heading;
  readonly speed: number;
  /** It is this ship's turn. */
  readonly isActive?: boolean;
  readonly isAground?: boolean;
  /** Its wheel turns. */
  readonly isUnderWay?: boolean;
  /** The pointer is over it: its wheel turns, too. */
  readonly isLookedAt?: boolean;
  /** It slides because another ship pushed it. */
  readonly isShoved?: boolean;
  /** No animation: after a jump, and where motion is reduced. */
  readonly isStill?: boolean;
  /** Its accessible name: "Delia, 3b1, speed 3, 4 coal". */
  readonly label?: string;
}

/** A change of place sails it, a change of heading turns it, by the shorter way round. */
export const ShipPiece = ({ id, at, heading, speed, label, ...is }: ShipPieceProps): JSX.Element => {
  const degrees = useRef(heading * 60);
  degrees.current = turnedTo(degrees.current, heading);
  const look = SHIPS[id];
  const smoke = smokePaths(speed, heading);
  const turned = { transform: `rotate(${degrees.current}deg)` };
  const upright = { transform: `rotate(${-degrees.current}deg)` };
  const states = [(is.isUnderWay || is.isLookedAt) && 'under-way', is.isShoved && 'shoved', is.isStill && 'still']
    .filter(Boolean)
    .join(' ');
  return (
    <g
      class={`ship ${states}`}
      style={{ transform: `translate(${at.x}px,${at.y}px)`, '--knots': Math.max(speed, 1) }}
      data-ship={id}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <g transform={`scale(${SHIP_SCALE})`}>
        {is.isActive && (
          <g class="ship-ring" fill="none" stroke="#ffe9b0">
            <circle r="40" stroke-width="2.2" />
            <circle r="44" stroke-width=".9" stroke-dasharray="2 5" />
          </g>
        )}
        <g transform="translate(2.6,3)">
          <path class="ship-turn" style={turned} d={HULL} fill="#06262c" opacity=".42" />
        </g>
        <g class="ship-turn" style={turned}>
          {!is.isAground && <Water speed={speed} />}
          <SternWheel />
          <Decks look={look} />
          <Lamps />
          <g class="smoke" fill="var(--smoke)">
            {SMOKE_AGES.map((age) => (
              <path key={age} d={smoke[age]} opacity={SMOKE_OPACITY[age]} />
            ))}
          </g>
          <g transform="translate(0,2)">
            <g class="ship-turn" style={upright}>
              {is.isAground && <circle r="11.4" fill="var(--sand)" stroke="var(--sand-edge)" stroke-dasharray="3 1.6" />}
              <BadgeMark id={id} r={8} />
            </g>
          </g>
        </g>
      </g>
    </g>
  );
};
