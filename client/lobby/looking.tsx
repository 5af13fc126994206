import { useSignal, useSignalEffect } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { openSeats, useArrivals } from '../friends/arrivals';
import { isHost } from '../friends/laid-table';
import { sayTrouble } from '../friends/requests';
import { messages } from '../messages';
import { pageLine } from '../online/page-line';
import { type RemoteTable, openRemoteTable } from '../online/remote-table';
import { createMemoryShelf } from '../online/shelf';
import { paceText } from '../pieces/marks';
import { useNow } from '../pieces/now';
import { Person } from '../pieces/person';
import { OpenMark, SeatMark } from '../pieces/presence';
import { formatClock } from '../pieces/time-left';
import { gameTitle } from '../shell/game-title';
import { navigate } from '../shell/routes';
import { Wheel } from '../shell/wheel';

const FoundSeats = ({ table }: { readonly table: Table }): JSX.Element => {
  const { pairing, seats } = messages.value.friends;
  return (
    <ol class="found">
      {table.seats.map((seat) =>
        seat.kind === 'open' ? (
          <li key={seat.seat} class="is-open">
            <OpenMark size={36} />
            <span class="words">
              <b>{pairing.free}</b>
              <small>{pairing.freeHelp}</small>
            </span>
          </li>
        ) : (
          <li key={seat.seat}>
            <SeatMark is={seat.kind === 'bot' ? 'bot' : seat.isPresent ? 'here' : 'away'}>
              <Person name={seat.name} size={36} />
            </SeatMark>
            <span class="words">
              <b title={seat.name}>{seat.name}</b>
              {seat.seat === table.you && <small>{pairing.you}</small>}
              {seat.kind === 'person' && seat.seat !== table.you && <small>{seat.isPresent ? seats.here : seats.away}</small>}
            </span>
          </li>
        ),
      )}
    </ol>
  );
};

/** Bots take what is open, if anything is; then the game begins. */
const startWithBots = async ({ ask, id, table }: RemoteTable): Promise<string | undefined> => {
  const { seats = [], standIn = 'mate' } = table.peek() ?? {};
  for (const { kind, seat } of seats) {
    if (kind !== 'open') continue;
    const seated = await ask('changeSeat', { params: { id, n: seat }, body: { kind: 'bot', level: standIn } });
    if (!seated.ok) return sayTrouble(seated.trouble);
  }
  const started = await ask('startTable', { params: { id } });
  return started.ok ? undefined : sayTrouble(started.trouble);
};

/** The host takes the table away, a guest only gets up. */
const stopLooking = async ({ ask, id, table }: RemoteTable): Promise<string | undefined> => {
  const now = table.peek();
  if (!now || now.you === null) return undefined;
  const done = isHost(now) ? await ask('deleteTable', { params: { id } }) : await ask('standUp', { params: { id, n: now.you } });
  return done.ok || done.trouble.kind === 'refused' ? undefined : sayTrouble(done.trouble);
};

/** A seat at a table that fills up. One that was laid here begins by itself as soon as nobody is missing. */
export const Looking = ({
  first,
  onEnd,
}: {
  readonly first: Table;
  readonly onEnd: (why: 'stopped' | 'gone') => void;
}): JSX.Element => {
  const { pairing, lobby } = messages.value.friends;
  const remote = useMemo(() => openRemoteTable(pageLine(), first.id, createMemoryShelf()), [first.id]);
  const since = useMemo(() => Date.now(), [first.id]);
  const problem = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const table = remote.table.value ?? first;
  const open = openSeats(table);
  const now = useNow();
  useArrivals(table, lobby.title);
  useEffect(() => () => remote.close(), [remote]);
  const carryOut = async (deed: (remote: RemoteTable) => Promise<string | undefined>, then?: () => void): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = await deed(remote);
    isBusy.value = false;
    if (problem.value === undefined) then?.();
  };
  useSignalEffect(() => {
    const heard = remote.table.value;
    if (remote.refused.value || (heard && heard.you === null)) return onEnd('gone');
    if (heard && heard.status !== 'gathering') navigate({ kind: 't', id: heard.id });
  });
  return (
    <>
      <h2 class="heading">{pairing.looking}</h2>
      <div class="looking">
        <span class="turning">
          <Wheel size={84} />
        </span>
        <p>
          <b role="timer">{formatClock(now - since)}</b>
          <span>{pairing.what(gameTitle(table.game), paceText(table.pace))}</span>
        </p>
      </div>
      <FoundSeats table={table} />
      <div class="go">
        {problem.value !== undefined && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        {isHost(table) ? (
          <button type="button" class="btn primary" aria-disabled={isBusy.value} onClick={() => void carryOut(startWithBots)}>
            {open > 0 ? pairing.startBots(open) : pairing.start}
          </button>
        ) : (
          <p class="note">{table.host !== null && !table.startsWhenFull && pairing.hostStarts(table.host)}</p>
        )}
        <button type="button" class="btn" onClick={() => void carryOut(stopLooking, () => onEnd('stopped'))}>
          {pairing.stop}
        </button>
      </div>
      <p class="note">{pairing.meanwhile}</p>
    </>
  );
};
