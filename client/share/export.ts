import { type OptionValues, type Seal, hasSecrets, loadFirstState, openHistory, present } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { loadView } from '../shell/game-view';
import type { SavedGame } from '../session/saved';
import { download } from '../shell/download';
import { formatFragment } from './link';
import { recordOf } from './record';
import { type MaybeSealed, sealOf } from './seal';
import { formatShared, sharedOf } from './shared';

/** A game that was never saved here gets today's date. */
type Dated = MaybeSealed & Partial<Pick<SavedGame, 'changed'>>;

export interface GameFile {
  readonly name: string;
  readonly text: string;
  readonly type: 'text/plain' | 'application/json';
}

const named = ({ game, changed = Date.now() }: Dated, ending: 'txt' | 'json', text: string): GameFile => ({
  name: `${game}-${new Date(changed).toISOString().slice(0, 10)}.${ending}`,
  text,
  type: ending === 'txt' ? 'text/plain' : 'application/json',
});

const jsonOf = (played: Dated, seal?: Seal): GameFile => named(played, 'json', formatShared(sharedOf(played), seal));

/**
 * The text record; our own format for a game that began from a position, which records cannot express. A game in which something is
 * hidden is packed as in a link: the file must hold all of it to be played on, but nobody shall read it by accident.
 */
export const fileOf = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  played: Dated,
): Promise<GameFile> => {
  const { game } = view;
  const first = await loadFirstState(view, played.beginning);
  const history = first.ok ? openHistory(game, first.value, played.moves) : first;
  // What cannot be played any more is kept as it is.
  if (!history.ok) return jsonOf(played);
  if (hasSecrets(game, present(history.value))) return named(played, 'txt', await formatFragment(sharedOf(played)));
  const isOver = game.outcome(present(history.value)) !== undefined;
  const seal = isOver ? sealOf(played, { isOver }) : undefined;
  const record = recordOf(game, played, seal);
  return record === undefined ? jsonOf(played, seal) : named(played, 'txt', record);
};

const save = ({ name, text, type }: GameFile): void => download(name, text, type);

export const downloadGame = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  played: Dated,
): Promise<void> => save(await fileOf(view, played));

/** Downloads a saved game as a file that `/open` can read. */
export const exportGame = async (saved: SavedGame): Promise<void> => {
  const sealed = await loadView(saved.game);
  if (sealed) await sealed.use((view) => downloadGame(view, saved));
  // A game that no longer exists here: the raw data.
  else save(jsonOf(saved));
};
