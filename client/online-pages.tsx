import type { JSX } from 'preact';
import type { OnlineRoute } from './shell/routes';

/** The pages of online play: nobody else loads anything of them. */
export const loadOnlinePage = async (to: OnlineRoute): Promise<() => JSX.Element> => {
  switch (to.kind) {
    case 't':
    case 'j':
    case 'lobby':
    case 'me':
    case 'verify': {
      const { UnknownPage } = await import('./shell/notice-page');
      return () => <UnknownPage />;
    }
  }
};
