import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { type OptionValues, present } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { RemoteSession } from '../online/remote-session';
import type { Windows } from '../online/windows';
import type { TableAround } from '../table/around';
import { tableLayout } from '../table/layout-signal';
import { LineStrip, mainWordOf, planNote } from './line-notes';
import { MoveAnnouncer } from './move-announcer';
import './line-around.css';

/** Whether the next press may end the turn, as far as a view tells its last move from others. */
const isLastOf = <State, Move, Options extends OptionValues>(
  { game, isClosing }: GameView<State, Move, Options>,
  session: RemoteSession<State, Move>,
): ReadonlySignal<boolean> =>
  computed(() => {
    const state = present(session.history.value);
    if (game.actor(state) !== session.seat) return false;
    return isClosing ? game.legalMoves(state).some(isClosing) : true;
  });

/** The same surroundings, with what is to be said about the line and about a turn that is on its way. */
export const withLineNotes = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  session: RemoteSession<State, Move>,
  windows: Windows,
  around: TableAround<State, Move>,
): TableAround<State, Move> => {
  // Notes know no game: whatever the states and moves are, they are only counted.
  const any = session as unknown as RemoteSession<unknown, unknown>;
  const isLast = isLastOf(view, session);
  const isSlow = signal(false);
  const isOwnMove = (index: number): boolean =>
    session.seat !== undefined && view.game.actor(session.history.value.states[index]) === session.seat;
  return {
    ...around,
    extras: { ...around.extras, mainWord: computed(() => mainWordOf(any, isLast, isSlow)) },
    draw: (inside) => {
      const slots = around.draw(inside);
      const note = planNote(any, windows, isSlow);
      const strip = <LineStrip session={any} />;
      const isPhone = tableLayout.value === 'phone';
      return {
        ...slots,
        head: isPhone ? (
          <>
            {slots.head}
            {strip}
          </>
        ) : (
          slots.head
        ),
        above: note ?? slots.above,
        rest: (
          <>
            {slots.rest}
            <MoveAnnouncer
              lines={inside.lines}
              words={inside.words}
              isCurrent={inside.presenter.isCurrent.value}
              isOwn={({ index }) => isOwnMove(index)}
            />
            {/* What is shown and asked, for tests: no other attribute says how far the display is. */}
            <div
              class="line-place"
              data-online
              data-asked={inside.frame.seat.value}
              data-count={inside.presenter.index.value}
              data-stored={session.stored.value}
            >
              {!isPhone && strip}
            </div>
          </>
        ),
      };
    },
  };
};
