import type { Seat } from '@showboat/engine';

// The payments to two seats are packed into one number, sixteen bits each. The highest of them is free, so that one subtraction tells
// whether both are at most so large: no way costs more than twice 99 for each of 99 steps.

const TWO_AT = 16;
const FIELD = 0x7fff;
/** The free bits. */
export const GUARDS = 0x80008000 | 0;

/** What a can counts in the packed number, by the seat after the mover. */
export const PACKED: readonly number[] = [0, 1, 1 << TWO_AT, 0];

/** Payments that occur again and again exist once: by seats and mover, then by what the next three seats get. */
const COMMON = 16;
const PAYMENTS: readonly (readonly number[] | undefined)[][] = Array.from({ length: 20 }, () =>
  Array.from({ length: COMMON * COMMON * COMMON }, () => undefined),
);

const makePayment = (seats: number, mover: Seat, one: number, two: number, three: number): readonly number[] => {
  const pays = seats === 3 ? [0, 0, 0] : [0, 0, 0, 0];
  pays[(mover + 1) % seats] = one;
  pays[(mover + 2) % seats] = two;
  if (seats === 4) pays[(mover + 3) % seats] = three;
  return pays;
};

/** `both` is packed. */
export const paymentOf = (seats: number, mover: Seat, both: number, three: number): readonly number[] => {
  const one = both & FIELD;
  const two = both >> TWO_AT;
  if ((one | two | three) >= COMMON) return makePayment(seats, mover, one, two, three);
  const common = PAYMENTS[seats * 4 + mover];
  return (common[(three * COMMON + two) * COMMON + one] ??= makePayment(seats, mover, one, two, three));
};
