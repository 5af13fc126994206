import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameTitle } from '../shell/game-title';
import { messages } from '../messages';
import { isRunning, listEntries } from '../session/games';
import type { SavedGame } from '../session/saved';
import { Page } from '../shell/page';
import { useLoaded } from '../shell/use-loaded';
import { GameCard } from './game-card';
import { finishRemoval, removal, removeGame, undoRemoval } from './removal';
import { UnreadableList } from './unreadable-list';
import './games.css';

const GameList = ({ title, games }: { readonly title: string; readonly games: readonly SavedGame[] }): JSX.Element | null =>
  games.length === 0 ? null : (
    <section>
      <h2 class="heading">{title}</h2>
      <ul class="saved-games">
        {games.map((saved) => (
          <GameCard key={saved.id} saved={saved} onRemove={() => void removeGame(saved)} />
        ))}
      </ul>
    </section>
  );

const NoGames = (): JSX.Element => {
  const { saved, shell } = messages.value;
  return (
    <div class="panel notice">
      <h2>{saved.none}</h2>
      <p>{saved.noneHelp}</p>
      <a class="btn primary" href="/">
        {shell.unknown.back}
      </a>
    </div>
  );
};

/** Says what was deleted, and lets the player restore it for a while; or that it was not. */
const UndoNote = (): JSX.Element => {
  const { saved } = messages.value;
  const { game, isRefused } = removal.value ?? {};
  return (
    <div role="status">
      {game && (
        <p class="toast panel">
          {(isRefused ? saved.notRemoved : saved.removed)(gameTitle(game.game))}
          {!isRefused && (
            <button type="button" class="btn" onClick={() => void undoRemoval()}>
              {saved.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

/** `Friends`: the tables that a server keeps for this player; nothing for somebody whom none knows. */
export const GamesPage = ({ Friends }: { readonly Friends?: FunctionComponent | undefined }): JSX.Element => {
  const { saved, shell } = messages.value;
  const { pages, loading, openRecord } = shell;
  const removals = useSignal(0);
  const gone = removal.value?.isRefused === false ? removal.value.game.id : undefined;
  // Looked up again after a removal: another tab may have played on.
  const loaded = useLoaded(listEntries, [gone, removals.value]);
  useEffect(() => finishRemoval, []);
  const entries = loaded.kind === 'here' ? loaded.value : [];
  const games = entries.flatMap((entry) => (entry.kind === 'game' && entry.saved.id !== gone ? [entry.saved] : []));
  const unreadable = entries.filter((entry) => entry.kind === 'unreadable');
  const running = games.filter(isRunning);
  const finished = games.filter((game) => !isRunning(game));
  return (
    <Page title={pages.games}>
      <div class="lead">
        <p>{saved.kept}</p>
        <a class="btn" href="/open">
          {openRecord}
        </a>
      </div>
      {loaded.kind !== 'here' && <p role="status">{loaded.kind === 'waiting' ? loading : saved.failed}</p>}
      {Friends && <Friends />}
      {loaded.kind === 'here' && games.length + unreadable.length === 0 && <NoGames />}
      <GameList title={saved.running} games={running} />
      <GameList title={saved.finished} games={finished} />
      <UnreadableList entries={unreadable} onRemoved={() => removals.value++} />
      <UndoNote />
    </Page>
  );
};
