import { Drawing, ellipse, type Place, Placed, type Scaled, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, INK, IVORY, PALE } from './colours';
import { Can } from './fish';

export const DUMPSTER_KINDS = ['home', 'catwalk', 'shelter'] as const;
export type DumpsterKind = (typeof DUMPSTER_KINDS)[number];

const EDGE = '#122a2a';

const SIGNS: Readonly<Record<DumpsterKind, string>> = {
  home: 'M-8 6V0L0-7L8 0V6ZM-2.5 6V1H2.5V6',
  catwalk: 'M-10-3.5H10V3.5H-10ZM-4-3.5V3.5M4-3.5V3.5',
  shelter: 'M-10 0L-6-7H6L10 0ZM-8 0V6.5M8 0V6.5',
};

const OPEN: Shape = ['M-33-40L-38-60L30-66L33-40Z', '#2e5550', EDGE, 1.8];
const SHUT: Shape = ['M-36-42L-32-51H32L36-42Z', '#4f7f76', EDGE, 1.8];
const INSIDE: Shape = ['M-33-41L-36-52L30-56L32-41Z', '#173230'];

const FRONT: readonly Shape[] = [
  [`${ellipse(-20, -2, 4.5)}${ellipse(20, -2, 4.5)}`, '#1d2433', EDGE, 1.8],
  ['M-34-40H34L28-4H-28Z', 'url(#htr-steel)', EDGE, 1.8],
  ['M-21-34L-18-7M21-34L18-7', undefined, '#244a46', 2],
  ['M-37-43H37V-36H-37Z', '#76a89e', EDGE, 1.8],
  ['M-14-30.5H14V-8H-14Z', PALE, EDGE, 1.3],
];

/** Cans look over the rim. */
const HEAP: readonly (readonly [x: number, y: number])[] = [
  [-17, -54],
  [4, -55],
  [-23, -46.5],
  [-3, -47],
];

interface DumpsterProps {
  readonly cans: number;
  readonly kind: DumpsterKind;
  /** Somebody dived into it this turn. */
  readonly isUsed?: boolean;
}

interface Caption {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** Titles are long: in narrower letters. */
  readonly isNarrow?: boolean;
}

/** The number at the upper right belongs to the drawing, too: words stand below the middle of both. */
const MIDDLE = 6;

/** 74 × 66, a number at its upper right, words below; `x`, `y` is the ground in the middle. The lid is shut over nothing. */
export const Dumpster = ({
  x,
  y,
  cans,
  kind,
  isUsed = false,
  scale = 0.8,
  title,
  note,
  isNarrow = false,
}: Place & Scaled & DumpsterProps & Caption): JSX.Element => {
  const isEmpty = cans === 0;
  const isDull = isEmpty || isUsed;
  return (
    <Placed x={x} y={y} scale={scale}>
      <ellipse cy="1" rx="38" ry="5" fill="#02051a" opacity=".5" />
      <g opacity={isUsed ? 0.7 : undefined}>
        <Shapes of={isEmpty ? [SHUT] : [OPEN, INSIDE]} />
        {HEAP.slice(0, cans).map(([at, top]) => (
          <Can key={at} x={at} y={top} scale={0.84} />
        ))}
        <Shapes of={FRONT} />
        <path
          d={SIGNS[kind]}
          transform="translate(0 -19)"
          fill="none"
          stroke="#2e2118"
          stroke-width="1.9"
          stroke-linejoin="round"
        />
      </g>
      <circle cx="36" cy="-54" r="17" fill={isDull ? '#5a628c' : IVORY} stroke={BRASS_DARK} stroke-width="1.8" />
      <text class="figure-drawn" x="36" y="-47.2" font-size="20" fill={isDull ? '#fff' : INK}>
        {cans}
      </text>
      <text
        class={isNarrow ? 'htr-word htr-bold' : 'figure-drawn'}
        x={MIDDLE / scale}
        y="24"
        font-size={14 / scale}
        fill="#ffe3a3"
      >
        {title}
      </text>
      <text class="htr-word" x={MIDDLE / scale} y={24 + 17 / scale} font-size={12.5 / scale} fill="#efe6d0">
        {note}
      </text>
    </Placed>
  );
};

/** The same among words; `size` is the width. */
export const DumpsterIcon = ({ size, ...dumpster }: DumpsterProps & { readonly size: number }): JSX.Element => (
  <Drawing box={[-40, -73, 95, 80]} width={size}>
    <Dumpster x={0} y={0} scale={1} {...dumpster} />
  </Drawing>
);
