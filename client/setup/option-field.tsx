import type { OptionSpec, OptionValue, OptionValues } from '@showboat/engine';
import type { OptionPictures } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { FileDoor, SetupWords } from './game-setup';
import { EntriesField, type Entry } from './entries-field';
import { FileField } from './file-field';
import type { GivenFile } from './given-file';
import { PicturesField } from './pictures-field';

interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: OptionValue;
  readonly describedBy: string;
  readonly isRefused: boolean;
  readonly words: SetupWords;
  /** What entries are chosen from, where that is not typed. */
  readonly pictures: OptionPictures | undefined;
  /** All of them: what may be chosen depends on others. */
  readonly options: OptionValues;
  readonly file: GivenFile | undefined;
  files(key: string): FileDoor;
  /** With the file the value came from, if any. */
  readonly onChange: (value: OptionValue, file?: GivenFile, needs?: OptionValues) => void;
  readonly onRefused: (file: GivenFile) => void;
}

const entriesOf = (value: OptionValue): readonly Entry[] =>
  typeof value === 'object' ? value.map((entry) => (typeof entry === 'string' ? [entry] : entry)) : [];

const pairOf = ([left = '', right = '']: Entry): readonly [string, string] => [left, right];

const NumberControl = ({
  spec,
  label,
  value,
  describedBy,
  isRefused,
  onChange,
}: ControlProps & { readonly spec: OptionSpec & { readonly kind: 'number' } }): JSX.Element => (
  <input
    type="number"
    aria-label={label}
    aria-describedby={describedBy}
    aria-invalid={isRefused}
    min={spec.min}
    max={spec.max}
    step={1}
    value={Number(value)}
    onChange={({ currentTarget }) => {
      // Input that is not a number leaves the previous one.
      const given = currentTarget.value === '' ? Number.NaN : Math.round(Number(currentTarget.value));
      if (Number.isSafeInteger(given)) onChange(given);
      else currentTarget.value = String(value);
    }}
  />
);

/** Words, or pairs of them: chosen from pictures where the game has some. */
const Entries = ({
  spec,
  name,
  label,
  value,
  pictures,
  options,
  onChange,
}: ControlProps & { readonly spec: OptionSpec & { readonly kind: 'list' | 'pairs' } }): JSX.Element => {
  const choices = pictures?.choices(name, options);
  const props = {
    label,
    entries: entriesOf(value),
    onChange: (entries: readonly Entry[]): void =>
      onChange(
        spec.kind === 'list' ? entries.map(([word]) => word) : entries.map(pairOf),
        undefined,
        entries.length > 0 ? choices?.needs : undefined,
      ),
  };
  return pictures && choices ? (
    <PicturesField {...props} choices={choices} pictures={pictures} options={options} />
  ) : (
    <EntriesField {...props} width={spec.kind === 'list' ? 1 : 2} />
  );
};

const Control = ({ spec, ...props }: ControlProps & { readonly spec: OptionSpec }): JSX.Element => {
  const { name, label, value, describedBy, words, files, onChange } = props;
  switch (spec.kind) {
    case 'switch':
      return (
        <input
          type="checkbox"
          role="switch"
          class="switch"
          aria-label={label}
          aria-describedby={describedBy}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'number':
      return <NumberControl spec={spec} {...props} />;
    case 'choice':
      return (
        <div class="radios" role="radiogroup" aria-label={label} aria-describedby={describedBy}>
          {spec.values.map((each) => (
            <label key={each}>
              <input type="radio" name={`option-${name}`} checked={each === value} onChange={() => onChange(each)} />
              {words.optionValue(name, each)}
            </label>
          ))}
        </div>
      );
    case 'list':
    case 'pairs':
      return <Entries spec={spec} {...props} />;
    case 'json':
      return (
        <FileField {...props} value={String(value)} given={props.file} {...files(name)} onReset={() => onChange(spec.fallback)} />
      );
  }
};

/** One option: its name, its help, the rules behind it, and what is wrong with it. */
export const OptionField = ({
  name,
  spec,
  value,
  words,
  pictures,
  options,
  problem,
  isChanged,
  file,
  files,
  onChange,
  onRefused,
  onRule,
}: {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly words: SetupWords;
  readonly pictures: OptionPictures | undefined;
  readonly options: OptionValues;
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  /** The last file, for an option given as one. */
  readonly file: GivenFile | undefined;
  files(key: string): FileDoor;
  readonly onChange: (value: OptionValue, file?: GivenFile, needs?: OptionValues) => void;
  readonly onRefused: (file: GivenFile) => void;
  readonly onRule: (id: string) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const { title, help } = words.option(name);
  const helpId = `help-${name}`;
  const problemId = `why-${name}`;
  const isRefused = problem !== undefined || (file !== undefined && file.problems.length > 0);
  return (
    <div
      class={`option is-${spec.kind}${pictures?.choices(name, options) ? ' is-pictured' : ''}${isRefused ? ' refused' : ''}`}
      id={`field-${name}`}
      tabIndex={-1}
    >
      <div class="about">
        <h3>
          {title}
          {isChanged && (
            <button type="button" class="reset" onClick={() => onChange(spec.fallback)} aria-label={`${setup.reset}: ${title}`}>
              {setup.reset}
            </button>
          )}
        </h3>
        <p class="note" id={helpId}>
          {help}
        </p>
        <p class="rules">
          {spec.rules.map((id) => (
            <button key={id} type="button" aria-label={setup.rule(id)} onClick={() => onRule(id)}>
              {id}
            </button>
          ))}
        </p>
      </div>
      <Control
        name={name}
        spec={spec}
        label={title}
        value={value}
        describedBy={problem === undefined ? helpId : `${helpId} ${problemId}`}
        isRefused={isRefused}
        words={words}
        pictures={pictures}
        options={options}
        file={file}
        files={files}
        onChange={onChange}
        onRefused={onRefused}
      />
      {problem !== undefined && (
        <p class="problem" role="alert" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
};
