import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { Clock } from '../pieces/clock';
import { Count } from '../pieces/marks';
import { useNow } from '../pieces/now';
import { timeLeftOf } from '../pieces/time-left';
import { gameTitle } from '../shell/game-title';
import { documentTitle } from '../shell/title';
import { TablePicture } from './glimpse';
import { byUrgency, companyOf, useMyTables, waitsForMe } from './my-tables';
import './turn-cards.css';

/** As many as there are posters. */
const MOST = 3;

/** Whom a table that is not mine to move waits for. */
export const sayState = ({ status, actor, seats }: Table): string => {
  const { turns } = messages.value.friends;
  const holder = actor === null ? undefined : seats[actor];
  if (status === 'gathering') return turns.gathering;
  return holder && holder.kind !== 'open' ? turns.toMove(holder.name) : turns.going;
};

const TimeLeft = ({ table, at }: { readonly table: Table; readonly at: number }): JSX.Element => {
  const { pace, you } = table;
  const now = useNow(pace.kind !== 'none');
  const time = you === null ? undefined : timeLeftOf(table, you, at, now);
  return time ? <Clock time={time} /> : <span class="clock is-none">{messages.value.pieces.paces.noClock}</span>;
};

const TurnCard = ({
  table,
  at,
  isFirst,
}: {
  readonly table: Table;
  readonly at: number;
  readonly isFirst: boolean;
}): JSX.Element => {
  const { turns } = messages.value.friends;
  const { names, bots } = companyOf(table);
  const company = turns.company(names, bots);
  const isMine = waitsForMe(table);
  const href = `/t/${table.id}`;
  return (
    <li class={isFirst ? 'turn-card first' : 'turn-card'}>
      <a class="thumb" href={href} tabIndex={-1} aria-hidden="true">
        <TablePicture table={table} />
      </a>
      <div class="words">
        <h3>{gameTitle(table.game)}</h3>
        <p class="with" title={company}>
          {company}
        </p>
        <div class="foot">
          {isMine ? <TimeLeft table={table} at={at} /> : <span class="state">{sayState(table)}</span>}
          <a class={isFirst ? 'btn primary' : 'btn'} href={href} aria-label={turns.resumeOf(gameTitle(table.game), company)}>
            {turns.resume}
          </a>
        </div>
      </div>
    </li>
  );
};

/** The tables that wait for me, the most urgent first; else those that are running. Nothing for somebody without any. */
export const TurnCards = (): JSX.Element | null => {
  const { friends, shell } = messages.value;
  const { turns } = friends;
  const { mine, again } = useMyTables();
  const tables = mine.kind === 'here' ? mine.tables : [];
  const own = tables.filter(waitsForMe).sort(byUrgency);
  const others = tables.filter((table) => !waitsForMe(table)).sort(byUrgency);
  const isMine = own.length > 0;
  const shown = (isMine ? own : others).slice(0, MOST);
  useEffect(() => {
    document.title = own.length > 0 ? documentTitle(turns.tab(own.length)) : documentTitle(shell.pages.start);
  }, [own.length, turns]);
  useEffect(() => {
    // The icon of an installed page says the same.
    if (mine.kind === 'here') navigator.setAppBadge?.(own.length)?.catch(() => undefined);
  }, [own.length, mine.kind]);
  if (mine.kind === 'failed')
    return (
      <p class="turns-failed" role="status">
        {turns.failed}{' '}
        <button type="button" class="btn" onClick={again}>
          {turns.again}
        </button>
      </p>
    );
  if (mine.kind === 'here' && shown.length === 0) return null;
  const [moreOwn, more] = [own.length - shown.length, isMine ? others.length : others.length - shown.length];
  return (
    <section class="turns" aria-labelledby="turns-heading">
      <header>
        <h2 id="turns-heading">
          {isMine ? turns.title : turns.tables} {isMine && <Count of={own.length} label={turns.count(own.length)} />}
        </h2>
        {(moreOwn > 0 || more > 0) && (
          <a class="aside" href="/games">
            {moreOwn > 0 ? turns.more(moreOwn) : turns.others(more)}
          </a>
        )}
      </header>
      <ul>
        {mine.kind === 'here' ? (
          shown.map((table, i) => <TurnCard key={table.id} table={table} at={mine.at} isFirst={isMine && i === 0} />)
        ) : (
          <li class="turn-card paper" aria-hidden="true" />
        )}
      </ul>
    </section>
  );
};
