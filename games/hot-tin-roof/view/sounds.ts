import type { SoundOf, Sounding } from '@showboat/ui';
import { type Move, type State, wayOf } from '../game';

/** What a kind of move sounds like; `undefined` for those that nobody would hear. */
const SOUNDS: Readonly<Record<Exclude<Move['kind'], 'walk'>, Sounding | undefined>> = {
  dive: { sound: 'cans', amount: 0.8 },
  poor: { sound: 'cans', amount: 0 },
  place: { sound: 'paws', amount: 0 },
  lay: { sound: 'plank', amount: 0.2 },
  shelter: { sound: 'plank', amount: 1 },
  decline: undefined,
  end: undefined,
  first: undefined,
  'turn-up': { sound: 'card', amount: 0.1 },
};

/** A run of as many roofs is as long as any. */
const LONG = 5;

/** Who has met, and has a fish, purrs. */
export const soundOf: SoundOf<State, Move> = (before, move, after) => {
  if (before.phase.kind === 'opening') return undefined;
  if (move.kind !== 'walk') return SOUNDS[move.kind];
  if (after.players[before.turn].fish > before.players[before.turn].fish) return { sound: 'purr' };
  return { sound: 'paws', amount: Math.min(1, wayOf(before, move).length / LONG) };
};
