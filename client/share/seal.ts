import { type OptionValues, type Result, type Seal, commitment, loadFirstState, verifyDrawsFrom } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { PlayedGame, SavedGame } from '../session/saved';

/** A game that was never saved here, or before there were seals, has none. */
export type MaybeSealed = PlayedGame & Partial<Pick<SavedGame, 'id' | 'seed' | 'drawsOf' | 'sealedFrom'>>;

/** What a game of this browser promised before its first draw; the seed is told when it is over. */
export const sealOf = (
  { id, seed, drawsOf: table = id, sealedFrom: from }: MaybeSealed,
  { isOver }: { readonly isOver: boolean },
): Seal | undefined =>
  table === undefined || seed === undefined || from === undefined
    ? undefined
    : { table, commitment: commitment(seed), salts: [], from, ...(isOver && { seed }) };

/** How many draws follow from the seed of a finished game, or the first that does not. */
export const checkSeal = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  played: PlayedGame,
  seal: Seal & { readonly seed: string },
): Promise<Result<{ readonly draws: number }>> => {
  const first = await loadFirstState(view, played.beginning);
  // A door: the moves of a saved game are of its game, and checking draws checks them all.
  return first.ok ? verifyDrawsFrom(view.game, first.value, played.moves as readonly Move[], seal) : first;
};
