import { advisor, mind } from './bot/mind';
import { highCard } from './rules/game';
import type { Move, State } from './rules/state';
import { wordsIn } from './words/words';

/** What the catalog lists. */
export const entry = {
  game: highCard,
  mind,
  advisor,
  words: wordsIn('en'),
  casualMoves: (_state: State, moves: readonly Move[]): readonly Move[] => moves,
  isEliminated: (): boolean => false,
};

export * from './rules/game';
export * from './rules/state';
