import { useEffect } from 'preact/hooks';
import { gameTitle } from './game-title';
import { messages } from '../messages';
import type { Route } from './routes';

/** The document title: the page's name and the product's. */
export const documentTitle = (page: string): string => {
  const { name, pages } = messages.value.shell;
  return page.startsWith(name) ? page : pages.titled(page);
};

/** Sets the document title. */
export const useTitle = (page: string): void => {
  const title = documentTitle(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** The default title of a page. */
export const titleOf = (route: Route): string => {
  const { name, pages, openRecord } = messages.value.shell;
  switch (route.kind) {
    case 'start':
    case 'table':
    case 'replay':
    case 'games':
    case 'settings':
    case 'unknown':
      return pages[route.kind];
    case 'look':
      return pages.replay;
    case 'open':
      return openRecord;
    case 'setup':
      return pages.setup(gameTitle(route.game));
    case 'school':
    case 'lesson':
      return pages.school(gameTitle(route.game));
    // They name themselves once their words are loaded.
    case 't':
    case 'j':
    case 'lobby':
    case 'me':
    case 'verify':
      return name;
  }
};
