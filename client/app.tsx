import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isPartLost } from '@showboat/ui';
import { hasMessages, messages } from './messages';
import { type Route, route, visit } from './shell/routes';
import { focusHeading } from './shell/heading';
import { isOnlinePlayer } from './settings/online';
import { documentTitle } from './shell/title';

interface Loaded {
  draw(): JSX.Element;
  /** Until the page sets a better one. */
  title(): string;
}

/** Pages are loaded on demand, so that the first one is small. */
const loadPage = async (to: Route): Promise<Loaded> => {
  if (to.kind === 'start') {
    const { StartPage } = await import('./start/start-page');
    return { draw: () => <StartPage />, title: () => messages.value.shell.pages.start };
  }
  if (to.kind === 'table') {
    const { TablePage } = await import('./table/table-page');
    return { draw: () => <TablePage key={to.id} id={to.id} />, title: () => messages.value.shell.pages.table };
  }
  const { loadOtherPage, titleOf } = await import('./other-pages');
  return { draw: await loadOtherPage(to), title: () => titleOf(to) };
};

const RELOADED = 'showboat.reloaded';

/** Most likely the server has a newer version, whose parts have other names. If it does not help, it is not tried again at once. */
const reloadOnce = async (): Promise<void> => {
  if (Date.now() - Number(sessionStorage[RELOADED] ?? 0) < 60_000) return;
  // Without a network the page as it is is better than none.
  await fetch('/', { method: 'HEAD' });
  sessionStorage[RELOADED] = Date.now();
  location.reload();
};

/** Here, and not in a file of its own, which might be lost as well. */
const Lost = (): JSX.Element => {
  const { failed, again } = messages.value.shell;
  return (
    <p class="toast panel" role="alert">
      {failed}
      <button type="button" class="btn" onClick={() => location.reload()}>
        {again}
      </button>
    </p>
  );
};

interface Shown extends Loaded {
  readonly visit: number;
}

/** The page of the route; the previous one stays until it is loaded. */
export const App = (): JSX.Element => {
  const shown = useSignal<Shown | undefined>(undefined);
  useSignalEffect(() => {
    const wanted = visit.value;
    const to = route.value;
    loadPage(to).then(
      (loaded) => {
        isPartLost.value = false;
        if (visit.peek() === wanted) shown.value = { ...loaded, visit: wanted };
      },
      () => {
        isPartLost.value = true;
      },
    );
  });
  useSignalEffect(() => {
    if (isPartLost.value) reloadOnce().catch(() => undefined);
  });
  useSignalEffect(() => {
    if (isOnlinePlayer.value) import('./online-parts').catch(() => undefined);
  });
  const now = hasMessages.value ? shown.value : undefined;
  const title = now && documentTitle(now.title());
  // Before the effects of the page itself, which may set a better title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [now?.visit, title]);
  useEffect(() => (now && now.visit > 0 ? focusHeading() : undefined), [now?.visit]);
  return (
    <>
      {now?.draw()}
      {isPartLost.value && hasMessages.value && <Lost />}
    </>
  );
};
