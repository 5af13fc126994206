import type { Translated } from '@showboat/engine';
import type { push as english } from '../en/push';

export const push = {
  title: 'Du bist am Zug',
  text: (game, table) => `${game}, Tisch ${table}`,
  somewhere: 'Ein Tisch wartet auf dich.',
} as const satisfies Translated<typeof english>;
