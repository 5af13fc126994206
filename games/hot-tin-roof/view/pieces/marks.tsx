import { type Place, Placed, type Point, type Scaled } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, GOLD, PAPER } from './colours';
import { Fish } from './fish';
import { SAG } from './gap';
import { PATIO_Y } from './patio';

// What is planned and what is felt, over the roofs.

/** Beads from roof to roof along the pipes; `points` are centres of roofs, `link` is the scale of pipes. */
export const PathBeads = ({
  points,
  scale = 0.88,
  link = 1,
}: Scaled & { readonly points: readonly Point[]; readonly link?: number }): JSX.Element => {
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y + SAG * link}`).join('');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={d} stroke="#3a1d00" stroke-width={9 * scale} opacity=".75" />
      <path d={d} stroke={GOLD} stroke-width={5.2 * scale} stroke-dasharray={`${2 * scale} ${10 * scale}`} />
    </g>
  );
};

/** Where a pair meets; `x`, `y` is the notch on top. */
export const Heart = ({ x, y, scale = 1 }: Place & Scaled): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <path
      d="M0 0C-5-7.5-15-2-8.5 6.5L0 15L8.5 6.5C15-2 5-7.5 0 0Z"
      fill="#ff6b7d"
      stroke="#5c0a1c"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path d="M-8 1.5C-7.5-.8-5.8-1.8-4.2-1.4" fill="none" stroke="#ffd3d6" stroke-width="1.8" stroke-linecap="round" />
  </Placed>
);

/** What the chosen cat thinks of; `x`, `y` is the top of its head, at the left of it unless mirrored. */
export const ThoughtBubble = ({
  x,
  y,
  scale = 1,
  isMirrored = false,
}: Place & Scaled & { readonly isMirrored?: boolean }): JSX.Element => (
  <Placed x={x} y={y} scale={scale} isMirrored={isMirrored}>
    <g fill={PAPER} stroke="#6e4d17" stroke-width="1.3">
      <circle cx="-9" cy="-3" r="2.6" />
      <circle cx="-15" cy="-10" r="4.2" />
      <path d="M-52-37C-50-46-40-49-34-45C-29-51-16-51-12-45C-3-48 4-41 1-33C4-24-6-18-13-22C-19-17-31-17-36-22C-44-18-56-26-52-37Z" />
    </g>
    <Fish x={-26} y={-33.5} scale={0.85} />
  </Placed>
);

/** Round the patio of the chosen cat; `x`, `y` is the centre of the roof. */
export const ChosenRing = ({ x, y, scale = 0.88 }: Place & Scaled): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <g transform={`translate(0 ${PATIO_Y + 2})`} fill="none">
      <ellipse rx="44" ry="22" stroke={BRASS_DARK} stroke-width="6" opacity=".7" />
      <ellipse rx="44" ry="22" stroke={GOLD} stroke-width="3.4" stroke-dasharray="7 4.5" />
    </g>
  </Placed>
);
