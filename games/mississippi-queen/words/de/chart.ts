import type { Translated } from '@showboat/engine';
import type { chart as english } from '../en/chart';

export const chart = {
  title: 'Karte des unteren Flusses',
  subtitle: (round) => `soweit er in Runde ${round} bekannt ist`,
  subtitleKnown: 'vom Start bis zur Mole',
  unknownWater: 'unerforscht',
  camera: { nearer: 'Näher heran', further: 'Weiter weg', centre: 'Zurück zum Dampfer' },
} as const satisfies Translated<typeof english>;
