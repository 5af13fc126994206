import { Drawing, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS, GOLD } from './colours';

// What a player can still build, beside a number.

const WOOD = '#5a3a12';

const STOCK = {
  catwalk: [['M1 4H21V12H1ZM8 4V12M14 4V12', BRASS, WOOD, 1.2]],
  deluxe: [
    ['M1 2H21M1 14H21', undefined, '#8a6420', 2],
    ['M1 4.5H21V11.5H1Z', GOLD, WOOD, 1.2],
  ],
  shelter: [
    ['M4.5 8V15M17.5 8V15', undefined, WOOD, 2],
    ['M1.5 8L5.5 2H16.5L20.5 8Z', BRASS, WOOD, 1.2],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type StockKind = keyof typeof STOCK;

/** `size` is the width. */
export const StockIcon = ({ kind, size }: { readonly kind: StockKind; readonly size: number }): JSX.Element => (
  <Drawing box={[0, 0, 22, 16]} width={size}>
    <Shapes of={STOCK[kind]} />
  </Drawing>
);
