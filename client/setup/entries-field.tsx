import { useSignal } from '@preact/signals';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';

/** An entry of a list is one word, one of pairs has two. */
export type Entry = readonly string[];

const shown = (entry: Entry): string => entry.join(' → ');

/** A list that grows entry by entry. */
export const EntriesField = ({
  label,
  width,
  entries,
  onChange,
}: {
  readonly label: string;
  /** Words in an entry. */
  readonly width: 1 | 2;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const words = useSignal<readonly string[]>(Array.from({ length: width }, () => ''));
  const names = width === 1 ? [setup.entry] : [setup.entryOut, setup.entryIn];
  const entry = words.value.map((word) => word.trim());
  const isWhole = entry.every((word) => /^[^\s+,:="]{1,100}$/.test(word));
  const add = (): void => {
    if (!isWhole) return;
    onChange([...entries, entry]);
    words.value = entry.map(() => '');
  };
  return (
    <div class="entries" role="group" aria-label={label}>
      <ul>
        {entries.length === 0 && <li class="note">{setup.empty}</li>}
        {entries.map((each, index) => (
          <li key={shown(each)} class="entry">
            {shown(each)}
            <button
              type="button"
              aria-label={setup.remove(shown(each))}
              onClick={() => onChange(entries.filter((_, other) => other !== index))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div class="adding">
        {names.map((name, index) => (
          <input
            key={name}
            type="text"
            aria-label={name}
            placeholder={name}
            autocomplete="off"
            value={words.value[index]}
            onInput={({ currentTarget }) => {
              words.value = words.value.map((word, i) => (i === index ? currentTarget.value : word));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It would start the game.
              event.preventDefault();
              add();
            }}
          />
        ))}
        <button type="button" class="btn" aria-disabled={!isWhole} onClick={add}>
          {setup.add}
        </button>
      </div>
    </div>
  );
};
