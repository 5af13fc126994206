import type { OptionValues } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { hasUnstored } from '../session/entries';
import type { SavedSession } from '../session/saved-session';
import { downloadGame } from '../share/export';
import './storage-notice.css';

export interface StorageNoticeProps<State, Move, Options extends OptionValues = OptionValues> {
  readonly local: SavedSession<State, Move>;
  readonly view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>;
}

// From the first refusal on: whoever leaves is asked while something exists in this page only.
addEventListener('beforeunload', (event) => {
  if (hasUnstored()) event.preventDefault();
});

/** Says that this game is not stored as it is played, as long as that is so; play goes on. */
export const StorageNotice = <State, Move, Options extends OptionValues>({
  local: { keeper, saved },
  view,
}: StorageNoticeProps<State, Move, Options>): JSX.Element | null => {
  const words = messages.value.saved;
  const trouble = keeper.trouble.value;
  if (!trouble) return null;
  const { title, line } = words.trouble[trouble];
  return (
    <section class="panel storage-notice" role="alert">
      <p>
        <b>{title}</b> <span>{line}</span>
      </p>
      {trouble !== 'overtaken' && (
        <p class="choices">
          <button type="button" class="btn" onClick={() => void downloadGame(view, saved.value)}>
            {words.saveFile}
          </button>
          {trouble === 'refused' ? (
            <button type="button" class="btn" onClick={() => void keeper.keep()}>
              {messages.value.shell.again}
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => void keeper.keep(undefined, { isNew: true })}>
              {words.keepAnyway}
            </button>
          )}
        </p>
      )}
    </section>
  );
};
