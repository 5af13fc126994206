import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { becomeNamed, findMe, me } from '../online/me';
import { Person } from '../pieces/person';
import { Sign } from '../pieces/sign';
import { settings } from '../settings/settings';
import { Page } from '../shell/page';
import { useLoaded } from '../shell/use-loaded';
import { AccountPanel } from './account-panel';
import { sayDate } from './dates';
import { RecentTables } from './recent-tables';
import { sayTrouble } from './requests';
import { SignInPanel } from './sign-in';
import './player.css';

/** One field and one key: for somebody new, or for another name. */
const NameForm = ({
  first,
  save,
  onDone,
  onCancel,
}: {
  readonly first: string;
  readonly save: string;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}): JSX.Element => {
  const { player } = messages.value;
  const name = useSignal(first);
  const problem = useSignal<string | undefined>(undefined);
  const submit = async (): Promise<void> => {
    const found = await becomeNamed(name.value);
    problem.value =
      found.kind === 'player' ? undefined : found.kind === 'nobody' ? player.noLine : sayTrouble(found, player.nameBad);
    if (found.kind === 'player') onDone?.();
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        {player.name}
        <input
          type="text"
          autocomplete="nickname"
          required
          maxLength={48}
          value={name}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary">
        {save}
      </button>
      {onCancel && (
        <button type="button" class="btn" onClick={onCancel}>
          {player.cancel}
        </button>
      )}
      {problem.value !== undefined && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
};

const Head = ({ name, createdAt }: { readonly name: string; readonly createdAt: string }): JSX.Element => {
  const { player } = messages.value;
  const isChanging = useSignal(false);
  return (
    <div class="profile-head">
      <Person name={name} size={72} />
      <div>
        <h1>{name}</h1>
        <p>{player.since(sayDate(createdAt))}</p>
      </div>
      {isChanging.value ? (
        <NameForm
          first={name}
          save={player.save}
          onDone={() => (isChanging.value = false)}
          onCancel={() => (isChanging.value = false)}
        />
      ) : (
        <button type="button" class="btn" onClick={() => (isChanging.value = true)}>
          <Sign name="pen" size={18} /> {player.changeName}
        </button>
      )}
    </div>
  );
};

const Nobody = (): JSX.Element => {
  const { player } = messages.value;
  return (
    <div class="nobody-grid">
      <section class="panel account">
        <p>{player.nobodyHelp}</p>
        <NameForm first={settings.value.name} save={player.becomeSomebody} />
      </section>
      <SignInPanel />
    </div>
  );
};

/** A player's own page. Nobody else sees it. */
export const PlayerPage = (): JSX.Element => {
  const { player } = messages.value;
  const tries = useSignal(0);
  const isDeleted = useSignal(false);
  const loaded = useLoaded(findMe, [tries.value]);
  const found = loaded.kind === 'here' ? loaded.value : undefined;
  const known = me.value;
  if (known) {
    return (
      <Page title={known.name} head={<Head key={known.id} name={known.name} createdAt={known.createdAt} />}>
        <div class="profile-grid">
          <RecentTables player={known.id} />
          <AccountPanel onDeleted={() => (isDeleted.value = true)} />
        </div>
      </Page>
    );
  }
  // Asked for, and nobody; or somebody just now, and not any more.
  const isNobody = isDeleted.value || found?.kind === 'nobody' || found?.kind === 'player';
  return (
    <Page title={isNobody ? player.nobody : player.title}>
      {isDeleted.value && <p role="status">{player.deleted}</p>}
      {isNobody && <Nobody />}
      {found && !isNobody && (
        <section class="panel notice">
          <p role="alert">{player.noLine}</p>
          <button type="button" class="btn" onClick={() => void tries.value++}>
            {player.again}
          </button>
        </section>
      )}
    </Page>
  );
};
