import type { JSX } from 'preact';
import { messages } from '../messages';

/** What has become of the player's own details with the preset that was chosen. */
export const KeptDetails = ({
  own,
  dropped,
  onReset,
}: {
  /** How many details differ from the preset. */
  readonly own: number;
  /** The names of details that the preset does not go with. */
  readonly dropped: readonly string[];
  readonly onReset: () => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  return (
    <div class="kept-details">
      <p role="status">{dropped.length > 0 && setup.setBack(dropped)}</p>
      {own > 0 && (
        <button type="button" class="btn" onClick={onReset}>
          {setup.resetAll(own)}
        </button>
      )}
    </div>
  );
};
