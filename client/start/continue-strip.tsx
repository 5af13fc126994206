import type { JSX } from 'preact';
import { sayAgo } from '../games/ago';
import { isRunning, tell } from '../games/told';
import { gameTitle } from '../game-title';
import { messages } from '../messages';
import { listGames } from '../session/games';
import type { SavedGame } from '../session/saved';
import { language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import { Wheel } from '../table/wheel';

const headline = (saved: SavedGame): { readonly long: string; readonly short: string } => {
  const { start, saved: words } = messages.value.shell;
  const { turn } = tell(saved);
  const title = gameTitle(saved.game);
  if (turn.kind === 'you') return { long: start.yourTurn(title), short: words.yourTurn };
  if (turn.kind === 'other') return { long: start.turnOf(turn.name, title), short: words.turnOf(turn.name) };
  return { long: start.going(title), short: words.going };
};

const Running = ({ saved }: { readonly saved: SavedGame }): JSX.Element => {
  const { start } = messages.value.shell;
  const { others } = tell(saved);
  const { number } = saved.summary;
  const { long, short } = headline(saved);
  return (
    <>
      <p class="words at-hand">
        <b>{short}</b> <span>{start.gameRound(gameTitle(saved.game), number)}</span>
      </p>
      <p class="words at-desk">
        <b>{long}</b>{' '}
        <span>
          {others.length > 0 ? start.roundWith(number, others) : start.round(number)}
          {' · '}
          {sayAgo(language.value, saved.changed, Date.now())}
        </span>
      </p>
      <p class="actions">
        <a class="btn" href="/games">
          {start.allGames}
        </a>
        <a class="btn primary" href={`/table/${saved.id}`}>
          {start.resume}
        </a>
      </p>
    </>
  );
};

const Newcomer = ({ hasGames }: { readonly hasGames: boolean }): JSX.Element => {
  const { start } = messages.value.shell;
  return (
    <>
      <p class="words">
        <b>{start.newcomer}</b> <span class="at-desk">{start.newcomerLine}</span>
      </p>
      <p class="actions">
        {hasGames && (
          <a class="btn" href="/games">
            {start.allGames}
          </a>
        )}
        <a class="btn" href="/learn/mississippi-queen">
          {start.school}
        </a>
      </p>
    </>
  );
};

/** The game played last, if it still runs; or else the way into the school. Its place is kept while the games are looked up. */
export const ContinueStrip = (): JSX.Element => {
  const loaded = useLoaded(listGames, []);
  const games = loaded.kind === 'here' ? loaded.value : [];
  const running = games.find(isRunning);
  return (
    <section class="strip panel" aria-label={messages.value.shell.start.resume}>
      <Wheel size={36} />
      {loaded.kind !== 'waiting' && (running ? <Running saved={running} /> : <Newcomer hasGames={games.length > 0} />)}
    </section>
  );
};
