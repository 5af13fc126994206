import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { type PushState, askForPush, endPush, pushState } from './push';

/** Asks for permission only when somebody switches it on. */
export const NotifySwitch = (): JSX.Element => {
  const { player } = messages.value;
  const state = useSignal<PushState>('off');
  useEffect(() => void pushState().then((now) => (state.value = now)), []);
  const change = async (isWanted: boolean): Promise<void> => {
    state.value = await (isWanted ? askForPush() : endPush());
  };
  const help = { on: player.notifyHelp, off: player.notifyHelp, denied: player.notifyDenied, missing: player.notifyMissing };
  return (
    <label class="notify">
      <span class="words">
        <b>{player.notify}</b>
        <small role="status">{help[state.value]}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={state.value === 'on'}
        disabled={state.value === 'missing'}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </label>
  );
};
