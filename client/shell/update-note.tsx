import type { JSX } from 'preact';
import { messages } from '../messages';
import { applyUpdate, updateReady } from '../offline/register';

/** A newer version waits until the player agrees. */
export const UpdateNote = (): JSX.Element => {
  const { newVersion, renew } = messages.value.shell;
  return (
    <div role="status">
      {updateReady.value && (
        <p class="toast panel">
          {newVersion}
          <button type="button" class="btn" onClick={applyUpdate}>
            {renew}
          </button>
        </p>
      )}
    </div>
  );
};
