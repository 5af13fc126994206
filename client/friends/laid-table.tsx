import { useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { RemoteTable } from '../online/remote-table';
import { Page } from '../shell/page';
import { navigate } from '../shell/routes';
import { openSeats, useArrivals } from './arrivals';
import { LaidFacts, WaitingDoors } from './laid-facts';
import { LaidSeats } from './laid-seats';
import { LaidTicket } from './laid-ticket';
import { nameLevel } from './levels';
import { sayTrouble } from './requests';
import { useSeatMarks } from './seat-marks';
import './laid-table.css';
// The two columns and the key that is always in reach are those of the set-up.
import '../setup/setup.css';

export const isHost = ({ you, hostSeat }: Table): boolean => you !== null && you === hostSeat;

/** Nobody has come yet: the table may still become another one. */
const isAlone = ({ seats }: Table): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

interface Deeds {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  seatBot(seat: number, level: string): void;
  open(seat: number): void;
  stand(seat: number): void;
  start(): void;
  /** Leads to where one goes afterwards. */
  takeAway(to: string): void;
}

const useDeeds = ({ id, ask, table }: RemoteTable): Deeds => {
  const isBusy = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  type Done = Awaited<ReturnType<typeof ask>>;
  /** One after the other, up to the first that is refused. */
  const carryOut = async (deeds: readonly (() => Promise<Done>)[], then?: () => void): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    for (const deed of deeds) {
      const done = await deed();
      if (done.ok) continue;
      problem.value = sayTrouble(done.trouble);
      break;
    }
    isBusy.value = false;
    if (problem.value === undefined) then?.();
  };
  const change = (seat: number, level?: string) => (): Promise<Done> =>
    ask('changeSeat', { params: { id, n: seat }, body: level === undefined ? { kind: 'open' } : { kind: 'bot', level } });
  return {
    isBusy: isBusy.value,
    problem: problem.value,
    seatBot: (seat, level) => void carryOut([change(seat, level)]),
    open: (seat) => void carryOut([change(seat)]),
    stand: (seat) => void carryOut([() => ask('standUp', { params: { id, n: seat } })]),
    start: () => {
      const now = table.peek();
      const open = now?.seats.filter(({ kind }) => kind === 'open') ?? [];
      void carryOut([...open.map(({ seat }) => change(seat, now?.standIn)), () => ask('startTable', { params: { id } })]);
    },
    takeAway: (to) => void carryOut([() => ask('deleteTable', { params: { id } })], () => navigate(to)),
  };
};

const HostKeys = ({ table, deeds }: { readonly table: Table; readonly deeds: Deeds }): JSX.Element => {
  const { seats, laid } = messages.value.friends;
  const open = openSeats(table);
  return (
    <>
      <button type="button" class={open === 0 ? 'btn primary' : 'btn'} aria-disabled={deeds.isBusy} onClick={deeds.start}>
        {open === 0 ? seats.start : seats.startNow}
      </button>
      {open > 0 && <p class="note">{seats.startNote(open, nameLevel(table.game, table.standIn))}</p>}
      <button type="button" class="link" onClick={() => deeds.takeAway('/')}>
        {laid.takeAway}
      </button>
    </>
  );
};

const GuestKeys = ({ table, deeds }: { readonly table: Table; readonly deeds: Deeds }): JSX.Element => {
  const { seats, join } = messages.value.friends;
  const { you, host, invite } = table;
  return (
    <>
      <p class="note">
        {you === null && `${seats.watching} `}
        {host !== null && seats.hostStarts(host)}
      </p>
      {you !== null && (
        <button type="button" class="btn" onClick={() => deeds.stand(you)}>
          {seats.stand}
        </button>
      )}
      {you === null && openSeats(table) > 0 && (
        <a class="btn primary" href={`/j/${invite}`}>
          {join.sit}
        </a>
      )}
    </>
  );
};

const Laid = ({ remote, table }: { readonly remote: RemoteTable; readonly table: Table }): JSX.Element => {
  const { laid } = messages.value.friends;
  const hosts = isHost(table);
  const title = hosts ? laid.title : table.host === null ? laid.titleNobody : laid.titleOf(table.host);
  const deeds = useDeeds(remote);
  const marks = useSeatMarks(table);
  const said = useArrivals(table, title);
  const isDown = remote.connection.value.kind === 'down';
  const mayChange = hosts && isAlone(table);
  return (
    <Page title={title}>
      <div class="setup invite">
        <div class="what">
          <LaidTicket table={table} isFilled={hosts && openSeats(table) > 0} isDown={isDown} />
          <LaidFacts table={table} onChange={mayChange ? () => deeds.takeAway(`/new/${table.game}?by=link`) : undefined} />
          <WaitingDoors game={table.game} />
        </div>
        <div class="panel who">
          <LaidSeats table={table} marks={marks} isDown={isDown} {...(hosts && { onBot: deeds.seatBot, onOpen: deeds.open })} />
          <div class="go">
            {deeds.problem !== undefined && (
              <p class="problem" role="alert">
                {deeds.problem}
              </p>
            )}
            {hosts ? <HostKeys table={table} deeds={deeds} /> : <GuestKeys table={table} deeds={deeds} />}
          </div>
        </div>
      </div>
      <div role="status">{said.value !== '' && <p class="toast panel">{said.value}</p>}</div>
    </Page>
  );
};

/** An online table while people gather; what comes after the start is the business of its caller. */
export const LaidTable = ({ remote }: { readonly remote: RemoteTable }): JSX.Element | null => {
  const table = remote.table.value;
  return table ? <Laid remote={remote} table={table} /> : null;
};
