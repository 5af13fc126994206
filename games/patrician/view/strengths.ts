import type { Strength } from '@showboat/ui';

/**
 * Measured on 2026-11-18 with the usual options for three: `showboat arena GAME --bots mate,deckhand,deckhand --no-stop --seed a`, and so on
 * with the seeds b to e. Nobody has had the time to measure the level that thinks for a second.
 */
export const STRENGTHS: Readonly<Partial<Record<string, Strength>>> = {
  deckhand: { against: 'random', games: 150, wins: 105.5 },
  mate: { against: 'deckhand', games: 150, wins: 131 },
  captain: { against: 'mate', games: 60, wins: 26.8 },
};
