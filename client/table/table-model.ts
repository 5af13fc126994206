import { type Signal, batch, signal } from '@preact/signals';
import type { BotHost } from '@showboat/bots/worker';
import { type OptionValues, type Result, ok } from '@showboat/engine';
import type { GameView, Hint } from '@showboat/ui';
import { messages } from '../messages';
import { saveGame } from '../session/games';
import { type Presenter, createPresenter } from '../session/presenter';
import type { SavedGame, SeatPlan } from '../session/saved';
import { type Session, openSession } from '../session/session';
import { openTabs } from '../session/tabs';
import { isMotionReduced, isTextMode, pace } from '../settings/settings';
import type { Pace } from '../settings/saved-settings';
import type { Advisor } from '../thinking/advisor';
import { isGivenUp } from '../thinking/given-up';
import type { AdviceState } from './advice';
import { type Notices, type SessionFrame, createNotices, createFrame } from './frame';
import { tableLayout } from './layout-signal';

/** A table that is open in this page. */
export interface TableModel<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly session: Session<State, Move>;
  readonly presenter: Presenter<State, Move>;
  readonly frame: SessionFrame<State, Move>;
  readonly notices: Notices<Move>;
  readonly advice: Signal<AdviceState>;
  askAdvice(): Promise<void>;
  dropAdvice(): void;
  /** Everything that others do is there at once. */
  skip(): void;
  close(): void;
}

export interface TableDoors {
  readonly bots: BotHost;
  /** Comes when somebody asks for the first time. */
  loadAdvisor(): Promise<Advisor>;
}

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, instant: 0 };

const nameLevel = ({ level }: SeatPlan & { readonly kind: 'bot' }): string => messages.value.table.levels[level];

export const openTable = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  saved: SavedGame,
  first: State,
  { bots, loadAdvisor }: TableDoors,
): Result<TableModel<State, Move, Options>> => {
  const tabs = openTabs(saved.id);
  let isShown = (): boolean => true;
  const opened = openSession(view, saved, first, {
    bots,
    save: (now) => saveGame(now).then(() => tabs.tell(now)),
    isShown: () => isShown(),
  });
  if (!opened.ok) return opened;
  const session = opened.value;
  tabs.onNews(session.adopt);
  // Who listens hears a whole turn at once, and need not wait for ships to sail.
  const presenter = createPresenter(view, session.history, () => (isTextMode.value ? 0 : FACTOR[pace.value]));
  isShown = () => presenter.isCurrent.value;
  const notices = createNotices<Move>();
  const frame = createFrame(view, session, presenter, notices, { isMotionReduced, layout: tableLayout, nameLevel });
  const advice = signal<AdviceState>('none');
  let advisor: Advisor | undefined;

  const dropAdvice = (): void => {
    advisor?.cancel();
    batch(() => {
      advice.value = 'none';
      notices.hints.value = [];
    });
  };

  const askAdvice = async (): Promise<void> => {
    const seat = frame.seat.value;
    const state = frame.state.value;
    if (seat === undefined) return;
    advice.value = 'asked';
    try {
      advisor ??= await loadAdvisor();
      // The moment may be over before the advisor is here.
      if (advice.value !== 'asked' || frame.state.value !== state) return;
      const hints = await advisor.advise({ game: view.game.id, state: frame.known.value, seat, level: 'captain' });
      if (frame.state.value !== state) return;
      batch(() => {
        // The door for what comes out of the worker; whoever plays it is checked like everybody.
        notices.hints.value = hints as readonly Hint<Move>[];
        notices.hint.value = 0;
        advice.value = 'found';
      });
    } catch (error) {
      if (!isGivenUp(error)) advice.value = 'failed';
    }
  };

  // Advice is for the moment it was asked in.
  const stop = frame.state.subscribe(() => {
    if (advice.peek() !== 'none') dropAdvice();
  });

  return ok({
    view,
    session,
    presenter,
    frame,
    notices,
    advice,
    askAdvice,
    dropAdvice,
    skip: () => {
      session.hurry();
      presenter.skip();
    },
    close: () => {
      stop();
      tabs.close();
      session.close();
      presenter.close();
    },
  });
};
