import type { Move } from '../game';

/** How long a move is displayed, in milliseconds: the length of its animation. */
const PACE: Readonly<Record<Move['kind'], number>> = {
  play: 420,
  build: 480,
  move: 620,
  take: 420,
  messenger: 640,
  decline: 120,
  first: 60,
  deal: 30,
  'turn-up': 320,
};

/** While the cities are laid out, the cards are not displayed one by one. */
const OPENING = 60;

export const paceOf = (phase: string, { kind }: Move): number => (phase === 'opening' ? OPENING : PACE[kind]);
