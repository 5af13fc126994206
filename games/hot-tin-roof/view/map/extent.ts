/** The world beyond the board, in units of the wide layout; on a phone at three fifths. */
export const EXTENT = { left: -1500, right: 3000, top: -1500, bottom: 2700, horizon: 150 } as const;
