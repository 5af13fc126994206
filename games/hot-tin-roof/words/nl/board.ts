import type { Translated } from '@showboat/engine';
import type { board as english } from '../en/board';

const cans = (count: number): string => (count === 1 ? '1 blikje' : `${count} blikjes`);

export const board = {
  free: 'gratis',
  market: 'Vismarkt',
  marketLeft: (left, of) => `nog ${left} van ${of}`,
  build: 'één bouwen',
  dumpsters: { catwalk: 'Loopplank', shelter: 'Schuilplaats' },
  dumpster: (name, count) => `${name}, ${cans(count)}`,
  tile: (dumpster, count, one, other) => `${dumpster}, ${cans(count)}, ${one} en ${other}`,
  gap: (one, other) => `Gat tussen ${one} en ${other}`,
  roof: (name, price) => (price === 0 ? `${name}, gratis` : `${name}, ${cans(price)}`),
  roofPlain: (name) => name,
  camera: { nearer: 'Dichterbij', further: 'Verder weg', centre: 'De hele wijk' },
} as const satisfies Translated<typeof english>;
