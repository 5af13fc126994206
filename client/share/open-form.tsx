import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages';

/** Larger files cannot be games, and are not even read. */
const LARGEST_FILE = 4_000_000;

/** Text to paste, or a file to choose or to drop; `undefined` is a file that cannot be read. */
export const OpenForm = ({ onText }: { readonly onText: (text: string | undefined) => void }): JSX.Element => {
  const { replay } = messages.value;
  const id = useId();
  const text = useSignal('');
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Too large: passed on as such, so that the reader refuses it.
    onText(
      await file
        .slice(0, LARGEST_FILE)
        .text()
        .catch(() => undefined),
    );
  };
  return (
    <form
      class="panel open-form"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.value);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        void takeFile(file);
      }}
    >
      <p>{replay.openHelp}</p>
      <label for={id}>{replay.openText}</label>
      <textarea
        id={id}
        rows={8}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <div class="open-actions">
        <button type="submit" class="btn primary">
          {replay.openButton}
        </button>
        <label class="btn open-file">
          {replay.openFile}
          <input
            class="unseen"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
          />
        </label>
      </div>
    </form>
  );
};
