import { hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { NOWHERE, type Ship } from '../../game';
import { laterPhrases } from '../later-phrases';
import { pointOf } from '../layout';
import { berthAt, landingsOf, pierPose } from '../river/pier-places';
import { turnedSpot } from '../river/spots';
import { PawnMark } from './pawn';
import { type TableProps, shipName } from './props';
import { ShipPiece } from './ship';
import { SHIPS } from './ships';
import './moored.css';

// Ships that have landed lie at the pier, their passengers stand on the quay, and there is bunting.

/** Bunting along the quay, between these, with the head of the tile up; it sags a little. */
const MASTS = [
  { x: -112, y: -158 },
  { x: -40, y: -203 },
  { x: 40, y: -203 },
  { x: 112, y: -158 },
] as const;
const FLAGS = 9;
const SAG = 7;
const COLOURS = ['var(--speed)', 'var(--ivory)', 'var(--brass-light)'] as const;

/** A flag hangs from each of some points of a line that sags between two masts. */
const flagsBetween = (
  a: (typeof MASTS)[number],
  b: (typeof MASTS)[number],
): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: FLAGS }, (_, i) => {
    const part = (i + 0.5) / FLAGS;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part + 4 * SAG * part * (1 - part) };
  });

const SPANS = MASTS.slice(1).map((b, i) => ({ a: MASTS[i], b, flags: flagsBetween(MASTS[i], b) }));

const Bunting = ({ winner }: { readonly winner: Ship }): JSX.Element => (
  <g class="bunting">
    {SPANS.map(({ a, b, flags }) => (
      <g key={a.x}>
        <path class="cord" d={`M${a.x},${a.y}Q${(a.x + b.x) / 2},${(a.y + b.y) / 2 + 2 * SAG} ${b.x},${b.y}`} />
        {flags.map(({ x, y }, i) => (
          <path key={i} d={`M${x - 3.4},${y}h6.8l-3.4,8Z`} fill={COLOURS[i % COLOURS.length]} />
        ))}
      </g>
    ))}
    {MASTS.map(({ x, y }) => (
      <circle key={x} class="mast" cx={x} cy={y} r={2.2} />
    ))}
    <g class="pennant" transform="translate(0,-224)">
      <path class="pole" d="M0,2V-34" />
      <path d="M0,-33L30,-25L0,-17Z" fill={SHIPS[winner.id].hull} stroke={SHIPS[winner.id].outline} />
    </g>
  </g>
);

interface MooredProps {
  readonly ship: Ship;
  readonly heading: Ship['heading'];
  readonly at: { readonly x: number; readonly y: number };
  /** Where it was a moment ago, if it comes from there before your eyes. */
  readonly from: { readonly x: number; readonly y: number } | undefined;
  readonly label: string;
}

const SIZE = 0.7;

const Moored = ({ ship, heading, at, from, label }: MooredProps): JSX.Element => {
  // It glides once, whatever else happens in the meantime.
  const first = useRef(from);
  const { x, y } = first.current ?? at;
  return (
    <g
      class={first.current ? 'moored gliding' : 'moored'}
      role="img"
      aria-label={label}
      style={{ '--from': `translate(${x}px,${y}px)`, '--to': `translate(${at.x}px,${at.y}px) scale(${SIZE})` }}
    >
      <ShipPiece id={ship.id} at={{ x: 0, y: 0 }} heading={heading} speed={0} isStill />
    </g>
  );
};

/** They walk along the landing, and stay where they can be seen. */
const Ashore = ({
  berth,
  count,
  isWalking,
}: {
  readonly berth: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly isWalking: boolean;
}): JSX.Element => {
  const first = useRef(isWalking);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g
          key={i}
          class={first.current ? 'ashore walking' : 'ashore'}
          style={{
            '--from': `translate(${berth.x}px,${berth.y}px)`,
            '--to': `translate(${berth.x + (i - (count - 1) / 2) * 11}px,${berth.y - 34 + Math.abs(berth.x) * 0.06}px)`,
            '--after': `${1500 + i * 500}ms`,
          }}
        >
          <PawnMark scale={0.62} />
        </g>
      ))}
    </>
  );
};

export const MooredFleet = ({ planner, phrases, words }: TableProps): JSX.Element | null => {
  const state = planner.frame.state.value;
  const last = planner.frame.last.value;
  const isStill = last === undefined || planner.frame.isMotionReduced.value;
  const { river, ships } = state;
  const pose = useMemo(() => pierPose(river), [river]);
  if (!pose) return null;
  const landings = landingsOf(river, pose);
  const centre = hexCentre(pose);
  const landed = ships.filter(({ status }) => status === 'landed').sort((a, b) => a.place - b.place);
  const said = laterPhrases(words.language)?.bar;
  const cameFrom = (ship: Ship): { readonly x: number; readonly y: number } | undefined => {
    const before = isStill ? undefined : last.before.ships.find(({ id }) => id === ship.id);
    return before && before.status === 'sailing' && before.at !== NOWHERE ? pointOf(river, before.at) : undefined;
  };
  return (
    <g class="moorings">
      <g transform={`translate(${centre.x},${centre.y}) rotate(${pose.heading * 60})`}>
        {landed.slice(0, 1).map((winner) => (
          <Bunting key={winner.id} winner={winner} />
        ))}
        {landed.map((ship, i) => (
          <Ashore
            key={ship.id}
            berth={berthAt(landings, i)}
            count={ship.aboard.length}
            isWalking={cameFrom(ship) !== undefined}
          />
        ))}
      </g>
      {landed.map((ship, i) => (
        <Moored
          key={ship.id}
          ship={ship}
          heading={pose.heading}
          at={turnedSpot(centre, pose.heading, berthAt(landings, i))}
          from={cameFrom(ship)}
          label={said?.landed(shipName(phrases, ship.id), ship.place) ?? ''}
        />
      ))}
    </g>
  );
};
