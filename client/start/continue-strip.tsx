import { VIEWS } from '@showboat/games/views';
import { late } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages, needTopic } from '../messages';
import { isRunning, listGames } from '../session/games';
import { useLoaded } from '../shell/use-loaded';
import { Wheel } from '../shell/wheel';

const RunningGame = late(async () => {
  const [{ RunningGame: Loaded }] = await Promise.all([import('./running-game'), needTopic('saved')]);
  return Loaded;
});

const Newcomer = ({ hasGames }: { readonly hasGames: boolean }): JSX.Element => {
  const { posters, shell } = messages.value;
  const school = VIEWS.find(({ id }) => posters[id]?.newcomers)?.id ?? '';
  const newcomers = posters[school]?.newcomers;
  return (
    <>
      <p class="words">
        <b>{newcomers?.question}</b> <span class="wide-only">{newcomers?.line}</span>
      </p>
      <p class="actions">
        {hasGames && (
          <a class="btn" href="/games">
            {shell.start.allGames}
          </a>
        )}
        {newcomers && (
          <a class="btn" href={`/learn/${school}`}>
            {newcomers.school}
          </a>
        )}
      </p>
    </>
  );
};

/** The last game, if it is still running; otherwise a link to the school. Its space is reserved while the games are looked up. */
export const ContinueStrip = (): JSX.Element => {
  const loaded = useLoaded(listGames, []);
  const games = loaded.kind === 'here' ? loaded.value : [];
  const running = games.find(isRunning);
  return (
    <section class="strip panel" aria-label={messages.value.shell.start.resume}>
      <Wheel size={36} />
      {loaded.kind !== 'waiting' && (running ? <RunningGame saved={running} /> : <Newcomer hasGames={games.length > 0} />)}
    </section>
  );
};
