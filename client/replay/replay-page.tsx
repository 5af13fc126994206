import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { messages } from '../messages';
import { type Unopenable, Unopened } from '../shell/unopened';
import { formatRoute } from '../shell/routes';
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

type Opening = { readonly kind: 'loading' } | Unopenable | { readonly kind: 'open'; readonly replay: OpenedReplay };

/** A game to be replayed, or why there is none. */
export type Found = { readonly kind: 'game'; readonly saved: PlayedGame } | Unopenable;

/** A moment in the address, as a number of moves: `?at=41`. */
const beginIn = (search: string): number => Number(/^\?at=(\d{1,5})$/.exec(search)?.[1] ?? 0);

/** Its story, by what identifies it: an id, or a fragment that contains it. */
const storyOf = (key: string): string =>
  key.startsWith('#') ? formatRoute({ kind: 'told' }) + key : formatRoute({ kind: 'story', id: key });

const open = async (key: string, played: PlayedGame, advisor: Advisor): Promise<Opening> => {
  const sealed = await loadView(played.game);
  if (!sealed) return { kind: 'gone' };
  return sealed.use(async (view): Promise<Opening> => {
    const model = await openReplay(view, played, advisor, beginIn(location.search));
    if (!model.ok) return { kind: 'unreadable', key, raw: played, refusal: model.refusal };
    const Page = (): JSX.Element => {
      const words = useWords(view);
      return words ? (
        <ReplayTable model={model.value} words={words} story={storyOf(key)} />
      ) : (
        <p class="table-loading">{messages.value.replay.loading}</p>
      );
    };
    return { kind: 'open', replay: { Page, close: model.value.close } };
  });
};

/** The replay of a game from its beginning, from any source; `of` identifies it. */
export const ReplayOf = ({ of, load }: { readonly of: string; load(): Promise<Found> }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const advisor = createAdvisor();
    opening.value = { kind: 'loading' };
    void (async () => {
      const source = await load();
      const found = source.kind === 'game' ? await open(of, source.saved, advisor) : source;
      if (isLeft && found.kind === 'open') found.replay.close();
      if (!isLeft) opening.value = found;
    })().catch(() => {
      opening.value = { kind: 'failed' };
    });
    return () => {
      isLeft = true;
      if (opening.value.kind === 'open') opening.value.replay.close();
      advisor.close();
    };
  }, [of]);
  const now = opening.value;
  if (now.kind === 'open') return <now.replay.Page />;
  if (now.kind !== 'loading') return <Unopened why={now} />;
  return (
    <main class="table-loading" aria-live="polite">
      <h1 tabIndex={-1}>{messages.value.replay.loading}</h1>
    </main>
  );
};

/** The replay of a saved game. */
export const ReplayPage = ({ id }: { readonly id: string }): JSX.Element => (
  <ReplayOf of={id} load={async () => (await loadGame(id)) ?? { kind: 'gone' }} />
);
