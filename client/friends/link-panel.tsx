import { useSignal } from '@preact/signals';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import type { Pace } from '@showboat/protocol';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign, type SignName } from '../pieces/sign';
import { LONGEST_NAME, cleanName } from '../settings/saved-settings';
import { playerName } from '../settings/settings';
import { readText, writeText } from '../settings/storage';
import { Go, type LinkPanelProps } from '../setup/go';
import { SeatCounts } from '../setup/seat-counts';
import { navigate } from '../shell/routes';
import {
  CLOCKS,
  DAYS,
  type LinkForm,
  PACES,
  type PaceKind,
  formatClock,
  formatLinkForm,
  paceOf,
  parseLinkForm,
} from './link-form';
import { nameLevel } from './levels';
import { layTable, sayTrouble } from './requests';
import './link-panel.css';

const KEY = 'showboat.link-form';

const SIGNS = { clock: 'clock', days: 'calendar', none: 'endless' } satisfies Record<Pace['kind'], SignName>;

interface FormProps {
  readonly form: LinkForm;
  readonly onChange: (change: Partial<LinkForm>) => void;
}

/** What a pace can be set to: a menu where it is chosen, words where it is not. */
const PaceDetail = ({ of, form, onChange }: FormProps & { readonly of: PaceKind }): JSX.Element => {
  const { setup } = messages.value.friends;
  const isChosen = form.pace === of;
  const liveOf = ([minutes, seconds]: LinkForm['clock']): string => setup.liveOf(minutes, seconds);
  switch (of) {
    case 'clock':
      return isChosen ? (
        <select
          aria-label={setup.clock}
          value={formatClock(form.clock)}
          onChange={({ currentTarget }) => {
            const clock = CLOCKS.find((each) => formatClock(each) === currentTarget.value);
            if (clock) onChange({ clock });
          }}
        >
          {CLOCKS.map((clock) => (
            <option key={formatClock(clock)} value={formatClock(clock)}>
              {liveOf(clock)}
            </option>
          ))}
        </select>
      ) : (
        <small>{liveOf(form.clock)}</small>
      );
    case 'days':
      return isChosen ? (
        <select
          aria-label={setup.days}
          value={form.days}
          onChange={({ currentTarget }) => {
            const days = DAYS.find((each) => String(each) === currentTarget.value);
            if (days) onChange({ days });
          }}
        >
          {[...DAYS]
            .sort((a, b) => a - b)
            .map((days) => (
              <option key={days} value={days}>
                {setup.daysOf(days)}
              </option>
            ))}
        </select>
      ) : (
        <small>{setup.daysOf(form.days)}</small>
      );
    case 'none':
      return <small>{setup.noneHelp}</small>;
  }
};

const PaceChoice = ({ form, onChange }: FormProps): JSX.Element => {
  const { setup } = messages.value.friends;
  const names = { clock: setup.live, days: setup.days, none: setup.none };
  return (
    <fieldset class="paces">
      <legend>
        <h2 class="heading">{setup.pace}</h2>
      </legend>
      {PACES.map((pace) => (
        <div key={pace} class="pace-row">
          <label>
            <input type="radio" name="pace" checked={pace === form.pace} onChange={() => onChange({ pace })} />
            <span class="pace-mark">
              <Sign name={SIGNS[pace]} size={22} />
            </span>
            <b>{names[pace]}</b>
          </label>
          <PaceDetail of={pace} form={form} onChange={onChange} />
        </div>
      ))}
    </fieldset>
  );
};

const StandInChoice = ({ game, form, onChange }: FormProps & { readonly game: string }): JSX.Element => {
  const { friends, forms } = messages.value;
  const { setup } = friends;
  return (
    <section class="field-group">
      <h2 class="heading">{setup.away}</h2>
      <p class="sentence">
        <select
          aria-label={setup.standIn}
          value={form.standIn}
          onChange={({ currentTarget }) => {
            const standIn = OFFERED_LEVELS.find((each) => each === currentTarget.value);
            if (standIn) onChange({ standIn });
          }}
        >
          {OFFERED_LEVELS.map((level) => (
            <option key={level} value={level} title={forms.levels[level].help}>
              {setup.aLevel(nameLevel(game, level))}
            </option>
          ))}
        </select>
        <span>{setup.takes}</span>
      </p>
      <p class="note">{setup.returns}</p>
    </section>
  );
};

const isForLobby = (): boolean => new URLSearchParams(location.search).get('by') === 'lobby';

/** The right side of the set-up for a table by a link. */
export const LinkPanel = ({ game, options, counts, problem, onCount, blocked, onLay }: LinkPanelProps): JSX.Element => {
  const { setup } = messages.value.friends;
  const form = useSignal<LinkForm>({ ...parseLinkForm(readText(KEY)), isListed: isForLobby() });
  const name = useSignal(playerName.value);
  const failure = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const change = (next: Partial<LinkForm>): void => {
    form.value = { ...form.value, ...next };
  };
  const lay = async (): Promise<void> => {
    if (blocked) return blocked.show();
    if (isBusy.value) return;
    isBusy.value = true;
    onLay();
    writeText(KEY, formatLinkForm(form.value));
    const given = cleanName(name.value);
    const laid = await layTable(given === '' ? undefined : given, {
      game,
      options,
      seats: Array.from({ length: Number(options.seats) }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      pace: paceOf(form.value),
      visibility: form.value.isListed ? 'public' : 'link',
      standIn: form.value.standIn,
    });
    isBusy.value = false;
    if (laid.ok) navigate({ kind: 't', id: laid.value.id });
    else failure.value = sayTrouble(laid.trouble);
  };
  return (
    <>
      <label class="field-group">
        <span class="heading">{setup.name}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={name.value}
          placeholder={setup.nameless}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <section class="field-group">
        <h2 class="heading">{setup.seats}</h2>
        <SeatCounts counts={counts} chosen={Number(options.seats)} problem={problem} onCount={onCount} />
        <p class="note">{setup.seatsHelp}</p>
      </section>
      <PaceChoice form={form.value} onChange={change} />
      <StandInChoice game={game} form={form.value} onChange={change} />
      <label class="listing">
        <span>
          <b>{setup.list}</b>
          <small>{setup.listHelp}</small>
        </span>
        <input
          type="checkbox"
          class="switch"
          checked={form.value.isListed}
          onChange={({ currentTarget }) => change({ isListed: currentTarget.checked })}
        />
      </label>
      <Go blocked={blocked} problem={failure.value} isBusy={isBusy.value} type="button" onGo={() => void lay()}>
        {isBusy.value ? setup.laying : setup.lay}
      </Go>
    </>
  );
};
