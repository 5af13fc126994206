import type { JSX } from 'preact';
import { sayAgo } from '../games/ago';
import { tell } from '../games/told';
import { gameTitle } from '../shell/game-title';
import { messages } from '../messages';
import type { SavedGame } from '../session/saved';
import { language } from '../settings/settings';

const headline = (saved: SavedGame): { readonly long: string; readonly short: string } => {
  const { saved: words } = messages.value;
  const { start } = words;
  const { turn } = tell(saved, messages.value.shell.you);
  const title = gameTitle(saved.game);
  if (turn.kind === 'you') return { long: start.yourTurn(title), short: words.yourTurn };
  if (turn.kind === 'other') return { long: start.turnOf(turn.name, title), short: words.turnOf(turn.name) };
  return { long: start.going(title), short: words.going };
};

/** The link back to a table. */
export const RunningGame = ({ saved }: { readonly saved: SavedGame }): JSX.Element => {
  const { saved: words, shell } = messages.value;
  const { start } = words;
  const { others } = tell(saved, messages.value.shell.you);
  const { number } = saved.summary;
  const { long, short } = headline(saved);
  return (
    <>
      <p class="words phone-only">
        <b>{short}</b> <span>{start.gameRound(gameTitle(saved.game), number)}</span>
      </p>
      <p class="words wide-only">
        <b>{long}</b>{' '}
        <span>
          {others.length > 0 ? start.roundWith(number, others) : start.round(number)}
          {' · '}
          {sayAgo(language.value, saved.changed, Date.now())}
        </span>
      </p>
      <p class="actions">
        <a class="btn" href="/games">
          {shell.start.allGames}
        </a>
        <a class="btn primary" href={`/table/${saved.id}`}>
          {shell.start.resume}
        </a>
      </p>
    </>
  );
};
