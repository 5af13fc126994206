import { Drawing, type Place, Placed, type Scaled } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, PAPER } from './colours';
import { Sign, discColour } from './pictogram';

interface HomeTileProps {
  /** The two roofs. */
  readonly a: number;
  readonly b: number;
  readonly abbrA: string;
  readonly abbrB: string;
}

const Home = ({ x, index, abbr }: { readonly x: number; readonly index: number; readonly abbr: string }): JSX.Element => (
  <>
    <circle cx={x} cy="-6.5" r="12.5" fill={discColour(index)} />
    <Sign x={x} y={-6.5} size={21} index={index} />
    <text class="htr-word htr-bold" x={x} y="17" font-size="12.5" letter-spacing=".4" fill="#2e2118">
      {abbr}
    </text>
  </>
);

/** Where a pair lives: two roofs; 76 × 44, `x`, `y` is the centre. */
export const HomeTile = ({ x, y, a, b, abbrA, abbrB, scale = 1 }: Place & Scaled & HomeTileProps): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <rect x="-38" y="-19.5" width="76" height="44" rx="6" fill="#05081a" opacity=".5" />
    <rect x="-38" y="-22" width="76" height="44" rx="6" fill={PAPER} stroke={BRASS_DARK} stroke-width="1.6" />
    <path d="M-6.5-6C-3-9.5 3-9.5 6.5-6" stroke="#8a5a12" stroke-width="1.8" fill="none" stroke-dasharray="2.5 2.5" />
    <Home x={-20} index={a} abbr={abbrA} />
    <Home x={20} index={b} abbr={abbrB} />
  </Placed>
);

/** The same among words; `size` is the width. */
export const HomeTileIcon = ({ size, ...homes }: HomeTileProps & { readonly size: number }): JSX.Element => (
  <Drawing box={[-39, -23, 78, 48]} width={size}>
    <HomeTile x={0} y={0} {...homes} />
  </Drawing>
);
