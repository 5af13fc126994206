import { type GameWords, type OptionValues, hasSecrets } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import type { RemoteSession } from '../online/remote-session';
import { isCompany } from '../online/seats';
import type { Presenter } from '../session/presenter';
import { navigate } from '../shell/routes';
import type { TableAround, TableInside, TableSlots } from '../table/around';
import { tableLayout } from '../table/layout-signal';
import { Announcer } from './announcer';
import { followBell, turnBell } from './bell';
import { CatchUp, endCatchUp } from './catch-up';
import { type Company, createCompany, hasBell, personAt } from './company';
import { keepSeen } from './keep-seen';
import { RematchKeys } from './rematch-keys';
import { createExtras } from './seat-extras';
import { TableAbove, WaitPanel, WatchPanel } from './table-above';
import { TableHead } from './table-head';
import { TalkOnPhone, TalkSide, TalkTool } from './talk-panel';
import './around.css';

/** What follows a table while it is drawn. */
const Follow = <State, Move, Options extends OptionValues>({
  view: { game },
  session,
  company,
  presenter,
  words,
}: {
  readonly view: GameView<State, Move, Options>;
  readonly session: RemoteSession<State, Move>;
  readonly company: Company;
  readonly presenter: Presenter<State, Move>;
  readonly words: GameWords<State, Move>;
}): null => {
  useEffect(() => keepSeen(game, session, company, presenter), [session]);
  useEffect(() => followBell(company, words.title), [session, words]);
  return null;
};

const sayField = (): HTMLElement | null => document.querySelector('.say input');

/** At once where it is there, so that nobody types faster than it opens. */
const focusField = (): void => {
  const field = sayField();
  if (field) field.focus();
  else requestAnimationFrame(() => sayField()?.focus());
};

export interface OnlineAround<State, Move> extends TableAround<State, Move> {
  readonly company: Company;
  close(): void;
}

/** Everything that people at other screens add to the one table. */
export const createAround = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  session: RemoteSession<State, Move>,
): OnlineAround<State, Move> => {
  const { game } = view;
  const company = createCompany(game, session);
  const { talk, table } = company;
  let drawn: TableInside<State, Move> | undefined;

  const isMyTurn = (): boolean => table.value.actor !== null && table.value.actor === company.you.value;

  const dockOf = (inside: TableInside<State, Move>): JSX.Element | undefined => {
    const { parts, words, lines, frame, presenter } = inside;
    const from = company.newFrom.value;
    const { states } = session.history.value;
    if (from !== undefined)
      return (
        <CatchUp
          {...{ company, parts, words, lines, presenter, from }}
          actorAt={(index) => game.actor(states[index])}
          isMyTurn={isMyTurn()}
        />
      );
    if (company.you.value === undefined) return <WatchPanel company={company} parts={parts} />;
    // Who holds cards wants to see them, also while others think.
    const isIdle = frame.seat.value === undefined && !isMyTurn() && table.value.status === 'running';
    if (tableLayout.value !== 'phone' || !isIdle || hasSecrets(game, frame.state.value)) return undefined;
    const last = lines.at(-1);
    return (
      <WaitPanel
        company={company}
        parts={parts}
        last={
          last && (
            <>
              <parts.Badge who={last.who} size={20} />
              <span>{words.joinPhrases(last.who, last.phrases)}</span>
            </>
          )
        }
        isOn={hasBell.value}
        onTurn={turnBell}
      />
    );
  };

  return {
    company,
    extras: createExtras(company),
    missed: company.missed,
    isUnadvised: isCompany(table.peek()),
    draw: (inside): TableSlots => {
      drawn = inside;
      const { parts, words, lines, now, presenter } = inside;
      const log = { parts, words, lines, now };
      const dock = dockOf(inside);
      return {
        head: <TableHead company={company} />,
        side: <TalkSide company={company} {...log} />,
        above: <TableAbove company={company} />,
        dock,
        tools: <TalkTool company={company} />,
        resultKeys: <RematchKeys company={company} />,
        rest: (
          <>
            <Follow {...{ view, session, company, presenter, words }} />
            <TalkOnPhone company={company} {...log} />
            <Announcer company={company} />
          </>
        ),
      };
    },
    menu: () => {
      const { company: said } = messages.value;
      const person = personAt(table.value, company.you.value);
      const isRunning = table.value.status === 'running';
      const others = table.value.seats.flatMap((seat) =>
        seat.kind === 'person' && seat.seat !== company.you.value ? [seat.name] : [],
      );
      return [
        ...(company.takebackTo.value === undefined ? [] : [{ label: said.askBack, act: company.askTakeback }]),
        ...(person && isRunning ? [{ label: hasBell.value ? said.bellOff : said.bell, act: turnBell }] : []),
        ...others.map((name) => {
          const isMuted = talk.muted.value.has(name);
          return { label: isMuted ? said.hearAgain(name) : said.mute(name), act: () => talk.mute(name, !isMuted) };
        }),
        ...(person && isRunning && person.standIn === null
          ? [
              { label: said.sitInForMe, act: () => void company.standUp() },
              { label: said.leave, act: () => void company.standUp().then(() => navigate({ kind: 'start' })) },
            ]
          : []),
      ];
    },
    onKey: (event) => {
      const { key, shiftKey } = event;
      if (company.newFrom.peek() !== undefined && drawn) {
        if (key === ' ') {
          drawn.presenter.rewind(company.newFrom.peek() ?? 0);
          return true;
        }
        if (key !== 'Tab' && key !== 'Shift') endCatchUp(company, drawn.presenter);
        if (key === 'Enter' || key === 'Escape') return true;
      }
      if (shiftKey) {
        if (key.toLowerCase() !== 'z' || company.takebackTo.peek() === undefined) return false;
        company.askTakeback();
        return true;
      }
      switch (key) {
        case 'c':
          talk.tab.value = 'chat';
          talk.isOpen.value = true;
          focusField();
          return true;
        case 'l':
          talk.tab.value = 'log';
          talk.isOpen.value = true;
          return true;
        case 'Escape':
          if (!talk.isOpen.peek() || tableLayout.peek() === 'wide') return false;
          talk.isOpen.value = false;
          return true;
        case 'a':
        case 'k':
          if (!company.isAskedHere.peek()) return false;
          company.answer(key === 'a');
          return true;
        default:
          return false;
      }
    },
    keys: () => {
      const { company: said } = messages.value;
      return [
        { keys: ['C'], does: said.keys.chat },
        { keys: ['L'], does: said.keys.log },
        { keys: ['⇧ Z'], does: said.askBack },
        { keys: ['A', 'K'], does: said.keys.answer },
      ];
    },
    close: company.close,
  };
};
