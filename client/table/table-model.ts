import { type Signal, batch, signal } from '@preact/signals';
import type { LevelId } from '@showboat/bots';
import type { OptionValues } from '@showboat/engine';
import type { GameView, Hint } from '@showboat/ui';
import { messages } from '../messages';
import type { LocalSession } from '../session/local-session';
import { type Presenter, createPresenter } from '../session/presenter';
import type { Session } from '../session/session';
import { isMotionReduced, isTextMode, pace } from '../settings/settings';
import type { Pace } from '../settings/saved-settings';
import type { Advisor } from '../thinking/advisor';
import { isGivenUp } from '../thinking/given-up';
import type { AdviceState } from './advice';
import { type Notices, type SessionFrame, createNotices, createFrame } from './frame';
import { tableLayout } from './layout-signal';

/** A table open in this page. */
export interface TableModel<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly session: Session<State, Move>;
  /** The same session if the game is played here: changing seats, sharing and playing again need the whole game. */
  readonly local: LocalSession<State, Move> | undefined;
  readonly presenter: Presenter<State, Move>;
  readonly frame: SessionFrame<State, Move>;
  readonly notices: Notices<Move>;
  readonly advice: Signal<AdviceState>;
  askAdvice(): Promise<void>;
  dropAdvice(): void;
  /** Skips the display of other seats' moves. */
  skip(): void;
  close(): void;
}

export interface TableDoors<State, Move> {
  readonly session: Session<State, Move>;
  readonly local: LocalSession<State, Move> | undefined;
  /** Loaded on the first question. */
  loadAdvisor(): Promise<Advisor>;
}

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, instant: 0 };

const nameLevel = (level: LevelId): string => messages.value.table.levels[level];

export const openTable = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  { session, local, loadAdvisor }: TableDoors<State, Move>,
): TableModel<State, Move, Options> => {
  // Who listens hears a whole turn at once, and need not wait for pieces to move.
  const presenter = createPresenter(view, session.history, () => (isTextMode.value ? 0 : FACTOR[pace.value]));
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
      // The moment may have passed before the advisor is loaded.
      if (advice.value !== 'asked' || frame.state.value !== state) return;
      const hints = await advisor.advise({ game: view.game.id, state: frame.known.value, seat, level: 'captain' });
      if (frame.state.value !== state) return;
      batch(() => {
        // The door for what comes from the worker; playing it is checked as always.
        notices.hints.value = hints as readonly Hint<Move>[];
        notices.hint.value = 0;
        advice.value = 'found';
      });
    } catch (error) {
      if (!isGivenUp(error)) advice.value = 'failed';
    }
  };

  // Advice is only valid for the moment it was asked for.
  const stop = frame.state.subscribe(() => {
    if (advice.peek() !== 'none') dropAdvice();
  });

  return {
    view,
    session,
    local,
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
      session.close();
      presenter.close();
    },
  };
};
