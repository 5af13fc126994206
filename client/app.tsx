import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hasMessages } from './messages';
import { type Route, route, visit } from './shell/routes';
import { focusHeading } from './shell/heading';
import { documentTitle, titleOf } from './shell/title';

type Drawn = () => JSX.Element;

/** Pages are loaded on demand, so that the first one is small. */
const loadPage = async (to: Route): Promise<Drawn> => {
  if (to.kind === 'start') {
    const { StartPage } = await import('./start/start-page');
    return () => <StartPage />;
  }
  if (to.kind === 'table') {
    const { TablePage } = await import('./table/table-page');
    return () => <TablePage key={to.id} id={to.id} />;
  }
  const { loadOtherPage } = await import('./other-pages');
  return loadOtherPage(to);
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
