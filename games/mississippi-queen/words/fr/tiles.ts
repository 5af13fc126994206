import type { Translated } from '@showboat/engine';
import type { tiles as english } from '../en/tiles';

export const tiles = {
  title: 'Tuiles à venir',
  note: (coming, left) =>
    coming === left
      ? `${left} tuiles, dans n’importe quel ordre`
      : `${coming} de ces ${left} tuiles viendront, dans n’importe quel ordre`,
  none: 'Toutes les tuiles sont sur le fleuve.',
  passengers: (count) => (count === 1 ? '1 passager' : `${count} passagers`),
  islands: 'îles seulement',
  coal: 'charbon',
  logs: 'bois flottant',
  sandBars: 'bancs de sable',
} as const satisfies Translated<typeof english>;
