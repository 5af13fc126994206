import { useSignal } from '@preact/signals';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import type { Table, TableSeat } from '@showboat/protocol';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { OpenMark, type PresenceKind, SeatMark } from '../pieces/presence';
import { Sign } from '../pieces/sign';
import { nameLevel } from './levels';
import type { SeatMarks } from './seat-marks';

/** What the host may do, and a guest for themselves. Left out where one only looks on. */
export interface SeatKeys {
  onBot?(seat: number, level: string): void;
  onOpen?(seat: number): void;
}

const presenceOf = (seat: TableSeat, isDown: boolean): PresenceKind | undefined => {
  switch (seat.kind) {
    case 'open':
      return undefined;
    case 'bot':
      return 'bot';
    case 'person':
      return isDown ? 'unknown' : seat.isPresent ? 'here' : 'away';
  }
};

const stateOf = (seat: TableSeat, { you, hostSeat, game }: Table): string => {
  const { seats } = messages.value.friends;
  switch (seat.kind) {
    case 'open':
      return seats.waits;
    case 'bot':
      return seats.bot(nameLevel(game, seat.level));
    case 'person':
      if (seat.seat === you) return you === hostSeat ? seats.youHost : seats.you;
      if (!seat.isPresent) return seats.away;
      return seat.seat === hostSeat ? seats.host : seats.here;
  }
};

const BotKeys = ({
  game,
  seat,
  onBot,
}: {
  readonly game: string;
  readonly seat: number;
  readonly onBot: (seat: number, level: string) => void;
}): JSX.Element => {
  const { friends, forms } = messages.value;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn seat-bot"
        aria-expanded={isOpen.value}
        aria-label={friends.seats.seatBotAt(seat + 1)}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Sign name="bot" size={18} />
        {friends.seats.seatBot}
      </button>
      {isOpen.value && (
        <div class="bot-levels" role="group" aria-label={friends.seats.whichBot}>
          {OFFERED_LEVELS.map((level) => (
            <button key={level} type="button" class="btn" title={forms.levels[level].help} onClick={() => onBot(seat, level)}>
              {nameLevel(game, level)}
            </button>
          ))}
        </div>
      )}
    </>
  );
};

const SeatRow = ({
  seat,
  table,
  marks,
  isDown,
  onBot,
  onOpen,
}: SeatKeys & {
  readonly seat: TableSeat;
  readonly table: Table;
  readonly marks: SeatMarks | undefined;
  readonly isDown: boolean;
}): JSX.Element => {
  const { seats } = messages.value.friends;
  const name = seat.kind === 'open' ? seats.open : seat.name;
  return (
    <li class={`invite-seat is-${seat.kind}`} title={marks?.nameSeat(seat.seat)}>
      <span class="number" aria-hidden="true">
        {seat.seat + 1}
      </span>
      {seat.kind === 'open' || !marks ? (
        <OpenMark size={36} />
      ) : (
        <SeatMark is={presenceOf(seat, isDown)}>
          <marks.Badge seat={seat.seat} size={36} />
        </SeatMark>
      )}
      <span class="words">
        <b title={name}>{name}</b>
        <small>{stateOf(seat, table)}</small>
      </span>
      {seat.kind === 'open' && onBot && <BotKeys game={table.game} seat={seat.seat} onBot={onBot} />}
      {seat.kind !== 'open' && seat.seat !== table.you && onOpen && (
        <button
          type="button"
          class="btn icon plain"
          aria-label={seats.remove(name)}
          title={seats.remove(name)}
          onClick={() => onOpen(seat.seat)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
};

/** Everybody at the table, and the seats that are free. */
export const LaidSeats = ({
  table,
  ...row
}: SeatKeys & { readonly table: Table; readonly marks: SeatMarks | undefined; readonly isDown: boolean }): JSX.Element => {
  const { seats } = messages.value.friends;
  const counted = (kind: TableSeat['kind']): number => table.seats.filter((seat) => seat.kind === kind).length;
  const open = counted('open');
  return (
    <>
      <header class="who-head">
        <h2 class="heading">{open === 0 ? seats.everybody : seats.title}</h2>
        <span class="note">
          {seats.count(counted('person'), counted('bot'))}
          {open > 0 && ` · ${seats.free(open)}`}
        </span>
      </header>
      <ol>
        {table.seats.map((seat) => (
          <SeatRow key={`${seat.seat} ${seat.kind}`} seat={seat} table={table} {...row} />
        ))}
      </ol>
    </>
  );
};
