import { type Beginning, type OptionValues, loadFirstState, openHistory, summaryOf } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { SavedGame, SeatPlan } from './saved';
import { allGames, dropGame, getGame, putGame } from './store';

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new game, saved before its first move. Trusts its caller: the beginning and the moves were read by the game. */
export const createGame = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  beginning: Beginning,
  seats: readonly SeatPlan[],
  moves: readonly unknown[] = [],
): Promise<SavedGame> => {
  const { game } = view;
  const first = await loadFirstState(view, beginning);
  const history = first.ok ? openHistory(game, first.value, moves) : first;
  if (!history.ok) throw new Error(`not a game: ${JSON.stringify(history.refusal)}`);
  const now = Date.now();
  const saved: SavedGame = {
    id: hex(8),
    game: game.id,
    rules: game.rulesVersion,
    beginning,
    moves,
    seats,
    seed: hex(32),
    sealedFrom: moves.length,
    created: now,
    changed: now,
    summary: summaryOf(game, history.value),
  };
  await putGame(saved);
  return saved;
};

export const isRunning = ({ summary }: SavedGame): boolean => summary.places === undefined;

export const listGames = allGames;
export const loadGame = getGame;
export const deleteGame = dropGame;
export const saveGame = putGame;
