import { late } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages, needTopic } from './messages';
import { isOnlinePlayer } from './settings/online';
import { gameTitle } from './shell/game-title';
import type { Route } from './shell/routes';

/** All but the start page and the table: the names of their files are not for the first table. */
type OtherRoute = Exclude<Route, { readonly kind: 'start' | 'table' }>;

/** The default title of a page. */
export const titleOf = (route: OtherRoute): string => {
  const { name, pages, openRecord } = messages.value.shell;
  switch (route.kind) {
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
    case 'story':
    case 'told':
    case 'r':
      return name;
  }
};

const LinkPanel = late(async () => {
  const [{ LinkPanel: Loaded }] = await Promise.all([import('./friends/link-panel'), needTopic('friends')]);
  return Loaded;
});

const FriendsGames = late(async () => {
  const [{ FriendsGames: Loaded }] = await Promise.all([import('./friends/friends-games'), needTopic('friends')]);
  return Loaded;
});

export const loadOtherPage = async (to: OtherRoute): Promise<() => JSX.Element> => {
  switch (to.kind) {
    case 'setup': {
      const { SetupPage } = await import('./setup/setup-page');
      return () => <SetupPage key={to.game} game={to.game} LinkPanel={LinkPanel} />;
    }
    case 'games': {
      const [{ GamesPage }] = await Promise.all([import('./games/games-page'), needTopic('saved')]);
      return () => <GamesPage Friends={isOnlinePlayer.value ? FriendsGames : undefined} />;
    }
    case 'replay': {
      const [{ ReplayPage }] = await Promise.all([import('./replay/replay-page'), needTopic('replay'), needTopic('saved')]);
      return () => <ReplayPage key={to.id} id={to.id} />;
    }
    case 'look': {
      const [{ LookPage }] = await Promise.all([import('./replay/look-page'), needTopic('replay'), needTopic('saved')]);
      return () => <LookPage />;
    }
    case 'story':
    case 'told': {
      const [{ StoryPage, SharedStoryPage }] = await Promise.all([
        import('./story/story-page'),
        ...(['dialogs', 'replay', 'saved', 'story'] as const).map(needTopic),
      ]);
      return to.kind === 'story' ? () => <StoryPage key={to.id} id={to.id} /> : () => <SharedStoryPage />;
    }
    case 'open': {
      const [{ OpenPage }, { OpenedMoment }] = await Promise.all([
        import('./share/open-page'),
        import('./replay/opened-moment'),
        needTopic('replay'),
      ]);
      return () => <OpenPage Moment={OpenedMoment} />;
    }
    case 'school': {
      const [{ SchoolPage }] = await Promise.all([import('./school/school-page'), needTopic('school')]);
      return () => <SchoolPage key={to.game} game={to.game} />;
    }
    case 'lesson': {
      const [{ LessonPage }] = await Promise.all([import('./school/lesson-page'), needTopic('dialogs'), needTopic('school')]);
      return () => <LessonPage key={`${to.game}/${to.lesson}`} game={to.game} lesson={to.lesson} />;
    }
    case 'settings': {
      const [{ SettingsPage }] = await Promise.all([import('./shell/settings-page'), needTopic('forms'), needTopic('saved')]);
      return () => <SettingsPage />;
    }
    case 't':
    case 'j':
    case 'lobby':
    case 'me':
    case 'verify':
    case 'r': {
      const { loadOnlinePage } = await import('./online-pages');
      return loadOnlinePage(to);
    }
    case 'unknown': {
      const [{ UnknownPage }] = await Promise.all([import('./shell/notice-page'), needTopic('saved')]);
      return () => <UnknownPage />;
    }
  }
};
