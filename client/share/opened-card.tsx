import { useSignal } from '@preact/signals';
import type { SealedView } from '@showboat/ui';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { gameTitle } from '../shell/game-title';
import { messages } from '../messages';
import { navigate } from '../shell/routes';
import { createGame } from '../session/games';
import type { SeatPlan } from '../session/saved';
import { branchOf } from './branch';
import { lookAddress } from './link';
import { PlayOnDialog } from './play-on-dialog';
import type { Opened } from './read';

/** The picture of what was opened, and everybody's score; their names alone until it is there. */
export type Moment = FunctionComponent<{
  readonly opened: Opened;
  readonly sealed: SealedView;
  readonly children: ComponentChildren;
}>;

export interface SeatNames {
  /** What the game calls each seat. */
  readonly pieces: readonly string[];
  /** What sentences call it: as a rule its player. */
  readonly called: readonly string[];
}

/** What was opened, and what can be done with it. */
export const OpenedCard = ({
  opened,
  sealed,
  names,
  Moment,
  onOther,
}: {
  readonly opened: Opened;
  readonly sealed: SealedView;
  readonly names: SeatNames;
  readonly Moment: Moment;
  readonly onOther: () => void;
}): JSX.Element => {
  const { replay } = messages.value;
  const { shared, facts } = opened;
  const isAsking = useSignal(false);
  const title = gameTitle(shared.game);
  const known = shared.seats?.length === facts.seats ? shared.seats : undefined;
  /** Playing on creates a game of one's own. Where it is known who played, only they see what they held. */
  const playOn = async (seats: readonly SeatPlan[], isSame: boolean): Promise<void> => {
    const isAsItWas = isSame || !shared.seats;
    const { id } = await sealed.use(async (view) => {
      const { beginning, moves } = isAsItWas ? shared : await branchOf(view, shared);
      return createGame(view, beginning, seats, moves);
    });
    navigate({ kind: 'table', id });
  };
  const look = async (): Promise<void> => navigate(await lookAddress(shared));
  const canPlay = !facts.isOver;
  return (
    <section class="panel opened">
      <h2>{facts.isPosition ? replay.openedPosition(title) : replay.openedGame(title)}</h2>
      <p>{replay.openedFacts(facts.seats, shared.moves.length, facts.round)}</p>
      <p>{facts.isOver ? replay.openedOver : facts.next !== undefined && replay.openedNext(names.called[facts.next] ?? '')}</p>
      <Moment opened={opened} sealed={sealed}>
        <ul>
          {names.pieces.map((name, seat) => (
            <li key={seat}>
              <b>{name}</b> {known && known[seat].name !== name && <span class="note">{known[seat].name}</span>}
            </li>
          ))}
        </ul>
      </Moment>
      <div class="open-actions">
        {canPlay && (
          <button type="button" class={facts.isPosition ? 'btn primary' : 'btn'} onClick={() => (isAsking.value = true)}>
            {replay.whatIfTitle}
          </button>
        )}
        {!facts.isPosition && (
          <button type="button" class="btn primary" onClick={() => void look()}>
            {replay.replayIt}
          </button>
        )}
        <button type="button" class="btn plain" onClick={onOther}>
          {replay.other}
        </button>
      </div>
      {isAsking.value && (
        <PlayOnDialog
          names={names.pieces}
          seats={known}
          next={facts.next}
          help={facts.isSecret && shared.seats ? replay.playOnSecret : undefined}
          onPlay={(seats, isSame) => void playOn(seats, isSame)}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
};
