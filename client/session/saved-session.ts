import type { BotHost } from '@showboat/bots/worker';
import { type OptionValues, type Result, ok } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { Keeper } from './keeper';
import { keeperOf } from './keepers';
import { type LocalSession, openLocalSession } from './local-session';
import { openPlayed } from './open-played';
import type { SavedGame } from './saved';
import { openTabs } from './tabs';

/** A game that is stored in this browser, or should be. */
export interface SavedSession<State, Move> extends LocalSession<State, Move> {
  readonly keeper: Keeper;
}

/** A saved game, opened where it was left off: saved after every move, and in sync between tabs. */
export const openSavedGame = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  saved: SavedGame,
  doors: { readonly bots: BotHost; isShown(): boolean },
): Promise<Result<SavedSession<State, Move>>> => {
  const history = await openPlayed(view, saved);
  if (!history.ok) return history;
  const keeper = keeperOf(saved);
  const tabs = openTabs(saved.id, keeper.look);
  const save = (now: SavedGame): Promise<void> => keeper.keep(now).then(tabs.tell);
  const session = openLocalSession(view, saved, history.value, { ...doors, save });
  keeper.follow(session.adopt);
  return ok({
    ...session,
    keeper,
    close: () => {
      keeper.follow(undefined);
      tabs.close();
      session.close();
    },
  });
};
