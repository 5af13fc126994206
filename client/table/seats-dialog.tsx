import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import { Dialog, nameHere } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { SeatPlan } from '../session/saved';
import { nameLevel } from '../shell/level-name';
import { isPersonal, mayTakeSeat } from '../session/personal';
import './seats-dialog.css';

/** Players may change at any time: a bot takes over for somebody who leaves, and gives the seat back. */
export const SeatsDialog = ({
  game,
  seats,
  isSecret,
  nameSeat,
  onSeat,
  onClose,
}: {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** Players hide something from each other. */
  readonly isSecret: boolean;
  nameSeat(seat: number): string;
  onSeat(seat: number, plan: SeatPlan): void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const change = (seat: number, value: string): void => {
    const { name } = seats[seat];
    const level = OFFERED_LEVELS.find((one) => one === value);
    if (!level) return onSeat(seat, { kind: 'person', name });
    const bot = { kind: 'bot', name, level, style: 'steady' } as const;
    onSeat(seat, isPersonal(seats[seat]) ? { ...bot, isStandIn: true } : bot);
  };
  return (
    <Dialog title={dialogs.seats} onClose={onClose} close={table.close}>
      <p class="note">{isSecret ? dialogs.seatsSecret : dialogs.seatsNote}</p>
      <ul class="seats">
        {seats.map((plan, seat) => (
          <li key={seat}>
            <label for={`seat-${seat}`}>
              <b>{nameHere(plan.name, messages.value.shell.you)}</b> <span class="note">{nameSeat(seat)}</span>
            </label>
            <select
              id={`seat-${seat}`}
              value={plan.kind === 'bot' ? plan.level : 'person'}
              onChange={({ currentTarget }) => change(seat, currentTarget.value)}
            >
              <option value="person" disabled={isSecret && !mayTakeSeat(seats, seat)}>
                {dialogs.person}
              </option>
              {OFFERED_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {dialogs.bot(nameLevel(game, level))}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
