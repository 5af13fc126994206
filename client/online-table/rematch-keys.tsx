import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '@showboat/protocol';
import { messages } from '../messages';
import { watchRematch } from '../online/rematch';
import { navigate } from '../shell/routes';
import type { Company } from './company';

const namesAt = ({ seats }: Table, you: string | undefined): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.isPresent && seat.name !== you ? [seat.name] : []));

/** The table of the rematch, as soon as somebody laid it, with who is there. */
const useRematch = ({ remote }: Company): Table | undefined => {
  const [next, setNext] = useState<Table | undefined>(undefined);
  useEffect(() => watchRematch(remote.line.ask, remote.id, setNext), []);
  return next;
};

/** After the end: once more with the same people. */
export const RematchKeys = ({ company }: { readonly company: Company }): JSX.Element | null => {
  const { company: said } = messages.value;
  const next = useRematch(company);
  const own = company.you.value;
  if (own === undefined) return null;
  const seat = company.table.value.seats[own];
  const there = next ? namesAt(next, seat && seat.kind !== 'open' ? seat.name : undefined) : [];
  const again = async (): Promise<void> => {
    const id = await company.rematch();
    if (id !== undefined) navigate({ kind: 't', id });
  };
  return (
    <>
      <button type="button" class="btn primary" onClick={() => void again()}>
        {said.rematch}
      </button>
      {next && (
        <p class="rematch-note" role="status">
          {there.length > 0 ? said.waitsForRematch(there) : said.rematchLaid}
        </p>
      )}
    </>
  );
};
