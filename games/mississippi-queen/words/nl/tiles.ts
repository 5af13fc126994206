import type { Translated } from '@showboat/engine';
import type { tiles as english } from '../en/tiles';

export const tiles = {
  title: 'Rivierdelen die nog komen',
  note: (coming, left) =>
    coming === left
      ? `${left} delen, in willekeurige volgorde`
      : `${coming} van deze ${left} delen komen nog, in willekeurige volgorde`,
  none: 'Alle delen liggen op de rivier.',
  passengers: (count) => (count === 1 ? '1 passagier' : `${count} passagiers`),
  islands: 'alleen eilanden',
  coal: 'kolen',
  logs: 'drijfhout',
  sandBars: 'zandbanken',
} as const satisfies Translated<typeof english>;
