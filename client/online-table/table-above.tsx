import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import { TableBanner } from '../pieces/banner';
import { Clock } from '../pieces/clock';
import { Sign } from '../pieces/sign';
import { tableLayout } from '../table/layout-signal';
import { type Company, nameAt, personAt } from './company';
import { nameLevel } from '../friends/levels';
import { LostLine } from './lost-line';
import { useTimeLeft } from './seat-extras';

const Cap = ({ of }: { readonly of: string }): JSX.Element | null =>
  tableLayout.value === 'wide' ? <kbd class="kbd">{of}</kbd> : null;

/** "Nadia agrees. Tomas has not answered yet." */
const whoAgrees = ({ table, remote: { asked } }: Company): string => {
  const question = asked.value;
  if (!question) return '';
  const { agrees, isUndecided } = messages.value.company;
  const others = table.value.seats.filter(
    (holder) =>
      holder.kind === 'person' && holder.standIn === null && holder.seat !== question.by && holder.seat !== table.value.you,
  );
  return others.map(({ seat }) => (question.yes.includes(seat) ? agrees : isUndecided)(nameAt(table.value, seat))).join(' ');
};

const Question = ({ company, isSmall }: { readonly company: Company; readonly isSmall: boolean }): JSX.Element | null => {
  const { company: said } = messages.value;
  const question = company.remote.asked.value;
  if (!question) return null;
  const sign = <Sign name="undo" size={24} width={2} />;
  const name = nameAt(company.table.value, question.by);
  if (!company.isAskedHere.value) {
    const isMine = question.by === company.you.value;
    return (
      <TableBanner sign={sign} isSmall={isSmall} title={isMine ? said.youAsked : said.asksBack(name)} note={whoAgrees(company)} />
    );
  }
  return (
    <TableBanner sign={sign} isSmall={isSmall} title={said.asksBack(name)} note={`${said.nothingShown} ${whoAgrees(company)}`}>
      <button type="button" class="btn" onClick={() => company.answer(false)}>
        {isSmall ? said.keep : said.keepIt} <Cap of="K" />
      </button>
      <button type="button" class="btn" onClick={() => company.answer(true)}>
        {isSmall ? said.allow : said.allowIt} <Cap of="A" />
      </button>
    </TableBanner>
  );
};

const StandIn = ({
  company,
  level,
  isSmall,
}: {
  readonly company: Company;
  readonly level: string;
  readonly isSmall: boolean;
}): JSX.Element => {
  const { company: said } = messages.value;
  return (
    <TableBanner
      sign={<Sign name="bot" size={24} width={2} />}
      isSmall={isSmall}
      title={said.playsForYou(nameLevel(company.table.value.game, level))}
      note={said.playsForYouNote}
    >
      <button type="button" class="btn" onClick={() => void company.sitDown()}>
        {said.takeBackSeat}
      </button>
    </TableBanner>
  );
};

const LONG_ENOUGH = 6000;

/** What was decided is said for a while, to who asked. */
const Verdict = ({ company, isSmall }: { readonly company: Company; readonly isSmall: boolean }): JSX.Element | null => {
  const { company: said } = messages.value;
  const last = company.happenings.value.at(-1);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    setOld(false);
    const timer = setTimeout(() => setOld(true), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || isOld) return null;
  const sign = <Sign name="undo" size={24} width={2} />;
  switch (last.kind) {
    case 'kept':
      return (
        <TableBanner
          sign={sign}
          isSmall={isSmall}
          title={said.notTakenBack}
          note={said.keeps(nameAt(company.table.value, last.seat))}
        />
      );
    case 'taken-back':
      return <TableBanner sign={sign} isSmall={isSmall} title={said.takenBack} note={said.takenBackNote} />;
    case 'back':
      return (
        <TableBanner
          sign={<Sign name="done" size={24} width={2} />}
          isSmall={isSmall}
          title={said.isBack(nameAt(company.table.value, last.seat))}
        />
      );
    case 'asked':
    case 'left':
    case 'came':
    case 'stands-in':
      return null;
  }
};

/** What is asked of everybody, one at a time. */
export const TableAbove = ({ company }: { readonly company: Company }): JSX.Element | null => {
  const isSmall = tableLayout.value === 'phone';
  const level = company.ownStandIn.value;
  if (company.remote.asked.value) return <Question company={company} isSmall={isSmall} />;
  if (level !== undefined && company.table.value.status === 'running')
    return <StandIn company={company} level={level} isSmall={isSmall} />;
  return (
    <LostLine company={company} isSmall={isSmall}>
      <Verdict company={company} isSmall={isSmall} />
    </LostLine>
  );
};

/** Nobody here plays: whose turn it is, in place of the dock. */
export const WatchPanel = ({
  company,
  parts,
}: {
  readonly company: Company;
  readonly parts: Pick<TableParts, 'Badge' | 'mover'>;
}): JSX.Element => {
  const { company: said, table } = messages.value;
  const { actor } = company.table.value;
  const who = parts.mover.value;
  return (
    <div class="watching">
      <Sign name="eye" size={26} width={1.8} />
      <p>
        <b>{said.youWatch}</b>
        <span>
          {who !== undefined && <parts.Badge who={who} size={20} />}
          {actor !== null && table.turnOf(nameAt(company.table.value, actor))}
        </span>
      </p>
    </div>
  );
};

export const BellKey = ({ isOn, onTurn }: { readonly isOn: boolean; onTurn(): void }): JSX.Element => (
  <button type="button" class="btn" aria-pressed={isOn} onClick={onTurn}>
    <Sign name="bell" size={20} />
    {messages.value.company.bell}
  </button>
);

/** Somebody else's turn, on a phone: nothing is filled, nothing blinks. */
export const WaitPanel = ({
  company,
  parts,
  last,
  isOn,
  onTurn,
}: {
  readonly company: Company;
  readonly parts: Pick<TableParts, 'Badge' | 'mover'>;
  /** The last line of the log. */
  readonly last: JSX.Element | undefined;
  readonly isOn: boolean;
  onTurn(): void;
}): JSX.Element => {
  const { actor } = company.table.value;
  const time = useTimeLeft(company, actor ?? undefined);
  const who = parts.mover.value;
  return (
    <div class="wait-hand">
      <p class="hand-line-clock">
        {who !== undefined && <parts.Badge who={who} size={24} />}
        <b class="display">
          {actor === null
            ? messages.value.company.momentPlease
            : messages.value.company.isToMove(nameAt(company.table.value, actor))}
        </b>
        {time && <Clock time={time} />}
      </p>
      {last && <p class="wait-last">{last}</p>}
      <div class="wait-keys">
        <BellKey isOn={isOn} onTurn={onTurn} />
      </div>
    </div>
  );
};

export const isWatching = (company: Company): boolean => personAt(company.table.value, company.you.value) === undefined;
