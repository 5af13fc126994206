import { useSignal } from '@preact/signals';
import type { Table, TableSeat } from '@showboat/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { OpenMark } from '../pieces/presence';
import { Sign } from '../pieces/sign';
import { playerName } from '../settings/settings';
import { navigate } from '../shell/routes';
import { nameProblem, seatToTake } from './invitation';
import { sayTrouble, sitDown } from './requests';
import type { SeatMarks } from './seat-marks';

interface JoinProps {
  readonly table: Table;
  readonly marks: SeatMarks | undefined;
}

const SeatChoice = ({
  table,
  marks,
  chosen,
  onChoose,
}: JoinProps & { readonly chosen: number | undefined; readonly onChoose: (seat: number) => void }): JSX.Element => {
  const { join, seats } = messages.value.friends;
  return (
    <fieldset class="ships-choice">
      <legend>{join.seat}</legend>
      <div>
        {table.seats.map((seat) => {
          const isTaken = seat.kind !== 'open';
          const own = marks?.nameSeat(seat.seat) ?? String(seat.seat + 1);
          return (
            <label key={seat.seat} class={isTaken ? 'ship-choice is-taken' : 'ship-choice'} title={isTaken ? seat.name : own}>
              <input
                type="radio"
                name="seat"
                class="unseen"
                disabled={isTaken}
                checked={seat.seat === chosen}
                aria-label={isTaken ? `${own}: ${seat.name}` : own}
                onChange={() => onChoose(seat.seat)}
              />
              {marks ? <marks.Badge seat={seat.seat} size={36} /> : <OpenMark size={36} />}
              <span aria-hidden="true">{isTaken ? seat.name : own || seats.open}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** Says who took the seat that was chosen. */
const useOvertaken = (
  seats: readonly TableSeat[],
  chosen: number | undefined,
  marks: SeatMarks | undefined,
): string | undefined => {
  const told = useSignal<string | undefined>(undefined);
  const before = useRef(chosen);
  useEffect(() => {
    const lost = before.current;
    before.current = chosen;
    const at = lost === undefined || lost === chosen ? undefined : seats[lost];
    if (at && at.kind !== 'open')
      told.value = messages.value.friends.join.taken(at.name, marks?.nameSeat(at.seat) ?? String(at.seat + 1));
  }, [chosen]);
  return told.value;
};

/** One field, one choice that is made already, one key. */
export const JoinForm = ({ table, marks }: JoinProps): JSX.Element => {
  const { join } = messages.value.friends;
  const field = useRef<HTMLInputElement>(null);
  const name = useSignal(playerName.value);
  const wanted = useSignal<number | undefined>(undefined);
  const isTouched = useSignal(false);
  const isBusy = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);
  const seat = seatToTake(table.seats, wanted.value);
  const overtaken = useOvertaken(table.seats, seat, marks);
  const wrong = nameProblem(name.value, table.seats);
  // Nobody is told off for what they have not written yet.
  const shown = wrong !== undefined && (isTouched.value || (wrong !== 'empty' && wrong !== undefined)) ? wrong : undefined;
  const problem = shown === 'taken' ? join.problems.taken(name.value.trim()) : shown && join.problems[shown];
  useEffect(() => field.current?.select(), []);
  const sit = async (): Promise<void> => {
    isTouched.value = true;
    if (wrong !== undefined || seat === undefined) return field.current?.focus();
    if (isBusy.value) return;
    isBusy.value = true;
    failure.value = undefined;
    const answer = await sitDown(name.value.trim(), table.id, seat);
    isBusy.value = false;
    if (answer.ok) navigate({ kind: 't', id: table.id }, { replace: true });
    else failure.value = sayTrouble(answer.trouble);
  };
  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <div class="name-field">
        <label>
          <span>{join.name}</span>
          <input
            ref={field}
            type="text"
            autocomplete="nickname"
            enterkeyhint="go"
            value={name.value}
            aria-invalid={problem !== undefined}
            aria-describedby="name-problem"
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <p class="problem" id="name-problem" role="alert">
          {problem}
        </p>
      </div>
      <SeatChoice
        table={table}
        marks={marks}
        chosen={seat}
        onChoose={(chosen) => {
          wanted.value = chosen;
        }}
      />
      {overtaken !== undefined && (
        <p class="note" role="status">
          {overtaken}
        </p>
      )}
      <div class="go">
        {failure.value !== undefined && (
          <p class="problem" role="alert">
            {failure.value}
          </p>
        )}
        <button type="submit" class="btn primary" aria-disabled={problem !== undefined || isBusy.value}>
          {isBusy.value ? join.sitting : join.sit}
        </button>
        <p class="join-foot">
          <span>
            <Sign name="lock" size={16} />
            {join.noAccount}
          </span>
          <a href={`/t/${table.id}`}>{join.watch}</a>
        </p>
      </div>
    </form>
  );
};
