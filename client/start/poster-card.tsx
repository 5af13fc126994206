import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { loadView } from '../game-view';
import { messages } from '../messages';
import { navigate } from '../routes';
import { favouriteLevel, playerName } from '../settings/settings';
import { Picture } from './picture';
import type { Poster } from './posters';

/** Starts a game with one click. */
const PlayButton = ({ game, label }: { readonly game: string; readonly label: string }): JSX.Element => {
  const { start, you, failed } = messages.value.shell;
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const play = async (): Promise<void> => {
    if (state.value === 'busy') return;
    state.value = 'busy';
    try {
      const [view, { quickStart }] = await Promise.all([loadView(game), import('../setup/quick-start')]);
      if (!view) throw new Error(`there is no view of ${game}`);
      const saved = await quickStart(view, playerName.value || you, favouriteLevel.value);
      navigate({ kind: 'table', id: saved.id });
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <>
      <button type="button" class="btn primary" aria-label={label} aria-disabled={state.value === 'busy'} onClick={play}>
        {state.value === 'busy' ? start.casting : start.play}
      </button>
      {state.value === 'failed' && (
        <p class="problem" role="alert">
          {failed}
        </p>
      )}
    </>
  );
};

export const PosterCard = ({ poster }: { readonly poster: Poster }): JSX.Element => {
  const { start, games } = messages.value.shell;
  const { id, players, minutes, isHere } = poster;
  const { title, line } = games[id];
  return (
    <li class={isHere ? 'poster' : 'poster later'}>
      <div class="art">
        <Picture game={id} />
      </div>
      <div class="words">
        <h2>{title}</h2>
        <p class="line">{line}</p>
        <p class="facts">
          {start.players(players[0], players[1])} · {start.minutes(minutes)}
        </p>
      </div>
      {isHere ? (
        <div class="actions">
          <PlayButton game={id} label={start.actionOf(start.play, title)} />
          <a class="btn" href={`/new/${id}`} aria-label={start.actionOf(start.setUp, title)}>
            {start.setUp}
          </a>
          <a class="btn" href={`/learn/${id}`} aria-label={start.actionOf(start.learn, title)}>
            {start.learn}
          </a>
        </div>
      ) : (
        <p class="soon">
          <span class="long">{start.soon}</span>
          <span class="short" aria-hidden="true">
            {start.soonShort}
          </span>
        </p>
      )}
    </li>
  );
};
