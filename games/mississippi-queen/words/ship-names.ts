import { SHIP_IDS, type ShipId } from '../rules/state';

/** The ships' given names, the same in every language; only the Black Rose has an article, which languages add. */
export const SHIP_NAMES = {
  beige: 'Aurora',
  grey: 'Belle',
  brown: 'Cora',
  red: 'Delia',
  green: 'Estelle',
  white: 'Fortuna',
  crimson: 'Grace',
  black: 'Black Rose',
} as const satisfies Record<ShipId, string>;

/** Refusals and reasons come as JSON: what is no ship there stands for itself. */
export const givenName = (id: unknown): string => {
  const known = SHIP_IDS.find((one) => one === id);
  return known === undefined ? String(id) : SHIP_NAMES[known];
};
