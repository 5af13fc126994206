import type { Translated } from '@showboat/engine';
import type { board as english } from '../en/board';

export const board = {
  of: '/',
  done: ['Stadt', 'fertig'],
  doneShort: 'fertig',
  pile: 'Stapel',
  pileShort: 'Stapel',
  sayPile: (count) => (count === 1 ? 'Stapel, 1 Karte' : `Stapel, ${count} Karten`),
  site: (city, tower, height) => `${city}, ${tower}, ${height === 1 ? '1 Stockwerk' : `${height} Stockwerke`}`,
  lying: (city, card) => `Bei ${city} liegt ${card}`,
  link: (one, other) => `Verbindung von ${one} nach ${other}`,
  messenger: (one, other) => `Bote zwischen ${one} und ${other}`,
  camera: { nearer: 'Näher heran', further: 'Weiter weg', centre: 'Die ganze Landkarte' },
} as const satisfies Translated<typeof english>;
