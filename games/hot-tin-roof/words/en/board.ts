const cans = (count: number): string => (count === 1 ? '1 can' : `${count} cans`);

/** What stands on the map. */
export const board = {
  free: 'free',
  market: 'Fish market',
  marketLeft: (left: number, of: number) => `${left} left of ${of}`,
  build: 'build one',
  dumpsters: { catwalk: 'Catwalk', shelter: 'Shelter' },
  dumpster: (name: string, count: number) => `${name}, ${cans(count)}`,
  tile: (dumpster: string, count: number, one: string, other: string) => `${dumpster}, ${cans(count)}, ${one} and ${other}`,
  gap: (one: string, other: string) => `Gap from ${one} to ${other}`,
  roof: (name: string, price: number) => (price === 0 ? `${name}, free` : `${name}, ${cans(price)}`),
  roofPlain: (name: string) => name,
  camera: { nearer: 'Nearer', further: 'Further away', centre: 'The whole quarter' },
} as const;
