import type { SoundOf, Sounding } from '@showboat/ui';
import { CITIES, type Move, type State, isComplete } from '../game';

/** What a kind of move sounds like; `undefined` for those that nobody would hear. */
const SOUNDS: Readonly<Record<Move['kind'], Sounding | undefined>> = {
  play: { sound: 'card', amount: 0.8 },
  build: { sound: 'trowel' },
  move: { sound: 'trowel', amount: 0 },
  take: { sound: 'card' },
  messenger: { sound: 'paws', amount: 0.3 },
  decline: undefined,
  first: undefined,
  deal: undefined,
  'turn-up': { sound: 'card', amount: 0.1 },
};

const decidedIn = ({ towers }: State): number => CITIES.filter((_, city) => isComplete(towers, city)).length;

/** The bells ring for a city whose towers stand; while the cards are laid out there is nothing to hear. */
export const soundOf: SoundOf<State, Move> = (before, move, after) => {
  if (before.phase.kind === 'opening') return undefined;
  return decidedIn(after) > decidedIn(before) ? { sound: 'bell', amount: 1 } : SOUNDS[move.kind];
};
