import { useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { GameView, SealedView } from '@showboat/ui';
import type { JSX } from 'preact';
import { gameTitle } from '../game-title';
import { messages } from '../messages';
import { navigate } from '../routes';
import { createGame } from '../session/games';
import type { SavedGame, SeatPlan } from '../session/saved';
import { PlayOnDialog } from './play-on-dialog';
import type { Opened } from './read';

/** Kept among the saved games, so that it can be found again. */
const keep = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  { shared: { beginning, moves } }: Opened,
  seats: readonly SeatPlan[],
): Promise<SavedGame> =>
  // A door: every move was checked when it was read.
  createGame(view, beginning, seats, moves as readonly Move[]);

/** What was opened, and what can be done with it. */
export const OpenedCard = ({
  opened,
  sealed,
  names,
  onOther,
}: {
  readonly opened: Opened;
  readonly sealed: SealedView;
  readonly names: readonly string[];
  readonly onOther: () => void;
}): JSX.Element => {
  const { replay } = messages.value;
  const { shared, facts } = opened;
  const isAsking = useSignal(false);
  const title = gameTitle(shared.game);
  const go = async (kind: 'table' | 'replay', seats: readonly SeatPlan[]): Promise<void> => {
    const { id } = await sealed.use((view) => keep(view, opened, seats));
    navigate({ kind, id });
  };
  const known = shared.seats?.length === facts.seats ? shared.seats : undefined;
  const look = (): void => {
    // A record does not say who played.
    const strangers = names.map((_, seat): SeatPlan => ({ kind: 'person', name: replay.player(seat + 1) }));
    void go('replay', known ?? strangers);
  };
  const canPlay = !facts.isOver;
  return (
    <section class="panel opened">
      <h2>{facts.isPosition ? replay.openedPosition(title) : replay.openedGame(title)}</h2>
      <p>{replay.openedFacts(facts.seats, shared.moves.length, facts.round)}</p>
      <p>{facts.isOver ? replay.openedOver : facts.next !== undefined && replay.openedNext(names[facts.next] ?? '')}</p>
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            <b>{name}</b> {known && <span class="note">{known[seat].name}</span>}
          </li>
        ))}
      </ul>
      <div class="open-actions">
        {canPlay && (
          <button type="button" class={facts.isPosition ? 'btn primary' : 'btn'} onClick={() => (isAsking.value = true)}>
            {replay.whatIfTitle}
          </button>
        )}
        {!facts.isPosition && (
          <button type="button" class="btn primary" onClick={look}>
            {replay.replayIt}
          </button>
        )}
        <button type="button" class="btn plain" onClick={onOther}>
          {replay.other}
        </button>
      </div>
      {isAsking.value && (
        <PlayOnDialog
          names={names}
          seats={known}
          next={facts.next}
          onPlay={(seats) => void go('table', seats)}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
};
