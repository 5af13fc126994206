import { type Signal, useSignal } from '@preact/signals';
import type { Table, TableSeat } from '@showboat/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { documentTitle } from '../shell/title';

type Seats = Pick<Table, 'seats' | 'you'>;

/** Who has sat down or left between two moments, as far as it is news to us. */
export interface Arrivals {
  readonly came: readonly string[];
  readonly left: readonly string[];
}

const personAt = (seat: TableSeat | undefined): string | undefined => (seat?.kind === 'person' ? seat.name : undefined);

export const arrivalsBetween = (before: Seats, after: Seats): Arrivals => {
  const others = after.seats.map(({ seat }) => seat).filter((seat) => seat !== after.you && seat !== before.you);
  const changed = others.filter((seat) => personAt(before.seats[seat]) !== personAt(after.seats[seat]));
  const named = (from: Seats): readonly string[] => changed.flatMap((seat) => personAt(from.seats[seat]) ?? []);
  return { came: named(after), left: named(before) };
};

export const openSeats = ({ seats }: Pick<Table, 'seats'>): number => seats.filter(({ kind }) => kind === 'open').length;

/** How long a notice stays for somebody who looks. */
const SHOWN_MS = 6000;

/** What to say about who came or left; the tab says it, too, until somebody looks. */
export const useArrivals = (table: Table | undefined, title: string): Signal<string> => {
  const said = useSignal('');
  const tab = useSignal('');
  const before = useRef(table);
  useEffect(() => {
    const former = before.current;
    before.current = table;
    if (!former || !table) return;
    const { came, left } = arrivalsBetween(former, table);
    const { seats, list } = messages.value.friends;
    if (came.length > 0) {
      said.value = seats.arrived(list(came), openSeats(table));
      tab.value = seats.tab(list(came));
    } else if (left.length > 0) said.value = seats.left(list(left));
  }, [table]);
  useEffect(() => {
    if (said.value === '') return undefined;
    const clear = (): void => {
      said.value = '';
      tab.value = '';
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      if (!document.hidden) timer ??= setTimeout(clear, SHOWN_MS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [said.value]);
  useEffect(() => {
    document.title = documentTitle(tab.value || title);
  }, [tab.value, title]);
  return said;
};
