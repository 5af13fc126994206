import type { Translated } from '@showboat/engine';
import type { push as english } from '../en/push';

export const push = {
  title: 'À vous de jouer',
  text: (game, table) => `${game}, à la table ${table}`,
  somewhere: 'Une table vous attend.',
} as const satisfies Translated<typeof english>;
