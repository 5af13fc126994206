import type { JSX } from 'preact';
import { needTopic } from './messages';
import type { OnlineRoute } from './shell/routes';

/** The pages of online play: nobody else loads anything of them. */
export const loadOnlinePage = async (to: OnlineRoute): Promise<() => JSX.Element> => {
  switch (to.kind) {
    case 't': {
      const [{ OnlineTablePage }] = await Promise.all([
        import('./online-table/online-table-page'),
        ...(['company', 'dialogs', 'online', 'pieces', 'replay', 'saved'] as const).map(needTopic),
      ]);
      return () => <OnlineTablePage key={to.id} id={to.id} />;
    }
    case 'j':
    case 'lobby':
    case 'me':
    case 'verify': {
      const { UnknownPage } = await import('./shell/notice-page');
      return () => <UnknownPage />;
    }
  }
};
