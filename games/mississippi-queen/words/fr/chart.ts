import type { Translated } from '@showboat/engine';
import type { chart as english } from '../en/chart';

export const chart = {
  title: 'Carte du bas fleuve',
  subtitle: (round) => `tel qu’on le connaît à la manche ${round}`,
  subtitleKnown: 'du départ à la jetée',
  unknownWater: 'eaux inconnues',
  camera: { nearer: 'Plus près', further: 'Plus loin', centre: 'Retour au bateau' },
} as const satisfies Translated<typeof english>;
