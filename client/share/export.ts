import type { Rules, OptionValues } from '@showboat/engine';
import { loadView } from '../game-view';
import type { SavedGame } from '../session/saved';
import { download } from './download';
import { recordOf } from './record';
import { formatShared, sharedOf } from './shared';

const dated = ({ game, changed }: SavedGame): string => `${game}-${new Date(changed).toISOString().slice(0, 10)}`;

/** The text record; as a file of our own where a game began from a position, for which records have no words. */
export const downloadGame = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  saved: SavedGame,
): void => {
  const record = recordOf(game, saved);
  if (record !== undefined) download(`${dated(saved)}.txt`, record, 'text/plain');
  else download(`${dated(saved)}.json`, formatShared(sharedOf(saved)), 'application/json');
};

/** Downloads a saved game as a file that `/open` reads again. */
export const exportGame = async (saved: SavedGame): Promise<void> => {
  const sealed = await loadView(saved.game);
  if (sealed) sealed.use(({ game }) => downloadGame(game, saved));
  // Of a game that is not here any more: what there is of it, as it is.
  else download(`${dated(saved)}.json`, formatShared(sharedOf(saved)), 'application/json');
};
