import type { JSX } from 'preact';
import { messages } from '../messages';

/** How many play: one row of numbers. */
export const SeatCounts = ({
  counts,
  chosen,
  problem,
  onCount,
}: {
  readonly counts: readonly number[];
  readonly chosen: number;
  /** What is wrong with the number of seats. */
  readonly problem: string | undefined;
  readonly onCount: (count: number) => void;
}): JSX.Element => (
  <>
    <fieldset
      class="counts"
      id="field-seats"
      tabIndex={-1}
      aria-describedby={problem === undefined ? undefined : 'problem-seats'}
    >
      <legend class="unseen">{messages.value.forms.setup.howMany}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name="seats" class="unseen" checked={count === chosen} onChange={() => onCount(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
    {problem !== undefined && (
      <p class="problem" id="problem-seats" role="alert">
        {problem}
      </p>
    )}
  </>
);
