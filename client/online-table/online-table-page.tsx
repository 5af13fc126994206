import { useComputed, useSignal } from '@preact/signals';
import { late } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages, needTopic } from '../messages';
import { becomeSomebody } from '../online/me';
import { pageLine } from '../online/page-line';
import { openRemoteSession } from '../online/remote-session';
import { type RemoteTable, openRemoteTable } from '../online/remote-table';
import { BROWSER_SHELF } from '../online/shelf';
import { openWindows } from '../online/windows';
import { playerName } from '../settings/settings';
import { loadView } from '../shell/game-view';
import { Page } from '../shell/page';
import { tableLayout } from '../table/layout-signal';
import { Table } from '../table/table';
import { openTable } from '../table/table-model';
import { useWords } from '../table/words';
import { createAround } from './around';
import { withLineNotes } from './line-around';
import { useTurnTitle } from './turn-title';
import '../table/table-page.css';

interface OpenedGame {
  readonly Page: FunctionComponent;
  close(): void;
}

type Opening = { readonly kind: 'loading' | 'gone' | 'closed' | 'older' } | { readonly kind: 'open'; readonly game: OpenedGame };

const Looking = (): JSX.Element => (
  <main class="table-loading" aria-live="polite">
    <h1 tabIndex={-1}>{messages.value.online.looking}</h1>
  </main>
);

const Notice = ({ why }: { readonly why: 'gone' | 'closed' | 'older' }): JSX.Element => {
  const { online, shell } = messages.value;
  const { title, line } = online[why];
  return (
    <Page title={title} narrow>
      <div class="panel notice">
        <p>{line}</p>
        {why !== 'gone' && (
          <button type="button" class="btn primary" onClick={() => location.reload()}>
            {online.reload}
          </button>
        )}
        <a class={why === 'gone' ? 'btn primary' : 'btn'} href="/">
          {shell.unknown.back}
        </a>
      </div>
    </Page>
  );
};

const openGame = async (remote: RemoteTable, game: string, rules: string): Promise<Opening> => {
  const sealed = await loadView(game);
  if (!sealed) return { kind: 'older' };
  return sealed.use(async (view): Promise<Opening> => {
    if (view.game.rulesVersion !== rules) return { kind: 'older' };
    const windows = openWindows(remote.id);
    const [opened] = await Promise.all([openRemoteSession(view.game, remote, windows), view.loadLayout(tableLayout.peek())]);
    if (!opened.ok) {
      windows.close();
      return { kind: 'older' };
    }
    const session = opened.value;
    const people = createAround(view, session);
    const model = openTable(view, { session, local: undefined, around: withLineNotes(view, session, windows, people) });
    const GamePage = (): JSX.Element | null => {
      const words = useWords(view);
      useTurnTitle(remote, words?.title);
      if (session.fault.value) return <Notice why="older" />;
      return words ? <Table model={model} words={words} /> : <Looking />;
    };
    const close = (): void => {
      model.close();
      people.close();
      windows.close();
    };
    return { kind: 'open', game: { Page: GamePage, close } };
  });
};

/** A game that runs or is over, seen from the seat that is ours. */
const GameTable = ({ remote }: { readonly remote: RemoteTable }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    const { game = '', rules = '' } = remote.table.peek() ?? {};
    let isLeft = false;
    openGame(remote, game, rules).then(
      (opened) => {
        if (isLeft && opened.kind === 'open') opened.game.close();
        if (!isLeft) opening.value = opened;
      },
      () => {
        opening.value = { kind: 'closed' };
      },
    );
    return () => {
      isLeft = true;
      if (opening.value.kind === 'open') opening.value.game.close();
    };
  }, [remote]);
  const now = opening.value;
  if (now.kind === 'open') return <now.game.Page />;
  return now.kind === 'loading' ? <Looking /> : <Notice why={now.kind} />;
};

/** Before the start. */
const LaidTable = late(async () => {
  const [{ LaidTable: Loaded }] = await Promise.all([import('../friends/laid-table'), needTopic('friends'), needTopic('forms')]);
  return Loaded;
});

/** Follows the table; a browser that nobody knows yet becomes a guest first. */
const follow = async (id: string, show: (remote: RemoteTable) => void, isLeft: () => boolean): Promise<void> => {
  for (;;) {
    const remote = openRemoteTable(pageLine(), id, BROWSER_SHELF);
    await remote.opened;
    if (isLeft()) return remote.close();
    if (remote.refused.peek()?.code !== 'who-are-you') return show(remote);
    remote.close();
    const found = await becomeSomebody(playerName.peek() || messages.peek().online.guest);
    if (found.kind !== 'player') return show(remote);
  }
};

/** A table of people at other screens. */
export const OnlineTablePage = ({ id }: { readonly id: string }): JSX.Element => {
  const remote = useSignal<RemoteTable | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void follow(
      id,
      (opened) => {
        remote.value = opened;
      },
      () => isLeft,
    );
    return () => {
      isLeft = true;
      remote.value?.close();
    };
  }, [id]);
  // Another seat is another game to look at, and the start is the beginning of one.
  const phase = useComputed(() => {
    const table = remote.value?.table.value;
    return table && { isLaid: table.status === 'gathering', key: `${table.id} ${table.you}` };
  }).value;
  const refused = remote.value?.refused.value;
  if (!remote.value || (!phase && !refused)) return <Looking />;
  // Also one that was shown a moment ago: its host has taken it away.
  const isGone = refused?.code === 'not-found';
  if (!phase || (isGone && phase.isLaid)) return <Notice why={isGone ? 'gone' : 'closed'} />;
  return phase.isLaid ? <LaidTable remote={remote.value} /> : <GameTable key={phase.key} remote={remote.value} />;
};
