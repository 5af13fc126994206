import { type Signal, useSignal } from '@preact/signals';
import { VIEWS } from '@showboat/games/views';
import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { sayTrouble } from '../friends/requests';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import { LONGEST_NAME, cleanName } from '../settings/saved-settings';
import { playerName } from '../settings/settings';
import { gameTitle } from '../shell/game-title';
import { findOpponents } from './find';
import { Looking } from './looking';
import { PACES, type Wish, fitsOf } from './pairing';
import { Segments } from './segments';

const GameChoice = ({ wish }: { readonly wish: Signal<Wish> }): JSX.Element => (
  <fieldset class="game-choice">
    <legend class="unseen">{messages.value.friends.lobby.game}</legend>
    {VIEWS.map(({ id }) => (
      <label key={id}>
        <input
          type="radio"
          name="pairing-game"
          class="unseen"
          checked={wish.value.game === id}
          onChange={() => {
            wish.value = { ...wish.value, game: id };
          }}
        />
        <span class="mini-art">
          <Picture game={id} />
        </span>
        <b>{gameTitle(id)}</b>
      </label>
    ))}
  </fieldset>
);

/** Only for somebody who has no name yet. */
const NameField = ({ name }: { readonly name: Signal<string> }): JSX.Element => (
  <label class="field-group">
    <span>{messages.value.friends.join.name}</span>
    <input
      type="text"
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      value={name.value}
      placeholder={messages.value.friends.nobody}
      onInput={({ currentTarget }) => {
        name.value = currentTarget.value;
      }}
    />
  </label>
);

const Asking = ({
  wish,
  waiting,
  note,
  onFound,
}: {
  readonly wish: Signal<Wish>;
  /** Tables that are in the list now. */
  readonly waiting: readonly Table[];
  readonly note: string | undefined;
  readonly onFound: (table: Table) => void;
}): JSX.Element => {
  const { pairing, refused } = messages.value.friends;
  const name = useSignal('');
  const isBusy = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const fits = fitsOf(wish.value, waiting).length;
  const find = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    const given = cleanName(name.value || playerName.value);
    try {
      const found = await findOpponents(wish.value, given === '' ? undefined : given);
      if (found.ok) onFound(found.value);
      else problem.value = sayTrouble(found.trouble);
    } catch {
      problem.value = refused;
    }
    isBusy.value = false;
  };
  return (
    <>
      <h2 class="heading">{pairing.title}</h2>
      {note !== undefined && (
        <p class="note" role="status">
          {note}
        </p>
      )}
      <GameChoice wish={wish} />
      <Segments
        label={pairing.pace}
        isWide
        options={PACES.map((pace) => [pace, pace === 'live' ? pairing.live : pairing.daysOf(pace)] as const)}
        chosen={wish.value.pace}
        onChoose={(pace) => {
          wish.value = { ...wish.value, pace };
        }}
      />
      {playerName.value === '' && <NameField name={name} />}
      <p class="quick-fact">
        <Sign name="door" size={20} />
        <span>{fits > 0 ? pairing.fits(fits) : pairing.fitsNone}</span>
      </p>
      <div class="go">
        {problem.value !== undefined && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <button type="button" class="btn primary" aria-disabled={isBusy.value} onClick={() => void find()}>
          {pairing.find}
        </button>
      </div>
    </>
  );
};

/** Play with whoever is here: a table that waits, or one of one's own that others find. */
export const QuickPairing = ({ waiting }: { readonly waiting: readonly Table[] }): JSX.Element => {
  const { laid } = messages.value.friends;
  const wish = useSignal<Wish>({ game: VIEWS[0].id, pace: 'live' });
  const found = useSignal<Table | undefined>(undefined);
  const note = useSignal<string | undefined>(undefined);
  return (
    <aside class={found.value ? 'who panel quick is-looking' : 'who panel quick'}>
      {found.value ? (
        <Looking
          key={found.value.id}
          first={found.value}
          onEnd={(why) => {
            note.value = why === 'gone' ? laid.gone : undefined;
            found.value = undefined;
          }}
        />
      ) : (
        <Asking
          wish={wish}
          waiting={waiting}
          note={note.value}
          onFound={(table) => {
            found.value = table;
          }}
        />
      )}
    </aside>
  );
};
