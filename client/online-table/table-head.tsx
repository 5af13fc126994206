import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TableStatus } from '../pieces/table-status';
import { tableLayout } from '../table/layout-signal';
import type { Company } from './company';
import { timeOfDay } from './time-of-day';

/** An answer within this time needs no word about it. */
const QUIET = 300;

const useIsLong = (since: number | undefined): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setLong(true), Math.max(0, since + QUIET - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isLong && since !== undefined;
};

/** Whether everything is kept. */
export const TableHead = ({ company: { remote, sentAt, table } }: { readonly company: Company }): JSX.Element => {
  const isSending = useIsLong(sentAt.value);
  const connection = remote.connection.value;
  const isPill = tableLayout.value === 'phone';
  if (connection.kind === 'down') return <TableStatus is={{ kind: 'off', since: timeOfDay(connection.since) }} isPill={isPill} />;
  if (isSending) return <TableStatus is={{ kind: 'sending' }} isPill={isPill} />;
  return <TableStatus is={{ kind: 'saved', watching: table.value.watching }} isPill={isPill} />;
};
