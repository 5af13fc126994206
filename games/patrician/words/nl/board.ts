import type { Translated } from '@showboat/engine';
import type { board as english } from '../en/board';

export const board = {
  of: '/',
  done: ['stad', 'klaar'],
  doneShort: 'voltooid',
  pile: 'Trekstapel',
  pileShort: 'stapel',
  sayPile: (count) => (count === 1 ? 'Trekstapel, 1 kaart' : `Trekstapel, ${count} kaarten`),
  site: (city, tower, height) => `${city}, ${tower}, ${height === 1 ? '1 verdieping' : `${height} verdiepingen`}`,
  lying: (city, card) => `Bij ${city} ligt ${card}`,
  link: (one, other) => `Weg van ${one} naar ${other}`,
  messenger: (one, other) => `Bode tussen ${one} en ${other}`,
  // A bare "kaart" is a playing card in this game.
  camera: { nearer: 'Dichterbij', further: 'Verder weg', centre: 'De hele landkaart' },
} as const satisfies Translated<typeof english>;
