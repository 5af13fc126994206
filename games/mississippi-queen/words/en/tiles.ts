/** The tiles that nobody has seen on the river yet: everybody may look through them. */
export const tiles = {
  title: 'Tiles to come',
  note: (coming: number, left: number) =>
    coming === left ? `${left} tiles in any order` : `${coming} of these ${left} tiles will come, in any order`,
  none: 'Every tile lies on the river.',
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  islands: 'islands only',
  coal: 'coal',
  logs: 'logs',
  sandBars: 'sand bars',
} as const;
