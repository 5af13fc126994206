import type { Rules, OptionValues } from '@showboat/engine';
import { loadView } from '../shell/game-view';
import type { PlayedGame, SavedGame } from '../session/saved';
import { download } from '../shell/download';
import { recordOf } from './record';
import { formatShared, sharedOf } from './shared';

/** A game that was never saved here gets today's date. */
type Dated = PlayedGame & Partial<Pick<SavedGame, 'changed'>>;

const dated = ({ game, changed = Date.now() }: Dated): string => `${game}-${new Date(changed).toISOString().slice(0, 10)}`;

/** The text record; our own file format for a game that began from a position, which records cannot express. */
export const downloadGame = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  played: Dated,
): void => {
  const record = recordOf(game, played);
  if (record !== undefined) download(`${dated(played)}.txt`, record, 'text/plain');
  else download(`${dated(played)}.json`, formatShared(sharedOf(played)), 'application/json');
};

/** Downloads a saved game as a file that `/open` can read. */
export const exportGame = async (saved: SavedGame): Promise<void> => {
  const sealed = await loadView(saved.game);
  if (sealed) sealed.use(({ game }) => downloadGame(game, saved));
  // A game that no longer exists here: the raw data.
  else download(`${dated(saved)}.json`, formatShared(sharedOf(saved)), 'application/json');
};
