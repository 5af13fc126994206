/** What can be heard at a table; a game says which of them belongs to which of its moves. Everything they tell is also seen. */
export const SOUND_NAMES = [
  'paddle',
  'whistle',
  'bump',
  'bell',
  'coal',
  'die',
  'card',
  'trowel',
  'paws',
  'purr',
  'plank',
  'cans',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

export interface Sounding {
  readonly sound: SoundName;
  /** How fast, how heavy or how much, from 0 to 1; in the middle where nothing is said. */
  readonly amount?: number;
}

/** What a move sounds like; `undefined` for one that nobody would hear. */
export type SoundOf<State, Move> = (before: State, move: Move, after: State) => Sounding | undefined;
