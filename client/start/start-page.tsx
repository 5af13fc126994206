import { VIEWS } from '@showboat/games/views';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { messages } from '../messages';
import { playerName } from '../settings/settings';
import { onlineParts } from '../shell/head';
import { SkipLink } from '../shell/skip-link';
import { LanguageSwitch, SettingsLink, ThemeSwitch } from '../shell/switches';
import { useTitle } from '../shell/title';
import { UpdateNote } from '../shell/update-note';
import { Wheel } from '../shell/wheel';
import { ContinueStrip } from './continue-strip';
import { PosterCard, loadQuickStart } from './poster-card';
import './start.css';

/** What "Play now" needs is loaded while the player looks at the posters. */
const fetchAhead = (): (() => void) => {
  const timer = setTimeout(() => {
    void loadView(VIEWS[0].id).catch(() => undefined);
    void loadQuickStart().catch(() => undefined);
  }, 1200);
  return () => clearTimeout(timer);
};

export const StartPage = (): JSX.Element => {
  const { shell } = messages.value;
  const online = onlineParts.value;
  useTitle(shell.pages.start);
  useEffect(fetchAhead, []);
  return (
    <div class="page start">
      <SkipLink />
      <header class="masthead">
        <div class="logo">
          <Wheel size={58} />
          <h1>{shell.name}</h1>
          <p>{shell.line}</p>
        </div>
        <div class="switches">
          {online ? <online.Person /> : playerName.value !== '' && <span class="guest">{playerName.value}</span>}
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {online && <online.Turns />}
        <ContinueStrip />
        <ul class="posters" aria-label={shell.start.posters}>
          {VIEWS.map(({ id, poster }) => (
            <PosterCard key={id} id={id} poster={poster} />
          ))}
        </ul>
        {online && <online.Door />}
      </main>
      <footer>
        <nav aria-label={shell.myGames}>
          <a href="/games">{shell.myGames}</a>
          {!online && <a href="/lobby">{shell.openTables}</a>}
          <a href="/open">{shell.openRecord}</a>
          <a href="/settings">{shell.settings}</a>
        </nav>
        <ThemeSwitch />
      </footer>
      <UpdateNote />
    </div>
  );
};
