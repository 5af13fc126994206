import { type Signal, batch, signal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { type Presenter, createPresenter } from '../session/presenter';
import type { SavedSession } from '../session/saved-session';
import type { Session } from '../session/session';
import { messages } from '../messages';
import { isMotionReduced, isTextMode, pace, playsForced } from '../settings/settings';
import type { Pace } from '../settings/saved-settings';
import { nameLevel } from '../shell/level-name';
import type { Advisor } from '../thinking/advisor';
import type { AdviceState } from './advice';
import type { TableAround } from './around';
import type { AdviceDesk } from './advice-desk';
import { type Notices, type SessionFrame, createNotices, createFrame } from './frame';
import { tableLayout } from './layout-signal';

/** A table open in this page. */
export interface TableModel<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly session: Session<State, Move>;
  /** The same session if the game is played here: changing seats, sharing and playing again need the whole game. */
  readonly local: SavedSession<State, Move> | undefined;
  readonly around: TableAround<State, Move> | undefined;
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
  readonly local: SavedSession<State, Move> | undefined;
  /** For a session elsewhere. */
  readonly around?: TableAround<State, Move>;
  /** Tests substitute their own. */
  readonly advisor?: Advisor;
}

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, instant: 0 };

export const openTable = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  { session, local, around, advisor }: TableDoors<State, Move>,
): TableModel<State, Move, Options> => {
  // Who listens hears a whole turn at once, and need not wait for pieces to move.
  const presenter = createPresenter(view, session.history, () => (isTextMode.value ? 0 : FACTOR[pace.value]));
  const notices = createNotices<Move>();
  const frame = createFrame(view, session, presenter, notices, {
    isMotionReduced,
    layout: tableLayout,
    playsForced,
    nameLevel: (level) => nameLevel(view.game.id, level),
    you: () => messages.value.shell.you,
    extras: around?.extras,
    missed: around?.missed,
  });
  const advice = signal<AdviceState>('none');
  let desk: AdviceDesk | undefined;
  let isClosed = false;

  const dropAdvice = (): void => {
    desk?.cancel();
    batch(() => {
      advice.value = 'none';
      notices.hints.value = [];
    });
  };

  const askAdvice = async (): Promise<void> => {
    if (frame.seat.value === undefined || around?.isUnadvised) return;
    advice.value = 'asked';
    try {
      const { openDesk } = await import('./advice-desk');
      if (isClosed) return;
      desk ??= openDesk(view, frame, notices, advice, advisor);
      await desk.ask();
    } catch {
      advice.value = 'failed';
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
    around,
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
      isClosed = true;
      stop();
      desk?.close();
      session.close();
      presenter.close();
    },
  };
};
