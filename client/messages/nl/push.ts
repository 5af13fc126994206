import type { Translated } from '@showboat/engine';
import type { push as english } from '../en/push';

export const push = {
  title: 'Jij bent aan zet',
  text: (game, table) => `${game}, tafel ${table}`,
  somewhere: 'Een tafel wacht op je.',
} as const satisfies Translated<typeof english>;
