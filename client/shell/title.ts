import { useEffect } from 'preact/hooks';
import { messages } from '../messages';

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
