import { useSignal } from '@preact/signals';
import type { Poster } from '@showboat/ui';
import type { JSX } from 'preact';
import type { quickStart } from '../setup/quick-start';
import { loadView } from '../shell/game-view';
import { messages } from '../messages';
import { navigate } from '../shell/routes';
import { favouriteLevel, playerName } from '../settings/settings';
import { Picture } from '../games/picture';

/** In one file with the table (`chunks.ts`). */
export const loadQuickStart = async (): Promise<typeof quickStart> => (await import('../setup/quick-start')).quickStart;

/** Starts a game with one click. */
const PlayButton = ({ game, label }: { readonly game: string; readonly label: string }): JSX.Element => {
  const { start, you, failed } = messages.value.shell;
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const play = async (): Promise<void> => {
    if (state.value === 'busy') return;
    state.value = 'busy';
    try {
      const [view, begin] = await Promise.all([loadView(game), loadQuickStart()]);
      if (!view) throw new Error(`there is no view of ${game}`);
      const saved = await begin(view, playerName.value || you, favouriteLevel.value);
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

export const PosterCard = ({ id, poster }: { readonly id: string; readonly poster: Poster }): JSX.Element => {
  const { posters, shell } = messages.value;
  const { start } = shell;
  const { title = id, line } = posters[id] ?? {};
  const [least, most] = poster.players;
  return (
    <li class="poster">
      <div class="art">
        <Picture game={id} />
      </div>
      <div class="words">
        <h2>{title}</h2>
        <p class="line">{line}</p>
        <p class="facts">
          {start.players(least, most)} · {start.minutes(poster.minutes)}
        </p>
      </div>
      <div class="actions">
        <PlayButton game={id} label={start.actionOf(start.play, title)} />
        <a class="btn" href={`/new/${id}?by=link`} aria-label={start.actionOf(start.friends, title)}>
          {start.friends}
        </a>
        <a class="btn learn" href={`/learn/${id}`} aria-label={start.actionOf(start.learn, title)}>
          {start.learn}
        </a>
      </div>
    </li>
  );
};
