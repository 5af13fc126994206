import type { Translated } from '@showboat/engine';
import type { board as english } from '../en/board';

export const board = {
  of: '/',
  done: ['ville', 'finie'],
  doneShort: 'finie',
  pile: 'Pioche',
  pileShort: 'pioche',
  sayPile: (count) => `Pioche, ${count} ${count < 2 ? 'carte' : 'cartes'}`,
  site: (city, tower, height) => `${city}, ${tower}, ${height} ${height < 2 ? 'étage' : 'étages'}`,
  lying: (city, card) => `À ${city} se trouve ${card}`,
  link: (one, other) => `Route de ${one} à ${other}`,
  messenger: (one, other) => `Messager entre ${one} et ${other}`,
  // « Plateau » and not « carte », which would be read as a card.
  camera: { nearer: 'Plus près', further: 'Plus loin', centre: 'Tout le plateau' },
} as const satisfies Translated<typeof english>;
