import { type Place, Placed } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { BRASS_DARK, INK, IVORY } from './colours';
import { Can } from './fish';
import { SeatDisc } from './seat-disc';

export interface Payee {
  readonly seat: Seat;
  readonly letter: string;
  readonly amount: number;
}

export interface PriceTagProps {
  readonly total: number;
  readonly payees: readonly Payee[];
  readonly isTooDear: boolean;
  /** On a phone: payees without amounts. */
  readonly isSmall: boolean;
  /** The word for nothing to pay; without it the tag says 0. */
  readonly free?: string | undefined;
}

interface Sizes {
  readonly height: number;
  readonly can: number;
  /** From the left end to the middle of the can, to the figure. */
  readonly canX: number;
  readonly figureX: number;
  readonly figure: number;
  readonly r: number;
  /** Between the figure and the first payee. */
  readonly space: number;
}

const SMALL: Sizes = { height: 18, can: 0.56, canX: 12, figureX: 20.5, figure: 13, r: 7, space: 2.5 };
const LARGE: Sizes = { height: 22, can: 0.8, canX: 16, figureX: 29, figure: 15.5, r: 8.8, space: 8 };

const figureWidth = (figure: number, size: number): number => String(figure).length * size * 0.66;

type Layout = { readonly width: number; readonly discs: readonly (Payee & { readonly at: number })[] };

const layoutOf = ({ total, payees, isSmall, free }: PriceTagProps): Layout => {
  const { height, figureX, figure, r, space } = isSmall ? SMALL : LARGE;
  if (total === 0 && free !== undefined) return { width: free.length * figure * 0.46 + height, discs: [] };
  let end = figureX + figureWidth(total, figure) + space;
  const discs = payees.map((payee) => {
    const at = end + r;
    end += 2 * r + (isSmall ? 1 : 6 + String(payee.amount).length * 7);
    return { ...payee, at };
  });
  return { width: end + 2, discs };
};

export const priceTagWidth = (tag: PriceTagProps): number => layoutOf(tag).width;

/** What a roof costs and who is paid; `x`, `y` is the centre. */
export const PriceTag = ({ x, y, ...tag }: Place & PriceTagProps): JSX.Element => {
  const { total, isTooDear, isSmall, free } = tag;
  const { height, can, canX, figureX, figure, r } = isSmall ? SMALL : LARGE;
  const { width, discs } = layoutOf(tag);
  const ink = isTooDear ? '#fff' : INK;
  return (
    <Placed x={x - width / 2} y={y - height / 2}>
      <rect y="2" width={width} height={height} rx={height / 2} fill="#05081a" opacity=".5" />
      <rect
        width={width}
        height={height}
        rx={height / 2}
        fill={isTooDear ? '#2a2f55' : IVORY}
        stroke={isTooDear ? '#c9d3ee' : BRASS_DARK}
        stroke-width="1.5"
      />
      {total === 0 && free !== undefined ? (
        <text class="htr-word htr-bold" x={width / 2} y={height * 0.71} font-size={figure * 0.92} fill={ink}>
          {free}
        </text>
      ) : (
        <>
          <Can x={canX} y={height / 2} scale={can} />
          <text
            class="figure-drawn"
            x={figureX + figureWidth(total, figure) / 2}
            y={height / 2 + figure * 0.36}
            font-size={figure}
            fill={ink}
          >
            {total}
          </text>
        </>
      )}
      {discs.map(({ seat, letter, amount, at }) => (
        <g key={seat}>
          <SeatDisc x={at} y={height / 2} r={r} seat={seat} letter={letter} />
          {!isSmall && (
            <text class="htr-word htr-bold" x={at + 11.5 + String(amount).length * 3.5} y="15.7" font-size="13.5" fill={ink}>
              {amount}
            </text>
          )}
        </g>
      ))}
    </Placed>
  );
};
