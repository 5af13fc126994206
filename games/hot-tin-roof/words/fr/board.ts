import type { Translated } from '@showboat/engine';
import type { board as english } from '../en/board';

const boxes = (count: number): string => `${count} ${count < 2 ? 'boîte' : 'boîtes'}`;

export const board = {
  free: 'gratuit',
  // The stall is too narrow for « Marché aux poissons »: the note below has the fish.
  market: 'Marché',
  marketLeft: (left, of) => `${left} ${left < 2 ? 'poisson' : 'poissons'} sur ${of}`,
  build: 'à construire',
  dumpsters: { catwalk: 'Passerelle', shelter: 'Abri' },
  dumpster: (name, count) => `${name}, ${boxes(count)}`,
  tile: (dumpster, count, one, other) => `${dumpster}, ${boxes(count)}, ${one} et ${other}`,
  gap: (one, other) => `Brèche entre ${one} et ${other}`,
  roof: (name, price) => (price === 0 ? `${name}, gratuit` : `${name}, ${boxes(price)}`),
  roofPlain: (name) => name,
  camera: { nearer: 'Plus près', further: 'Plus loin', centre: 'Tout le quartier' },
} as const satisfies Translated<typeof english>;
