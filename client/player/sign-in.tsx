import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { me } from '../online/me';
import { Sign } from '../pieces/sign';
import { hasPasskeys, signInByCode, signInByPasskey } from './passkey';
import { renewPush } from './push';

const CodeForm = ({ onSignIn }: { readonly onSignIn: (name: string, code: string) => void }): JSX.Element => {
  const { player } = messages.value;
  const name = useSignal('');
  const code = useSignal('');
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSignIn(name.value, code.value.trim());
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
      <label>
        {player.code}
        <input
          type="text"
          inputMode="numeric"
          autocomplete="one-time-code"
          required
          pattern="\s*\d{3} ?\d{3}\s*"
          value={code}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {player.signInCode}
      </button>
    </form>
  );
};

/** How this browser becomes a player that exists already. */
const SignIn = ({ onDone }: { readonly onDone?: () => void }): JSX.Element => {
  const { player } = messages.value;
  const isCode = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const signIn = async (by: Promise<string | undefined>): Promise<void> => {
    const before = me.peek()?.id;
    problem.value = await by;
    await renewPush();
    if (me.peek()?.id !== before) onDone?.();
  };
  return (
    <>
      <div class="account-acts">
        <button
          type="button"
          class="btn"
          onClick={() => void signIn(hasPasskeys() ? signInByPasskey() : Promise.resolve(player.noPasskeys))}
        >
          <Sign name="key" size={20} /> {player.signInPasskey}
        </button>
        <button type="button" class="btn" aria-expanded={isCode.value} onClick={() => (isCode.value = !isCode.value)}>
          <Sign name="phone" size={20} /> {player.enterCode}
        </button>
      </div>
      {isCode.value && <CodeForm onSignIn={(name, code) => void signIn(signInByCode(name, code))} />}
      {problem.value !== undefined && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
};

/** For a browser that is somebody: folded, with a warning if that one would be lost. */
export const SignInElsewhere = ({ known, isKept }: { readonly known: string; readonly isKept: boolean }): JSX.Element => {
  const { player } = messages.value;
  return (
    <details class="elsewhere">
      <summary>{player.elsewhere}</summary>
      <p>{player.elsewhereHelp}</p>
      {!isKept && <p class="note">{player.replaces(known)}</p>}
      {/* Lines that are open belong to the one before. */}
      <SignIn onDone={() => location.reload()} />
    </details>
  );
};

/** For a browser that is nobody yet. */
export const SignInPanel = (): JSX.Element => {
  const { player } = messages.value;
  return (
    <section class="panel account">
      <h2 class="heading">{player.elsewhere}</h2>
      <p>{player.elsewhereHelp}</p>
      <SignIn />
    </section>
  );
};
