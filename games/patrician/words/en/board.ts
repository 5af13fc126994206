/** What stands on the map. */
export const board = {
  of: 'of',
  done: ['city', 'done'],
  doneShort: 'done',
  pile: 'Draw pile',
  pileShort: 'draw',
  sayPile: (count: number) => (count === 1 ? 'Draw pile, 1 card' : `Draw pile, ${count} cards`),
  site: (city: string, tower: string, height: number) => `${city}, ${tower}, ${height === 1 ? '1 floor' : `${height} floors`}`,
  lying: (city: string, card: string) => `At ${city} lies ${card}`,
  link: (one: string, other: string) => `Road from ${one} to ${other}`,
  messenger: (one: string, other: string) => `Messenger between ${one} and ${other}`,
  camera: { nearer: 'Nearer', further: 'Further away', centre: 'The whole map' },
} as const;
