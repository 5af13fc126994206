import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hasMessages, needTopic } from './messages';
import { type Route, route, visit } from './shell/routes';
import { focusHeading } from './shell/heading';
import { documentTitle, titleOf } from './shell/title';

type Drawn = () => JSX.Element;

/** Pages are loaded on demand, so that the first one is small. */
const loadPage = async (to: Route): Promise<Drawn> => {
  switch (to.kind) {
    case 'start': {
      const { StartPage } = await import('./start/start-page');
      return () => <StartPage />;
    }
    case 'setup': {
      const { SetupPage } = await import('./setup/setup-page');
      return () => <SetupPage key={to.game} game={to.game} />;
    }
    case 'table': {
      const { TablePage } = await import('./table/table-page');
      return () => <TablePage key={to.id} id={to.id} />;
    }
    case 'games': {
      const { GamesPage } = await import('./games/games-page');
      return () => <GamesPage />;
    }
    case 'replay': {
      const [{ ReplayPage }] = await Promise.all([import('./replay/replay-page'), needTopic('replay')]);
      return () => <ReplayPage key={to.id} id={to.id} />;
    }
    case 'look': {
      const [{ LookPage }] = await Promise.all([import('./replay/look-page'), needTopic('replay')]);
      return () => <LookPage />;
    }
    case 'open': {
      const [{ OpenPage }] = await Promise.all([import('./share/open-page'), needTopic('replay')]);
      return () => <OpenPage />;
    }
    case 'school': {
      const [{ SchoolPage }] = await Promise.all([import('./school/school-page'), needTopic('school')]);
      return () => <SchoolPage key={to.game} game={to.game} />;
    }
    case 'lesson': {
      const [{ LessonPage }] = await Promise.all([import('./school/lesson-page'), needTopic('school')]);
      return () => <LessonPage key={`${to.game}/${to.lesson}`} game={to.game} lesson={to.lesson} />;
    }
    case 'settings': {
      const [{ SettingsPage }] = await Promise.all([import('./shell/settings-page'), needTopic('forms')]);
      return () => <SettingsPage />;
    }
    case 'unknown': {
      const { UnknownPage } = await import('./shell/notice-page');
      return () => <UnknownPage />;
    }
  }
};

const loadFailure = async (): Promise<Drawn> => {
  const { FailedPage } = await import('./shell/notice-page');
  return () => <FailedPage />;
};

interface Shown {
  readonly draw: Drawn;
  readonly route: Route;
  readonly visit: number;
}

/** The page of the route; the previous one stays until it is loaded. */
export const App = (): JSX.Element | null => {
  const shown = useSignal<Shown | undefined>(undefined);
  useSignalEffect(() => {
    const wanted = visit.value;
    const to = route.value;
    loadPage(to)
      .catch(loadFailure)
      .then((draw) => {
        if (visit.peek() === wanted) shown.value = { draw, route: to, visit: wanted };
      })
      // Not even the error page could be loaded: the displayed page stays.
      .catch(() => undefined);
  });
  const now = hasMessages.value ? shown.value : undefined;
  const title = now && documentTitle(titleOf(now.route));
  // Before the effects of the page itself, which may set a better title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [now?.visit, title]);
  useEffect(() => (now && now.visit > 0 ? focusHeading() : undefined), [now?.visit]);
  return now ? now.draw() : null;
};
