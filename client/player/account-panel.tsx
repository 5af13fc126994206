import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { me } from '../online/me';
import { Sign } from '../pieces/sign';
import { type Account, loadAccount } from './account';
import { sayTime } from './dates';
import { DeleteDialog } from './delete-dialog';
import { Devices } from './devices';
import { NotifySwitch } from './notify-switch';
import { addPasskey, hasPasskeys } from './passkey';
import { ask, sayTrouble } from './requests';
import { SignInElsewhere } from './sign-in';

interface Code {
  readonly code: string;
  readonly until: string;
}

const ShownCode = ({ code, until }: Code): JSX.Element => {
  const { player } = messages.value;
  return (
    <div class="code-box" role="status">
      <p>{player.codeHelp}</p>
      <p class="code-figures">
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <p class="note">{player.codeUntil(sayTime(until))}</p>
    </div>
  );
};

/** This browser is the account: how it gets to others, what opens it, and how to end it. */
export const AccountPanel = ({ onDeleted }: { readonly onDeleted: () => void }): JSX.Element => {
  const { player } = messages.value;
  const account = useSignal<Account | undefined>(undefined);
  const code = useSignal<Code | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const isDeleting = useSignal(false);
  const { id, name = '' } = me.value ?? {};

  const refresh = async (): Promise<void> => {
    account.value = (await loadAccount()) ?? account.peek();
  };
  useEffect(() => void refresh(), [id]);

  const add = async (): Promise<void> => {
    problem.value = hasPasskeys() ? await addPasskey() : player.noPasskeys;
    await refresh();
  };
  const showCode = async (): Promise<void> => {
    const made = await ask('createCode', {});
    problem.value = made.ok ? undefined : sayTrouble(made.trouble, player.noLine);
    code.value = made.ok ? made.value : undefined;
  };
  const end = async (what: 'endToken' | 'endPasskey', one: string): Promise<void> => {
    const ended = await ask(what, { params: { id: one } });
    problem.value = ended.ok ? undefined : sayTrouble(ended.trouble, player.noLine);
    await refresh();
  };

  const isPortable = (account.value?.passkeys.length ?? 0) > 0;
  return (
    <section class="panel account">
      <h2 class="heading">{isPortable ? player.portable : player.account}</h2>
      <p>{isPortable ? player.portableHelp : player.accountHelp}</p>
      <div class="account-acts">
        <button type="button" class={isPortable ? 'btn' : 'btn primary'} onClick={() => void add()}>
          <Sign name="key" size={20} /> {isPortable ? player.anotherPasskey : player.addPasskey}
        </button>
        <button type="button" class="btn" onClick={() => void showCode()}>
          <Sign name="phone" size={20} /> {player.showCode}
        </button>
      </div>
      {problem.value !== undefined && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {code.value && <ShownCode {...code.value} />}
      {account.value && <Devices account={account.value} onEnd={(what, one) => void end(what, one)} />}
      <NotifySwitch />
      <SignInElsewhere known={name} isKept={isPortable} />
      <div class="yours">
        <a class="btn" href="/api/v1/players/me/export" download="showboat-games.json">
          <Sign name="save" size={20} /> {player.exportAll}
        </a>
        <button type="button" class="btn danger" onClick={() => (isDeleting.value = true)}>
          <Sign name="trash" size={20} /> {player.deleteAll}
        </button>
      </div>
      {isDeleting.value && <DeleteDialog name={name} onClose={() => (isDeleting.value = false)} onDeleted={onDeleted} />}
    </section>
  );
};
