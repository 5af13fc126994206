import type { BotHost } from '@showboat/bots/worker';
import { type OptionValues, type Result, loadFirstState, ok } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { saveGame } from './games';
import { type LocalSession, openLocalSession } from './local-session';
import type { SavedGame } from './saved';
import { openTabs } from './tabs';

/** A saved game, opened where it was left off: saved after every move, and in sync between tabs. */
export const openSavedGame = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  saved: SavedGame,
  doors: { readonly bots: BotHost; isShown(): boolean },
): Promise<Result<LocalSession<State, Move>>> => {
  const first = await loadFirstState(view, saved.beginning);
  if (!first.ok) return first;
  const tabs = openTabs(saved.id);
  const save = (now: SavedGame): Promise<void> => saveGame(now).then(() => tabs.tell(now));
  const opened = openLocalSession(view, saved, first.value, { ...doors, save });
  if (!opened.ok) {
    tabs.close();
    return opened;
  }
  const session = opened.value;
  tabs.onNews(session.adopt);
  return ok({
    ...session,
    close: () => {
      tabs.close();
      session.close();
    },
  });
};
