import type { Table } from '@showboat/protocol';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import { createAsk } from '../online/ask';
import { watchRematch } from '../online/rematch';
import { Sign } from '../pieces/sign';
import { navigate } from '../shell/routes';

const ask = createAsk();

/** Who waits at the next table has said yes; bots always do. */
export const saysYes = (table: Table, next: Table | undefined, seat: number): boolean => {
  const holder = table.seats[seat];
  if (!holder || holder.kind === 'open') return false;
  if (holder.kind === 'bot') return true;
  return next?.seats.some((one) => one.kind === 'person' && one.isPresent && one.name === holder.name) ?? false;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Once more with the same people: who said yes, and the key. Those who only watched have none. */
export const Rematch = ({
  table,
  marks,
  parts,
}: {
  readonly table: Table;
  readonly marks: readonly string[];
  readonly parts: Pick<TableParts, 'Badge'>;
}): JSX.Element | null => {
  const { story: said } = messages.value;
  const [next, setNext] = useState<Table | undefined>(undefined);
  useEffect(() => watchRematch(ask, table.id, setNext), [table.id]);
  const again = async (): Promise<void> => {
    const answer = await ask('rematch', { params: { id: table.id } });
    if (answer.ok) navigate({ kind: 't', id: answer.value.id });
  };
  const canPlay = table.you !== null;
  useEffect(() => {
    if (!canPlay) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)) void again();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table.id, canPlay]);
  if (!canPlay) return null;
  const others = table.seats.flatMap((seat) => (seat.kind === 'open' || seat.seat === table.you ? [] : [seat]));
  return (
    <div class="panel rematch">
      <ul>
        {others.map(({ seat, name }) => {
          const isYes = saysYes(table, next, seat);
          return (
            <li key={seat} class={isYes ? 'is-yes' : 'is-open'}>
              <parts.Badge who={marks[seat]} size={26} />
              <span aria-hidden="true">{name}</span>
              <small aria-hidden="true">
                {isYes && <Sign name="tick" size={13} width={3} />}
                {isYes ? said.yes : said.open}
              </small>
              <span class="unseen">{isYes ? said.saidYes(name) : said.notYet(name)}</span>
            </li>
          );
        })}
      </ul>
      <button type="button" class="btn primary" aria-keyshortcuts="R" onClick={() => void again()}>
        <Sign name="again" size={20} />
        {said.rematch}
      </button>
    </div>
  );
};
