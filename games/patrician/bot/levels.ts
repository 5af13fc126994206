import type { Thinking } from '@showboat/engine';

/** How levels think here, so that each is about as far above the one below as in other games: `npm run ladder`. */
export const THINKING = {
  deckhand: { kind: 'glance', attention: 4, noise: 0.15, hopeless: 0.15 },
  mate: { kind: 'glance', attention: 10, noise: 0.1, hopeless: 0.1 },
} as const satisfies Readonly<Record<string, Thinking>>;
