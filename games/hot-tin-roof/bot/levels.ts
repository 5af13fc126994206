import type { Thinking } from '@showboat/engine';

/** How levels think here, so that each is about as far above the one below as in other games: `npm run ladder`. */
export const THINKING = {
  mate: { kind: 'search', iterations: 20 },
} as const satisfies Readonly<Record<string, Thinking>>;
