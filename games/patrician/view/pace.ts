import type { Move } from '../game';

/** Milliseconds that the eye needs for a move: as long as what moves on the table. */
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

/** While the cities are laid out, nobody waits for each card. */
const OPENING = 60;

export const paceOf = (phase: string, { kind }: Move): number => (phase === 'opening' ? OPENING : PACE[kind]);
