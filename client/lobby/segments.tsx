import type { JSX } from 'preact';

/** One of a few, in a row of keys. */
export const Segments = <Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  isWide = false,
}: {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly isWide?: boolean;
}): JSX.Element => (
  <div class={isWide ? 'segments wide' : 'segments'} role="group" aria-label={label}>
    {options.map(([value, title]) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {title}
      </button>
    ))}
  </div>
);
