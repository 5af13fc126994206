import { type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { UMBER } from './colours';

type TokenProps = Place & { readonly r: number };

/** Prestige. `x`, `y` is the centre; a spent one has been won, only its value is left. */
export const Coin = ({
  x,
  y,
  r,
  value,
  isSpent = false,
}: TokenProps & { readonly value: number; readonly isSpent?: boolean }): JSX.Element => (
  <Placed x={x} y={y} scale={r / 16}>
    {isSpent ? (
      <circle r="14" fill="none" stroke="#8a6a3c" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="3 3.3" />
    ) : (
      <>
        <circle r="15.3" fill="url(#pat-coin)" stroke="#6e4d17" stroke-width="1.5" />
        <path d="M-11.6 -7.6A13.9 13.9 0 0 1 7.6 -11.6" fill="none" stroke="#fff6d8" stroke-width="1.3" stroke-linecap="round" />
        <circle r="12.6" fill="none" stroke="#7d581c" stroke-width=".9" stroke-dasharray="1.3 1.34" />
      </>
    )}
    <text class="figure-drawn" y="6.6" font-size="19" fill={isSpent ? UMBER : '#3a2406'}>
      {value}
    </text>
  </Placed>
);

/** What messengers bring: wax. `x`, `y` is the centre. */
export const Seal = ({ x, y, r, value }: TokenProps & { readonly value: number }): JSX.Element => (
  <Placed x={x} y={y} scale={r / 17}>
    <path
      d="M0 -17C8.5 -18.7 10.2 -12 15.3 -8.5C20.4 0 15.3 6.8 13.6 12C6.8 18.7 -3.4 16.2 -10.2 13.6C-18.7 10.2 -15.3 0 -17 -5C-13.6 -15.3 -6.8 -15.3 0 -17Z"
      fill="#9c2a22"
      stroke="#5c120d"
      stroke-width="1.2"
    />
    <path
      d="M-12.5 -6.5C-11.5 -10.5 -7 -12.5 -2.5 -13.3"
      fill="none"
      stroke="#d9705a"
      stroke-width="1.6"
      stroke-linecap="round"
    />
    <circle r="11.6" fill="#8a211a" stroke="#741710" />
    <text class="figure-drawn" x="-.5" y="5.2" font-size="14.5" fill="#fff0dd">
      {`+${value}`}
    </text>
  </Placed>
);

/** A torn slip for the player who helped the messengers' cities least. `x`, `y` is the centre. */
export const Penalty = ({ x, y, r, value = 3 }: TokenProps & { readonly value?: number }): JSX.Element => (
  <Placed x={x} y={y} scale={r / 20}>
    <path
      d="M-20 -14L-6 -11L4 -16L20 -12L18 2L20 15L5 12L-7 16L-19 12L-17 0Z"
      fill="#4a4038"
      stroke="#1d1712"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path d="M-15.5 -10.2L-6 -8.2L4 -12.6L15.5 -9.7" fill="none" stroke="#8a7a68" />
    <text class="figure-drawn" y="6.8" font-size="19" fill="#fbebd0">
      {`−${value}`}
    </text>
  </Placed>
);
