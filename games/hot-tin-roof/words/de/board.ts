import type { Translated } from '@showboat/engine';
import { inCans } from './names';
import type { board as english } from '../en/board';

export const board = {
  free: 'gratis',
  market: 'Fischmarkt',
  marketLeft: (left, of) => `noch ${left} von ${of}`,
  build: 'einen bauen',
  dumpsters: { catwalk: 'Laufsteg', shelter: 'Unterstand' },
  dumpster: (name, count) => `${name}, ${inCans(count)}`,
  tile: (dumpster, count, one, other) => `${dumpster}, ${inCans(count)}, ${one} und ${other}`,
  gap: (one, other) => `Lücke zwischen ${one} und ${other}`,
  roof: (name, price) => (price === 0 ? `${name}, gratis` : `${name}, ${inCans(price)}`),
  roofPlain: (name) => name,
  camera: { nearer: 'Näher heran', further: 'Weiter weg', centre: 'Das ganze Viertel' },
} as const satisfies Translated<typeof english>;
