import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { Count } from '../pieces/marks';
import { Person } from '../pieces/person';
import { Sign, type SignName } from '../pieces/sign';
import { ChatList, SayForm, type TalkLine, TalkSheet, TalkTabs } from '../pieces/talk';
import { tableLayout } from '../table/layout-signal';
import { LogList, type LogProps } from '../table/log-panel';
import { type Company, nameAt } from './company';
import type { Happening } from './happenings';
import { nameLevel } from '../friends/levels';
import { timeOfDay } from './time-of-day';

type Badges = Pick<TableParts, 'Badge'>;

/** What the table says. */
export const sayHappening = ({ table }: Company, happening: Happening): string => {
  const { company: said } = messages.value;
  if (happening.kind === 'taken-back') return said.takenBack;
  const name = nameAt(table.value, happening.seat);
  switch (happening.kind) {
    case 'asked':
      return said.asksBack(name);
    case 'kept':
      return said.keeps(name);
    case 'back':
      return said.isBack(name);
    case 'left':
      return said.left(name, timeOfDay(happening.at));
    case 'came':
      return said.came(name);
    case 'stands-in':
      return said.keepsSeat(nameLevel(table.value.game, happening.level), name);
  }
};

const SIGNS = {
  asked: 'undo',
  kept: 'undo',
  'taken-back': 'undo',
  'stands-in': 'bot',
  left: 'broken',
  came: 'door',
  back: 'door',
} satisfies Record<Happening['kind'], SignName>;

/** The mark of who said it: the badge, or the initial of somebody without one. */
const SeatSign = ({
  company,
  parts,
  seat,
  name,
}: {
  readonly company: Company;
  readonly parts: Badges;
  readonly seat: number | null;
  readonly name: string;
}): JSX.Element => {
  const who = seat === null ? undefined : company.nameOf(seat);
  return who === undefined ? <Person name={name} size={22} /> : <parts.Badge who={who} size={22} />;
};

const linesOf = (company: Company, parts: Badges): readonly TalkLine[] => {
  const { you: youWord } = messages.value.company;
  const you = company.you.value;
  const said = company.talk.lines.value.map(({ by, name, text, at }, i): readonly [number, TalkLine] => [
    Date.parse(at),
    {
      kind: 'said',
      key: `said ${i}`,
      badge: <SeatSign company={company} parts={parts} seat={by} name={name} />,
      name: by !== null && by === you ? youWord : name,
      time: timeOfDay(at),
      text,
    },
  ]);
  const told = company.happenings.value.map((one, i): readonly [number, TalkLine] => [
    one.at,
    { kind: 'table', key: `table ${i}`, sign: <Sign name={SIGNS[one.kind]} size={18} />, text: sayHappening(company, one) },
  ]);
  const name = you === undefined ? '' : nameAt(company.table.value, you);
  const waiting = company.talk.waiting.value.map(
    (text, i): TalkLine => ({
      kind: 'said',
      key: `waiting ${i}`,
      badge: <SeatSign company={company} parts={parts} seat={you ?? null} name={name} />,
      name: youWord,
      time: '',
      text,
      isWaiting: true,
    }),
  );
  return [...[...said, ...told].sort(([a], [b]) => a - b).map(([, line]) => line), ...waiting];
};

/** Chat is persons and the table, the log is moves. */
const Talk = <State, Move>({ company, ...log }: LogProps<State, Move> & { readonly company: Company }): JSX.Element => {
  const { talk } = company;
  const { pieces, table, company: said } = messages.value;
  const unread = talk.unread.value;
  return (
    <section class="talk" aria-label={pieces.talk}>
      <TalkTabs
        label={pieces.talk}
        shown={talk.tab.value}
        onShow={(id) => (talk.tab.value = id === 'log' ? 'log' : 'chat')}
        tabs={[
          {
            id: 'chat',
            label: pieces.chat,
            unread: unread > 0 ? <Count of={unread} label={pieces.unread(unread)} /> : undefined,
          },
          { id: 'log', label: table.log },
        ]}
      />
      {talk.tab.value === 'chat' ? (
        <>
          <ChatList lines={linesOf(company, log.parts)} empty={said.noChat} />
          <SayForm onSay={talk.say} />
        </>
      ) : (
        <LogList {...log} newFrom={company.newFrom.value} />
      )}
    </section>
  );
};

const focusBoard = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
};

/** Beside a wide board. */
export const TalkSide = <State, Move>(props: LogProps<State, Move> & { readonly company: Company }): JSX.Element => (
  <div class="talk-side" onKeyDown={(event) => event.key === 'Escape' && focusBoard()}>
    <Talk {...props} />
  </div>
);

/** Over the lower part of a phone. */
export const TalkOnPhone = <State, Move>(props: LogProps<State, Move> & { readonly company: Company }): JSX.Element | null => {
  const { isOpen } = props.company.talk;
  const close = (): void => {
    isOpen.value = false;
  };
  useEffect(() => close, []);
  if (tableLayout.value !== 'phone' || !isOpen.value) return null;
  return (
    <div class="talk-on-phone" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <TalkSheet onClose={close}>
        <Talk {...props} onLit={close} />
      </TalkSheet>
    </div>
  );
};

/** The button of a phone that opens the talk. */
export const TalkTool = ({ company: { talk } }: { readonly company: Company }): JSX.Element | null => {
  const { pieces } = messages.value;
  const unread = talk.unread.value;
  if (tableLayout.value !== 'phone') return null;
  return (
    <button type="button" class="btn plain icon talk-tool" title={pieces.talk} onClick={() => (talk.isOpen.value = true)}>
      <span class="unseen">{pieces.talk}</span>
      <Sign name="chat" width={1.9} />
      {unread > 0 && <Count of={unread} label={pieces.unread(unread)} />}
    </button>
  );
};
