import { useSignal } from '@preact/signals';
import type { OptionValues, Seat } from '@showboat/engine';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { playedIn } from '../replay/players';
import { loadGame, createGame } from '../session/games';
import type { SavedGame } from '../session/saved';
import { language } from '../settings/settings';
import { lookAddress } from '../share/link';
import { readShared } from '../share/read';
import { type MaybeSealed, checkSeal, sealOf } from '../share/seal';
import { sharedOf } from '../share/shared';
import { loadView } from '../shell/game-view';
import { Page } from '../shell/page';
import { type Route, formatRoute, navigate } from '../shell/routes';
import { type Unopenable, Unopened } from '../shell/unopened';
import { useLoaded } from '../shell/use-loaded';
import { SealDialog } from '../table/seal-dialog';
import { type Advisor, createAdvisor } from '../thinking/advisor';
import { Sign } from '../pieces/sign';
import { SealCard, type SealFound } from './seal-card';
import { StoryLoading } from './story-head';
import { StoryView } from './story-view';
import { type StorySpoken, type ToldGame, onlyPerson, openTold } from './told';

/** A finished game from any source. */
export interface StorySource {
  readonly played: MaybeSealed;
  readonly self: Seat | undefined;
  /** The same game as it is stored here, to be played again. */
  readonly saved: SavedGame | undefined;
  /** Its board. */
  readonly board: Route | undefined;
}

export interface SpokenProps<State, Move, Options extends OptionValues> {
  readonly told: ToldGame<State, Move, Options>;
  readonly spoken: StorySpoken<State, Move>;
  readonly source: StorySource;
}

/** Words and teller in the language in use; the ones before stay until they are loaded. */
export const useSpoken = <State, Move, Options extends OptionValues>({
  view,
}: ToldGame<State, Move, Options>): StorySpoken<State, Move> | undefined => {
  const spoken = language.value;
  const loaded = useLoaded(
    async () => ({ words: await view.loadWords(spoken), teller: await view.loadStory?.(spoken) }),
    [view, spoken],
  );
  return loaded.kind === 'here' ? loaded.value : undefined;
};

/** Where its replay begins at a moment. */
export const replayAddress = async ({ played, saved }: StorySource, from: number): Promise<string> => {
  const at = from > 0 ? `?at=${from}` : '';
  if (saved) return `${formatRoute({ kind: 'replay', id: saved.id })}${at}`;
  return (await lookAddress(sharedOf(played))).replace('#', `${at}#`);
};

const useLocalSeal = <State, Move, Options extends OptionValues>({ view, played }: ToldGame<State, Move, Options>): SealFound => {
  const seal = sealOf(played, { isOver: true });
  const seed = seal?.seed;
  const checked = useLoaded(
    async () => (seal && seed !== undefined ? checkSeal(view, played, { ...seal, seed }) : undefined),
    [played],
  );
  if (!seal) return { kind: 'none' };
  if (checked.kind !== 'here' || !checked.value) return { kind: 'checking' };
  if (!checked.value.ok) return { kind: 'broken' };
  return { kind: 'held', draws: checked.value.value.draws, commitment: seal.commitment, isOnline: false };
};

const LocalStory = <State, Move, Options extends OptionValues>({
  told,
  spoken,
  source,
}: SpokenProps<State, Move, Options>): JSX.Element => {
  const { story: said } = messages.value;
  const { view } = told;
  const { saved, board } = source;
  const seal = useLocalSeal(told);
  const isSealShown = useSignal(false);
  const again = async ({ beginning, seats }: SavedGame, chance?: Pick<SavedGame, 'seed' | 'drawsOf'>): Promise<void> => {
    const { id } = await createGame(view, beginning, seats, [], chance);
    navigate({ kind: 'table', id });
  };
  const isRepeatable = saved?.beginning.kind === 'options' && saved.sealedFrom === 0 && spoken.teller !== undefined;
  return (
    <StoryView
      told={told}
      spoken={spoken}
      keys={
        saved && (
          <div class="once-more">
            <button type="button" class="btn primary" onClick={() => void again(saved)}>
              <Sign name="again" size={20} />
              {said.again}
            </button>
            {isRepeatable && (
              <button
                type="button"
                class="btn"
                onClick={() => void again(saved, { seed: saved.seed, drawsOf: saved.drawsOf ?? saved.id })}
              >
                {spoken.teller?.again}
              </button>
            )}
          </div>
        )
      }
      seal={
        <SealCard found={seal}>
          {saved && seal.kind === 'held' && (
            <button type="button" class="link" onClick={() => (isSealShown.value = true)}>
              {said.showSeal}
            </button>
          )}
        </SealCard>
      }
      onReplay={(from) => void replayAddress(source, from).then(navigate)}
    >
      {board && (
        <a class="btn" href={formatRoute(board)}>
          <Sign name="eye" size={18} />
          {said.board}
        </a>
      )}
      {isSealShown.value && saved && <SealDialog view={view} saved={saved} isOver onClose={() => (isSealShown.value = false)} />}
    </StoryView>
  );
};

