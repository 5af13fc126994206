import { useSignal } from '@preact/signals';
import type { BotHost } from '@showboat/bots/worker';
import type { Refusal } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../shell/link';
import { messages } from '../messages';
import { loadGame } from '../session/games';
import { openSavedGame } from '../session/saved-session';
import type { SavedGame } from '../session/saved';
import type { Advisor } from '../thinking/advisor';
import { createLateBots } from '../thinking/late-bots';
import { tableLayout } from './layout-signal';
import { Table } from './table';
import { openTable } from './table-model';
import { useWords } from './words';
import './table-page.css';

interface OpenedTable {
  readonly Page: FunctionComponent;
  close(): void;
}

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable'; readonly refusal: Refusal | undefined }
  | { readonly kind: 'open'; readonly table: OpenedTable };

const loadBots = async (): Promise<BotHost> => (await import('../thinking/bots')).createBots();

interface Helpers {
  readonly bots: BotHost;
  loadAdvisor(): Promise<Advisor>;
}

const open = async (saved: SavedGame, { bots, loadAdvisor }: Helpers): Promise<Opening> => {
  const entry = VIEWS.find(({ id }) => id === saved.game);
  if (!entry) return { kind: 'unreadable', refusal: undefined };
  const sealed = await entry.load();
  return sealed.use(async (view): Promise<Opening> => {
    let isShown = (): boolean => true;
    const [opened] = await Promise.all([
      openSavedGame(view, saved, { bots, isShown: () => isShown() }),
      view.loadLayout(tableLayout.peek()),
    ]);
    if (!opened.ok) return { kind: 'unreadable', refusal: opened.refusal };
    const model = openTable(view, { session: opened.value, local: opened.value, loadAdvisor });
    isShown = () => model.presenter.isCurrent.value;
    const Page = (): JSX.Element | null => {
      const words = useWords(view);
      return words ? <Table model={model} words={words} /> : <p class="table-loading">{messages.value.table.loading}</p>;
    };
    return { kind: 'open', table: { Page, close: model.close } };
  });
};

/** A saved game, opened where it was left off. */
export const TablePage = ({ id }: { readonly id: string }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    let advisor: Advisor | undefined;
    const loadAdvisor = async (): Promise<Advisor> => {
      const { createAdvisor } = await import('../thinking/advisor');
      advisor ??= createAdvisor();
      if (isLeft) advisor.close();
      return advisor;
    };
    const doors = { bots: createLateBots(loadBots), loadAdvisor };
    opening.value = { kind: 'loading' };
    void (async () => {
      const saved = await loadGame(id);
      const found: Opening = saved ? await open(saved, doors) : { kind: 'gone' };
      if (isLeft && found.kind === 'open') found.table.close();
      if (!isLeft) opening.value = found;
    })();
    return () => {
      isLeft = true;
      if (opening.value.kind === 'open') opening.value.table.close();
      doors.bots.close();
      advisor?.close();
    };
  }, [id]);
  const { table } = messages.value;
  const now = opening.value;
  if (now.kind === 'open') return <now.table.Page />;
  return (
    <main class="table-loading" aria-live="polite">
      <h1 tabIndex={-1}>{now.kind === 'loading' ? table.loading : now.kind === 'gone' ? table.gone : table.unreadable}</h1>
      {now.kind === 'unreadable' && now.refusal && (
        <p class="note">
          {now.refusal.code} ({now.refusal.rule})
        </p>
      )}
      {now.kind !== 'loading' && (
        <Link class="btn" to={{ kind: 'start' }}>
          {table.toStart}
        </Link>
      )}
    </main>
  );
};
