import { useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import { Icon, type OptionPictures, type PictureChoices } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { Entry } from './entries-field';
import { type Picked, entriesOfPicked, isPickedOf, missingIn, pickedOf, withPicked } from './picked';
import './pictures-field.css';

/** Entries chosen from pictures; of pairs, what goes and what comes take the same number. */
export const PicturesField = ({
  label,
  entries,
  choices: { columns },
  pictures,
  options,
  onChange,
}: {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly choices: PictureChoices;
  readonly pictures: OptionPictures;
  readonly options: OptionValues;
  readonly onChange: (entries: readonly Entry[]) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const width = columns.length;
  const kept = useSignal<Picked>(pickedOf(entries, width));
  // A preset or "Reset" has other entries.
  const picked = isPickedOf(kept.value, entries) ? kept.value : pickedOf(entries, width);
  const names = [setup.entryOut, setup.entryIn];
  const missing = missingIn(picked);
  const choose = (column: number, word: string): void => {
    kept.value = withPicked(picked, column, word);
    onChange(entriesOfPicked(kept.value));
  };
  return (
    <div class="picture-choice" role="group" aria-label={label}>
      {columns.map((words, column) => (
        <div key={column} role="group" aria-label={width > 1 ? names[column] : label}>
          {width > 1 && <b aria-hidden="true">{names[column]}</b>}
          <ul>
            {[...words, ...picked[column].filter((word) => !words.includes(word))].map((word) => {
              const place = picked[column].indexOf(word);
              return (
                <li key={word}>
                  <button type="button" aria-pressed={place >= 0} onClick={() => choose(column, word)}>
                    <pictures.Picture entry={word} options={options} />
                    <span>{pictures.say(word, options)}</span>
                    {place >= 0 && (
                      <span class="picked" aria-hidden="true">
                        {width > 1 ? place + 1 : <Icon name="done" size={14} />}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p class="note" role="status">
        {missing && setup.unpaired(missing.count, names[missing.column])}
      </p>
    </div>
  );
};
