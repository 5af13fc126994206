import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { Link } from '../shell/link';
import { messages } from '../messages';
import { loadGame } from '../session/games';
import type { PlayedGame } from '../session/saved';
import { useWords } from '../table/words';
import { type Advisor, createAdvisor } from '../thinking/advisor';
import { openReplay } from './replay-model';
import { ReplayTable } from './replay-table';
import '../table/table-page.css';

interface OpenedReplay {
  readonly Page: FunctionComponent;
  close(): void;
}

type Opening = { readonly kind: 'loading' | 'gone' | 'unreadable' } | { readonly kind: 'open'; readonly replay: OpenedReplay };

const open = async (played: PlayedGame, advisor: Advisor): Promise<Opening> => {
  const sealed = await loadView(played.game);
  if (!sealed) return { kind: 'unreadable' };
  return sealed.use(async (view): Promise<Opening> => {
    const model = await openReplay(view, played, advisor);
    if (!model.ok) return { kind: 'unreadable' };
    const Page = (): JSX.Element => {
      const words = useWords(view);
      return words ? (
        <ReplayTable model={model.value} words={words} />
      ) : (
        <p class="table-loading">{messages.value.replay.loading}</p>
      );
    };
    return { kind: 'open', replay: { Page, close: model.value.close } };
  });
};

/** The replay of a game from its beginning, from any source; `of` identifies it. */
export const ReplayOf = ({ of, load }: { readonly of: string; load(): Promise<PlayedGame | undefined> }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const advisor = createAdvisor();
    opening.value = { kind: 'loading' };
    void (async () => {
      const played = await load();
      const found: Opening = played ? await open(played, advisor) : { kind: 'gone' };
      if (isLeft && found.kind === 'open') found.replay.close();
      if (!isLeft) opening.value = found;
    })();
    return () => {
      isLeft = true;
      if (opening.value.kind === 'open') opening.value.replay.close();
      advisor.close();
    };
  }, [of]);
  const said = messages.value.replay;
  const now = opening.value;
  if (now.kind === 'open') return <now.replay.Page />;
  return (
    <main class="table-loading" aria-live="polite">
      <h1 tabIndex={-1}>{said[now.kind]}</h1>
      {now.kind !== 'loading' && (
        <Link class="btn" to={{ kind: 'start' }}>
          {said.toStart}
        </Link>
      )}
    </main>
  );
};

/** The replay of a saved game. */
export const ReplayPage = ({ id }: { readonly id: string }): JSX.Element => <ReplayOf of={id} load={() => loadGame(id)} />;
