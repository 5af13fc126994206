import type { JSX } from 'preact';
import { Sign } from '../pieces/sign';
import { gameTitle } from '../shell/game-title';
import { loadView } from '../shell/game-view';
import { useLoaded } from '../shell/use-loaded';
import { messages } from '../messages';
import { isUnstored } from '../session/entries';
import { isRunning } from '../session/games';
import type { SavedGame } from '../session/saved';
import { language } from '../settings/settings';
import { Picture } from './picture';
import { sayAgo } from './ago';
import { tell } from './told';

const headline = (saved: SavedGame): string => {
  const { saved: words } = messages.value;
  const { turn } = tell(saved, messages.value.shell.you);
  switch (turn.kind) {
    case 'you':
      return words.yourTurn;
    case 'other':
      return words.turnOf(turn.name);
    case 'nobody':
      return words.going;
    case 'over':
      if (turn.place === 1) return words.youWon;
      if (turn.place !== undefined) return words.place(turn.place);
      return turn.winners.length > 0 ? words.won(turn.winners) : words.noWinner;
  }
};

/** Today's rules are loaded only for a game that might go on, and so will be needed anyway. */
const isOfOtherRules = async (saved: SavedGame): Promise<boolean> => {
  const sealed = isRunning(saved) ? await loadView(saved.game) : undefined;
  return sealed?.use(({ game }) => game.rulesVersion !== saved.rules) ?? false;
};

const exportIt = async (saved: SavedGame): Promise<void> => {
  const { exportGame } = await import('../share/export');
  await exportGame(saved);
};

export const GameCard = ({ saved, onRemove }: { readonly saved: SavedGame; readonly onRemove: () => void }): JSX.Element => {
  const { saved: words } = messages.value;
  const title = gameTitle(saved.game);
  const when = sayAgo(language.value, saved.changed, Date.now());
  const { others, turn } = tell(saved, messages.value.shell.you);
  const loaded = useLoaded(() => isOfOtherRules(saved), [saved.id]);
  const isShownOnly = loaded.kind === 'here' && loaded.value;
  const isMine = turn.kind === 'you' && !isShownOnly;
  const named = (action: string): string => words.of(action, title, when);
  return (
    <li class="panel saved-game">
      <Picture game={saved.game} />
      <div class="words">
        <h3>{title}</h3>
        <p class={isMine ? 'state mine' : 'state'}>{isShownOnly ? words.otherRules : headline(saved)}</p>
        {isUnstored(saved.id) && <p class="problem">{words.notStored}</p>}
        <p class="note">
          {others.length > 0 ? words.start.roundWith(saved.summary.number, others) : words.start.round(saved.summary.number)}
          {' · '}
          <time dateTime={new Date(saved.changed).toISOString()}>{when}</time>
        </p>
      </div>
      <div class="actions">
        {isRunning(saved) && !isShownOnly && (
          <a class="btn primary" href={`/table/${saved.id}`} aria-label={named(words.resume)}>
            {words.resume}
          </a>
        )}
        {!isRunning(saved) && (
          <a class="btn" href={`/story/${saved.id}`} aria-label={named(words.story)}>
            {words.story}
          </a>
        )}
        <a class="btn" href={`/replay/${saved.id}`} aria-label={named(words.replay)}>
          {words.replay}
        </a>
        <button type="button" class="btn" aria-label={named(words.export)} onClick={() => exportIt(saved)}>
          {words.export}
        </button>
        <button type="button" class="btn icon" aria-label={named(words.remove)} title={words.remove} onClick={onRemove}>
          <Sign name="trash" size={20} />
        </button>
      </div>
    </li>
  );
};
