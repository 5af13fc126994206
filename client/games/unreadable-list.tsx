import type { JSX } from 'preact';
import { messages } from '../messages';
import type { Unreadable } from '../session/entry';
import { gameTitle } from '../shell/game-title';
import { RawActions } from '../shell/raw-actions';

const titleOf = (raw: unknown): string => {
  const game: unknown = typeof raw === 'object' && raw !== null && 'game' in raw ? raw.game : undefined;
  return typeof game === 'string' && game !== '' ? gameTitle(game.slice(0, 40)) : messages.value.saved.damagedGame;
};

/** Games that cannot be read: nothing of them is guessed, and nothing is thrown away unasked. */
export const UnreadableList = ({
  entries,
  onRemoved,
}: {
  readonly entries: readonly Unreadable[];
  readonly onRemoved: () => void;
}): JSX.Element | null => {
  const { saved } = messages.value;
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 class="heading">{saved.unreadable}</h2>
      <p class="note">{saved.unreadableHelp}</p>
      <ul class="saved-games">
        {entries.map((entry) => (
          <li class="panel unreadable-game" key={String(entry.key)}>
            <div class="words">
              <h3>{titleOf(entry.raw)}</h3>
              <p class="note">{saved.damaged(entry.refusal.field ?? entry.refusal.code)}</p>
            </div>
            <div class="actions">
              <RawActions entry={entry} onRemoved={onRemoved} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
