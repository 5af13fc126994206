import type { Seat } from '@showboat/engine';

/**
 * How much clearer the seats lie apart than their values. Measured on 267 games of Mississippi Queen among searching bots, 3 to 5 seats,
 * all turns: places were missed by 0.96 (root of the mean square) with 1, by 0.95 with 1.5, by 0.96 with 2, by 0.99 with 3; in the
 * second half of the games by 0.80, 0.76, 0.75, 0.75.
 */
const SHARPNESS = 1.5;

/**
 * The place, from 1 to the number of seats, that a seat may expect. Values do not hold places, so this is an estimate: against every
 * other seat alone it comes out ahead as often as its value has a share in the two, both sharpened; its place is one more than the
 * number of seats that are expected ahead of it. Over all seats the places add up to what they must.
 */
export const expectedPlace = (values: readonly number[], seat: Seat): number => {
  const own = values[seat] ** SHARPNESS;
  let place = 1;
  values.forEach((value, other) => {
    if (other === seat) return;
    const theirs = value ** SHARPNESS;
    place += own + theirs > 0 ? theirs / (own + theirs) : 0.5;
  });
  return place;
};
