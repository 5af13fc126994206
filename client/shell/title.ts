import { useEffect } from 'preact/hooks';
import { gameTitle } from '../game-title';
import { messages } from '../messages';
import type { Route } from '../routes';

/** The name of the document: that of the page, and ours. */
export const documentTitle = (page: string): string => {
  const { name, pages } = messages.value.shell;
  return page.startsWith(name) ? page : pages.titled(page);
};

/** Names the document after the page. */
export const useTitle = (page: string): void => {
  const title = documentTitle(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** What a page is called as long as it does not call itself anything better. */
export const titleOf = (route: Route): string => {
  const { pages, openRecord } = messages.value.shell;
  switch (route.kind) {
    case 'start':
    case 'table':
    case 'replay':
    case 'games':
    case 'settings':
    case 'unknown':
      return pages[route.kind];
    case 'open':
      return openRecord;
    case 'setup':
      return pages.setup(gameTitle(route.game));
    case 'school':
    case 'lesson':
      return pages.school(gameTitle(route.game));
  }
};
