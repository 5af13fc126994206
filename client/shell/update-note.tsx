import type { JSX } from 'preact';
import { messages } from '../messages';
import { update } from '../offline/update';

/** A newer version waits until the player agrees. */
export const UpdateNote = (): JSX.Element => {
  const { newVersion, renew } = messages.value.shell;
  return (
    <div role="status">
      {update.value && (
        <p class="toast panel">
          {newVersion}
          <button type="button" class="btn" onClick={update.value}>
            {renew}
          </button>
        </p>
      )}
    </div>
  );
};
