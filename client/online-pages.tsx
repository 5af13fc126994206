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
    case 'j': {
      const [{ JoinPage }] = await Promise.all([import('./friends/join-page'), needTopic('friends'), needTopic('pieces')]);
      return () => <JoinPage key={to.id} code={to.id} />;
    }
    case 'lobby': {
      const [{ LobbyPage }] = await Promise.all([import('./lobby/lobby-page'), needTopic('friends'), needTopic('pieces')]);
      return () => <LobbyPage />;
    }
    case 'me': {
      const [{ PlayerPage }] = await Promise.all([import('./player/player-page'), needTopic('player')]);
      return () => <PlayerPage />;
    }
    case 'r': {
      const [{ OnlineStoryPage }] = await Promise.all([
        import('./story/online-story-page'),
        ...(['dialogs', 'online', 'replay', 'saved', 'story', 'verify'] as const).map(needTopic),
      ]);
      return () => <OnlineStoryPage key={to.id} id={to.id} />;
    }
    case 'verify': {
      const [{ VerifyPage }] = await Promise.all([import('./verify/verify-page'), needTopic('verify')]);
      return () => <VerifyPage key={to.id} id={to.id} />;
    }
  }
};
