import { type Move, type State, wayOf } from '../game';

/** Milliseconds that the eye needs for a move: as long as what moves on the table. */
const PACE: Readonly<Record<Exclude<Move['kind'], 'walk'>, number>> = {
  dive: 520,
  poor: 420,
  place: 420,
  lay: 480,
  shelter: 440,
  decline: 120,
  end: 140,
  first: 60,
  'turn-up': 320,
};

const STEP = 190;
const MEETING = 700;

/** A cat runs roof by roof, and a pair that meets is looked at. */
export const paceOf = (before: State, move: Move, after: State): number => {
  if (move.kind !== 'walk') return PACE[move.kind];
  const isMeeting = after.players[before.turn].fish > before.players[before.turn].fish;
  return Math.max(1, wayOf(before, move).length) * STEP + (isMeeting ? MEETING : 120);
};
