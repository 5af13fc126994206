import type { Refusal } from '@showboat/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { download } from '../shell/download';
import type { SetupWords } from './game-setup';
import type { GivenFile } from './given-file';

/** Larger files cannot be ours, and would only freeze the page. */
const LARGEST = 200_000;

/** As many problems as are readable at once. */
const MOST_PROBLEMS = 8;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An option given as a file: chosen, checked, and refused with a list of its problems. */
export const FileField = ({
  name,
  label,
  value,
  describedBy,
  words,
  given,
  check,
  example,
  onChange,
  onRefused,
  onReset,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly describedBy: string;
  readonly words: SetupWords;
  readonly given: GivenFile | undefined;
  check(value: unknown): Promise<readonly Refusal[]>;
  /** A valid example file. */
  example(): Promise<unknown>;
  readonly onChange: (value: string, file: GivenFile) => void;
  readonly onRefused: (file: GivenFile) => void;
  /** Resets to the default. */
  readonly onReset: () => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const box = useRef<HTMLDivElement>(null);
  const problems = given?.problems ?? [];
  const read = async (file: File): Promise<void> => {
    const refuse = (...found: readonly string[]): void => onRefused({ name: file.name, problems: found });
    if (file.size > LARGEST) return refuse(setup.fileTooLarge(LARGEST / 1000));
    const content = readJson(await file.text());
    if (typeof content !== 'object' || content === null) return refuse(setup.fileNoJson);
    const found = await check(content);
    if (found.length > 0) return refuse(...found.map((refusal) => words.sayRefusal(refusal)));
    return onChange(JSON.stringify(content), { name: file.name, problems: [] });
  };
  useLayoutEffect(() => {
    // A refusal below the window would not be seen.
    if (problems.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [given]);
  const more = problems.length - MOST_PROBLEMS;
  const problemId = `problem-${name}`;
  return (
    <div class="file-field">
      <span>
        {words.optionValue(name, value)}
        {given && problems.length === 0 && <span class="file-name">{given.name}</span>}
      </span>
      <label class="btn">
        {setup.fileChoose}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          aria-label={`${label}: ${setup.fileChoose}`}
          aria-describedby={problems.length > 0 ? `${describedBy} ${problemId}` : describedBy}
          aria-invalid={problems.length > 0}
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) await read(file);
            // The same file may be chosen again after a fix.
            currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        class="example"
        onClick={async () => download(`${name}.json`, `${JSON.stringify(await example(), undefined, 2)}\n`, 'application/json')}
      >
        {setup.fileExample}
      </button>
      {given && problems.length > 0 && (
        <div class="problem" role="alert" id={problemId} ref={box}>
          <b>{setup.fileRefused(given.name)}</b>
          <ul>
            {problems.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {more > 0 && <p>{setup.fileMore(more)}</p>}
          <button type="button" class="btn" onClick={onReset}>
            {setup.fileDrop}
          </button>
        </div>
      )}
    </div>
  );
};
