import { useSignal } from '@preact/signals';
import type { BotHost } from '@showboat/bots/worker';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { loadGame } from '../session/games';
import { loadView } from '../shell/game-view';
import { navigate } from '../shell/routes';
import type { Unopenable } from '../shell/unopened';
import { openSavedGame } from '../session/saved-session';
import type { SavedGame } from '../session/saved';
import { createLateBots } from '../thinking/late-bots';
import { Later } from './late';
import { tableLayout } from './layout-signal';
import { Table } from './table';
import { openTable } from './table-model';
import { useWords } from './words';
import './table-page.css';

interface OpenedTable {
  readonly Page: FunctionComponent;
  close(): void;
}

type Opening = { readonly kind: 'loading' } | Unopenable | { readonly kind: 'open'; readonly table: OpenedTable };

const loadBots = async (): Promise<BotHost> => (await import('../thinking/bots')).createBots();

const open = async (saved: SavedGame, bots: BotHost): Promise<Opening> => {
  const sealed = await loadView(saved.game);
  if (!sealed) return { kind: 'gone' };
  return sealed.use(async (view): Promise<Opening> => {
    if (saved.rules !== view.game.rulesVersion) {
      // Today's rules may lead elsewhere: it is only shown, where the reason is said.
      navigate({ kind: 'replay', id: saved.id }, { replace: true });
      return { kind: 'loading' };
    }
    let isShown = (): boolean => true;
    const [opened] = await Promise.all([
      openSavedGame(view, saved, { bots, isShown: () => isShown() }),
      view.loadLayout(tableLayout.peek()),
    ]);
    if (!opened.ok) return { kind: 'unreadable', key: saved.id, raw: saved, refusal: opened.refusal };
    const model = openTable(view, { session: opened.value, local: opened.value });
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
    const bots = createLateBots(loadBots);
    opening.value = { kind: 'loading' };
    void (async () => {
      const entry = await loadGame(id);
      const found: Opening = entry?.kind === 'game' ? await open(entry.saved, bots) : (entry ?? { kind: 'gone' });
      if (isLeft && found.kind === 'open') found.table.close();
      if (!isLeft) opening.value = found;
    })().catch(() => {
      opening.value = { kind: 'failed' };
    });
    return () => {
      isLeft = true;
      if (opening.value.kind === 'open') opening.value.table.close();
      bots.close();
    };
  }, [id]);
  const now = opening.value;
  if (now.kind === 'open') return <now.table.Page />;
  if (now.kind !== 'loading') return <Later draw={({ Unopened }) => <Unopened why={now} />} />;
  return (
    <main class="table-loading" aria-live="polite">
      <h1 tabIndex={-1}>{messages.value.table.loading}</h1>
    </main>
  );
};
