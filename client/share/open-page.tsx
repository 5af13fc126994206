import { useSignal } from '@preact/signals';
import { type OptionValues, type Refusal, loadFirstState } from '@showboat/engine';
import { type GameView, type SealedView, thirdPerson } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { Page } from '../shell/page';
import { packedIn } from './link';
import { OpenForm } from './open-form';
import { type Moment, OpenedCard, type SeatNames } from './opened-card';
import { type Opened, readShared } from './read';
import { type Said, sayOpenRefusal } from './say-refusal';
import { badShare } from './shared';
import './open-page.css';

type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly said: Said }
  | { readonly kind: 'opened'; readonly opened: Opened; readonly sealed: SealedView; readonly names: SeatNames };

const say = async (refusal: Refusal, game: string | undefined): Promise<Said> => {
  const sealed = game === undefined ? undefined : await loadView(game);
  if (!sealed) return sayOpenRefusal(refusal);
  return sealed.use(async (view) => {
    const words = await view.loadMoreWords(language.value);
    return sayOpenRefusal(refusal, (one) => words.sayRefusal(one));
  });
};

const nameSeats = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  { shared, facts }: Opened,
): Promise<SeatNames> => {
  const words = await view.loadWords(language.value);
  const first = await loadFirstState(view, shared.beginning);
  const pieces = first.ok ? Array.from({ length: facts.seats }, (_, seat) => words.nameSeat(first.value, seat)) : [];
  const players = (shared.seats ?? []).map(({ name }) => ({ kind: 'elsewhere', name }) as const);
  // Where pieces have names, sentences call them by these.
  return { pieces, called: pieces.map((own, seat) => (words.withNames ? thirdPerson(players, seat, own) : own)) };
};

const read = async (text: string | undefined): Promise<Reading> => {
  if (text === undefined) return { kind: 'refused', said: await say(badShare('unreadable-file').refusal, undefined) };
  const found = await readShared(text, loadView);
  if (!found.ok) return { kind: 'refused', said: await say(found.refusal, found.game) };
  const sealed = await loadView(found.value.shared.game);
  if (!sealed) return { kind: 'empty' };
  const names = await sealed.use((view) => nameSeats(view, found.value));
  return { kind: 'opened', opened: found.value, sealed, names };
};

/** Opens what was received: a link, a pasted text, or a file. */
export const OpenPage = ({ Moment }: { readonly Moment: Moment }): JSX.Element => {
  const { replay } = messages.value;
  const reading = useSignal<Reading>({ kind: 'empty' });
  const open = async (text: string | undefined): Promise<void> => {
    reading.value = { kind: 'reading' };
    reading.value = await read(text);
  };
  useEffect(() => {
    // Another link may be opened on this page: then only the fragment changes, and nothing is reloaded.
    const readAddress = (): void => {
      if (packedIn(location.hash) !== undefined) void open(location.hash);
    };
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
  const now = reading.value;
  return (
    <Page title={replay.open} narrow>
      <div role="status" class="open-status">
        {now.kind === 'reading' && <p class="note">{replay.opening}</p>}
        {now.kind === 'refused' && (
          <div class="panel open-refused">
            <h2>{replay.refusedTitle}</h2>
            <p>{now.said.what}</p>
            {now.said.where !== undefined && <p class="note">{replay.refusedWhere(now.said.where)}</p>}
          </div>
        )}
      </div>
      {now.kind === 'opened' ? (
        <OpenedCard
          opened={now.opened}
          sealed={now.sealed}
          names={now.names}
          Moment={Moment}
          onOther={() => (reading.value = { kind: 'empty' })}
        />
      ) : (
        <OpenForm onText={(text) => void open(text)} />
      )}
    </Page>
  );
};
