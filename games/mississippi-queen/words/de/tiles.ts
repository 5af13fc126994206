import type { Translated } from '@showboat/engine';
import type { tiles as english } from '../en/tiles';

export const tiles = {
  title: 'Flussteile, die noch kommen',
  note: (coming, left) =>
    coming === left
      ? `${left} Teile in beliebiger Reihenfolge`
      : `${coming} von diesen ${left} Teilen kommen noch, in beliebiger Reihenfolge`,
  none: 'Alle Teile liegen auf dem Fluss.',
  passengers: (count) => (count === 1 ? '1 Passagier' : `${count} Passagiere`),
  islands: 'nur Inseln',
  coal: 'Kohle',
  logs: 'Treibholz',
  sandBars: 'Sandbänke',
} as const satisfies Translated<typeof english>;
