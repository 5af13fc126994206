import { type Beginning, type OptionValues, loadFirstState, openHistory, summaryOf } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { readGame, readKeys } from './database';
import type { Entry } from './entry';
import { keeperOf, keepers, parseEntry } from './keepers';
import type { SavedGame, SeatPlan } from './saved';

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A new game, saved before its first move if the browser allows. Trusts its caller: the beginning and the moves were read by the game.
 * `chance`: that of another game, once more.
 */
export const createGame = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  beginning: Beginning,
  seats: readonly SeatPlan[],
  moves: readonly unknown[] = [],
  chance?: Pick<SavedGame, 'seed' | 'drawsOf'>,
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
    ...chance,
    sealedFrom: moves.length,
    created: now,
    changed: now,
    version: 0,
    summary: summaryOf(game, history.value),
  };
  await keeperOf(saved).keep();
  return saved;
};

export const isRunning = ({ summary }: SavedGame): boolean => summary.places === undefined;

/** `undefined` if there is none. */
export const loadGame = async (id: string): Promise<Entry | undefined> => {
  const keeper = keepers.get(id);
  await keeper?.look();
  if (keeper && keeper.trouble.peek() !== 'deleted') return { kind: 'game', saved: keeper.saved };
  const raw = await readGame(id);
  return raw === undefined ? undefined : parseEntry(id, raw);
};

/** The readable ones first, the most recently played first. */
export const listEntries = async (): Promise<readonly Entry[]> => {
  // New here: nothing needs to be loaded to read nothing.
  if (keepers.size === 0 && (await readKeys()).length === 0) return [];
  return (await import('./entries')).readEntries();
};

export const listGames = async (): Promise<readonly SavedGame[]> =>
  (await listEntries()).flatMap((entry) => (entry.kind === 'game' ? [entry.saved] : []));