type Opening =
  | { readonly kind: 'loading' }
  | Unopenable
  | { readonly kind: 'running'; readonly source: StorySource }
  | { readonly kind: 'open'; readonly Story: FunctionComponent };

const open = async (key: string, source: StorySource, advisor: Advisor): Promise<Opening> => {
  const sealed = await loadView(source.played.game);
  if (!sealed) return { kind: 'gone' };
  return sealed.use(async (view): Promise<Opening> => {
    const told = await openTold(view, source.played, source.self, advisor);
    if (!told.ok) return { kind: 'unreadable', key, raw: source.played, refusal: told.refusal };
    const game = told.value;
    if (!game) return { kind: 'running', source };
    const Story = (): JSX.Element => {
      const spoken = useSpoken(game);
      return spoken ? <LocalStory told={game} spoken={spoken} source={source} /> : <StoryLoading />;
    };
    return { kind: 'open', Story };
  });
};

/** Nothing is told of a game that still runs: others may hide something. */
export const StillRunning = ({ board }: { readonly board: Route | undefined }): JSX.Element => {
  const { story, shell } = messages.value;
  return (
    <Page title={story.running} narrow>
      <div class="panel notice">
        <p>{story.runningHelp}</p>
        <a class="btn primary" href={board ? formatRoute(board) : '/'}>
          {board ? story.toTable : shell.unknown.back}
        </a>
      </div>
    </Page>
  );
};

const StoryOf = ({ of, load }: { readonly of: string; load(): Promise<StorySource | Unopenable> }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const advisor = createAdvisor();
    opening.value = { kind: 'loading' };
    void (async () => {
      const source = await load();
      const found = 'played' in source ? await open(of, source, advisor) : source;
      if (!isLeft) opening.value = found;
    })().catch(() => {
      opening.value = { kind: 'failed' };
    });
    return () => {
      isLeft = true;
      advisor.close();
    };
  }, [of]);
  const now = opening.value;
  switch (now.kind) {
    case 'loading':
      return <StoryLoading />;
    case 'open':
      return <now.Story />;
    case 'running':
      return <StillRunning board={now.source.board} />;
    default:
      return <Unopened why={now} />;
  }
};

const loadSaved = async (id: string): Promise<StorySource | Unopenable> => {
  const entry = await loadGame(id);
  if (entry?.kind !== 'game') return entry ?? { kind: 'gone' };
  const { saved } = entry;
  return { played: saved, saved, self: onlyPerson(saved.seats), board: { kind: 'table', id } };
};

/** The story of a saved game. */
export const StoryPage = ({ id }: { readonly id: string }): JSX.Element => <StoryOf of={id} load={() => loadSaved(id)} />;

const loadShared = async (fragment: string): Promise<StorySource | Unopenable> => {
  const found = await readShared(fragment, loadView);
  if (found.ok) return { played: playedIn(found.value), saved: undefined, self: undefined, board: undefined };
  // The page that opens links explains what is wrong with this one.
  navigate(`${formatRoute({ kind: 'open' })}${fragment}`, { replace: true });
  return { kind: 'gone' };
};

/** The story of a shared game, which is all in the address. */
export const SharedStoryPage = (): JSX.Element => <StoryOf of={location.hash} load={() => loadShared(location.hash)} />;
