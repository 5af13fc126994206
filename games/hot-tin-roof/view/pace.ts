import { type Move, type State, wayOf } from '../game';

/** How long a move is displayed, in milliseconds: the length of its animation. */
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

/** A cat runs roof by roof, and a meeting gets extra time. */
export const paceOf = (before: State, move: Move, after: State): number => {
  if (move.kind !== 'walk') return PACE[move.kind];
  const isMeeting = after.players[before.turn].fish > before.players[before.turn].fish;
  return Math.max(1, wayOf(before, move).length) * STEP + (isMeeting ? MEETING : 120);
};
