import type { Translated } from '@showboat/engine';
import type { chart as english } from '../en/chart';

export const chart = {
  title: 'Kaart van de benedenrivier',
  subtitle: (round) => `voor zover bekend in ronde ${round}`,
  subtitleKnown: 'van de start tot de pier',
  unknownWater: 'onbekend water',
  camera: { nearer: 'Dichterbij', further: 'Verder weg', centre: 'Terug naar de boot' },
} as const satisfies Translated<typeof english>;
