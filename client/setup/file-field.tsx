import { useSignal } from '@preact/signals';
import type { Refusal } from '@showboat/engine';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { download } from '../share/download';
import type { SetupTexts } from './desk';

/** Files that are larger are none of ours, and would only stop the page. */
const LARGEST = 200_000;

/** As many as somebody wants to read at once. */
const MOST_PROBLEMS = 8;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An option that nobody types: a file is chosen, checked, and refused with everything that is wrong with it. */
export const FileField = ({
  name,
  label,
  value,
  describedBy,
  texts,
  check,
  example,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly describedBy: string;
  readonly texts: SetupTexts;
  check(value: unknown): Promise<readonly Refusal[]>;
  /** A good file to begin with. */
  example(): Promise<unknown>;
  readonly onChange: (value: string) => void;
}): JSX.Element => {
  const { setup } = messages.value.shell;
  const problems = useSignal<readonly string[]>([]);
  const read = async (file: File): Promise<readonly string[]> => {
    if (file.size > LARGEST) return [setup.fileTooLarge(LARGEST / 1000)];
    const given = readJson(await file.text());
    if (typeof given !== 'object' || given === null) return [setup.fileNoJson];
    const found = await check(given);
    if (found.length === 0) onChange(JSON.stringify(given));
    return found.map((refusal) => texts.sayRefusal(refusal));
  };
  const more = problems.value.length - MOST_PROBLEMS;
  return (
    <div class="file-field">
      <span>{texts.optionValue(name, value)}</span>
      <label class="btn">
        {setup.fileChoose}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          aria-label={`${label}: ${setup.fileChoose}`}
          aria-describedby={describedBy}
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            problems.value = file ? await read(file) : [];
            // The same file may be chosen again once it was mended.
            currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        class="btn plain"
        onClick={async () => download(`${name}.json`, `${JSON.stringify(await example(), undefined, 2)}\n`, 'application/json')}
      >
        {setup.fileExample}
      </button>
      {problems.value.length > 0 && (
        <div class="problem" role="alert">
          <b>{setup.fileRefused}</b>
          <ul>
            {problems.value.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {more > 0 && <p>{setup.fileMore(more)}</p>}
        </div>
      )}
    </div>
  );
};
