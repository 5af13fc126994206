import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import { STYLES } from '@showboat/engine';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import type { SeatPlan } from '../session/saved';
import { LONGEST_NAME } from '../settings/saved-settings';
import { favouriteLevel, playerName } from '../settings/settings';
import { type BotPlan, newBot } from '../session/seating';
import { SeatCounts } from './seat-counts';

const KINDS = ['person', 'bot'] as const;

/** The same seat for a player of the other kind. The first person to sit down gets the name from the settings. */
const reseated = (kind: SeatPlan['kind'], seat: number, seats: readonly SeatPlan[]): SeatPlan => {
  const others = seats.filter((_, i) => i !== seat);
  if (kind === 'bot') return newBot(others, favouriteLevel.value);
  const { shell, forms } = messages.value;
  const isFirst = others.every((plan) => plan.kind === 'bot');
  return { kind: 'person', name: isFirst ? playerName.value || shell.you : forms.setup.playerNumber(seat + 1) };
};

const BotChoices = ({ plan, onChange }: { readonly plan: BotPlan; readonly onChange: (plan: BotPlan) => void }): JSX.Element => {
  const { setup, levels, styles } = messages.value.forms;
  return (
    <div class="choices">
      <select
        aria-label={setup.level}
        onChange={({ currentTarget }) => {
          const level = OFFERED_LEVELS.find((each) => each === currentTarget.value);
          if (level) onChange({ ...plan, level });
        }}
      >
        {OFFERED_LEVELS.map((level) => (
          <option key={level} value={level} selected={level === plan.level} title={levels[level].help}>
            {levels[level].title}
          </option>
        ))}
      </select>
      <select
        aria-label={setup.style}
        onChange={({ currentTarget }) => {
          const style = STYLES.find((each) => each === currentTarget.value);
          if (style) onChange({ ...plan, style });
        }}
      >
        {STYLES.map((style) => (
          <option key={style} value={style} selected={style === plan.style}>
            {styles[style]}
          </option>
        ))}
      </select>
    </div>
  );
};

const SeatRow = ({
  seat,
  seats,
  onChange,
}: {
  readonly seat: number;
  readonly seats: readonly SeatPlan[];
  readonly onChange: (plan: SeatPlan) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const plan = seats[seat];
  return (
    <div class="seat" role="group" aria-label={setup.seat(seat + 1)}>
      <span class="number" aria-hidden="true">
        {seat + 1}
      </span>
      <div class="kinds" role="group" aria-label={setup.kind}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={setup[kind]}
            title={setup[kind]}
            aria-pressed={kind === plan.kind}
            onClick={() => kind !== plan.kind && onChange(reseated(kind, seat, seats))}
          >
            <Sign name={kind} size={20} />
          </button>
        ))}
      </div>
      <input
        type="text"
        aria-label={setup.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={plan.name}
        onInput={({ currentTarget }) => onChange({ ...plan, name: currentTarget.value })}
      />
      {plan.kind === 'bot' && <BotChoices plan={plan} onChange={onChange} />}
    </div>
  );
};

export const SeatsForm = ({
  counts,
  seats,
  problem,
  onCount,
  onSeat,
}: {
  readonly counts: readonly number[];
  readonly seats: readonly SeatPlan[];
  /** What is wrong with the number of seats. */
  readonly problem: string | undefined;
  readonly onCount: (count: number) => void;
  readonly onSeat: (seat: number, plan: SeatPlan) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  return (
    <section class="seats" aria-labelledby="seats-heading">
      <h2 id="seats-heading" class="heading">
        {setup.seats}
      </h2>
      <SeatCounts counts={counts} chosen={seats.length} problem={problem} onCount={onCount} />
      <ol>
        {seats.map((_, seat) => (
          // A seat is identified by its number; its player may change.
          <li key={seat}>
            <SeatRow seat={seat} seats={seats} onChange={(plan) => onSeat(seat, plan)} />
          </li>
        ))}
      </ol>
    </section>
  );
};
