import { isLevelId } from '@showboat/bots/levels';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import { STYLES } from '@showboat/engine';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import type { SeatPlan } from '../session/saved';
import { LONGEST_NAME } from '../settings/saved-settings';
import { favouriteLevel, language, playerName } from '../settings/settings';
import { nameLevel } from '../shell/level-name';
import { type BotPlan, newBot } from '../session/seating';
import type { SetupLife } from './game-setup';
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

const BotChoices = ({
  game,
  plan,
  onChange,
}: {
  readonly game: string;
  readonly plan: BotPlan;
  readonly onChange: (plan: BotPlan) => void;
}): JSX.Element => {
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
            {nameLevel(game, level)}
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

/** The bots at this table: how well they play, as far as it was measured, and how. */
const AboutBots = ({
  game,
  bots,
  seats,
  life,
}: {
  readonly game: string;
  readonly bots: readonly BotPlan[];
  readonly seats: number;
  readonly life: SetupLife;
}): JSX.Element => {
  const { setup, levels, styles } = messages.value.forms;
  const share = new Intl.NumberFormat(language.value, { style: 'percent' });
  const told = OFFERED_LEVELS.filter((level) => bots.some((bot) => bot.level === level));
  return (
    <dl class="about-bots">
      {told.map((level) => {
        const strength = life.strengths.find((one) => one.level === level && one.seats === seats);
        return (
          <div key={level}>
            <dt>{nameLevel(game, level)}</dt>
            <dd>
              {levels[level].help}{' '}
              {strength && isLevelId(strength.against)
                ? setup.measured(
                    nameLevel(game, strength.against),
                    seats - 1,
                    share.format(strength.wins / strength.games),
                    strength.games,
                    share.format(1 / seats),
                  )
                : setup.unmeasured}
            </dd>
          </div>
        );
      })}
      {STYLES.filter((style) => bots.some((bot) => bot.style === style)).map((style) => (
        <div key={style}>
          <dt>{styles[style]}</dt>
          <dd>{life.styles[style]}</dd>
        </div>
      ))}
    </dl>
  );
};

const SeatRow = ({
  game,
  life,
  seat,
  seats,
  onChange,
}: {
  readonly game: string;
  readonly life: SetupLife | undefined;
  readonly seat: number;
  readonly seats: readonly SeatPlan[];
  readonly onChange: (plan: SeatPlan) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const plan = seats[seat];
  return (
    <div class="seat" role="group" aria-label={setup.seat(seat + 1)}>
      <span class="number" aria-hidden="true">
        {plan.kind === 'bot' && life ? <life.Portrait seat={seat} name={plan.name} level={plan.level} size={36} /> : seat + 1}
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
      {plan.kind === 'bot' && <BotChoices game={game} plan={plan} onChange={onChange} />}
    </div>
  );
};

export const SeatsForm = ({
  game,
  life,
  counts,
  seats,
  problem,
  onCount,
  onSeat,
}: {
  readonly game: string;
  readonly life: SetupLife | undefined;
  readonly counts: readonly number[];
  readonly seats: readonly SeatPlan[];
  /** What is wrong with the number of seats. */
  readonly problem: string | undefined;
  readonly onCount: (count: number) => void;
  readonly onSeat: (seat: number, plan: SeatPlan) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  const bots = seats.filter((plan) => plan.kind === 'bot');
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
            <SeatRow game={game} life={life} seat={seat} seats={seats} onChange={(plan) => onSeat(seat, plan)} />
          </li>
        ))}
      </ol>
      {life && bots.length > 0 && <AboutBots game={game} bots={bots} seats={seats.length} life={life} />}
    </section>
  );
};
