import { useSignal } from '@preact/signals';
import type { Seat } from '@showboat/engine';
import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { SeatPlan } from '../session/saved';
import { favouriteLevel, playerName } from '../settings/settings';
import { seatAt } from './seats';
import './play-on-dialog.css';

export interface PlayOnProps {
  /** What the game calls each seat. */
  readonly names: readonly string[];
  /** Who played before, if known. */
  readonly seats: readonly SeatPlan[] | undefined;
  /** Whose turn it is: most likely the seat meant by "what if?". */
  readonly next: Seat | undefined;
  /** What happens to what is hidden. */
  readonly help: string | undefined;
  /** `isAsItWas`: everybody keeps their seat. */
  readonly onPlay: (seats: readonly SeatPlan[], isAsItWas: boolean) => void;
  readonly onClose: () => void;
}

/** Chooses the players who continue from a moment of another game. */
export const PlayOnDialog = ({ names, seats, next, help, onPlay, onClose }: PlayOnProps): JSX.Element => {
  const { replay } = messages.value;
  const people = seats?.filter(({ kind }) => kind === 'person').length ?? 0;
  const isKnown = seats?.length === names.length && people > 0;
  // In a game of other people the player wants a seat of their own.
  const chosen = useSignal<Seat | 'same'>(isKnown && people === 1 ? 'same' : (next ?? 0));
  const option = (value: Seat | 'same', label: string): JSX.Element => (
    <label key={value}>
      <input type="radio" name="who" checked={chosen.value === value} onChange={() => (chosen.value = value)} />
      <span>{label}</span>
    </label>
  );
  const play = (): void => {
    const own = chosen.value;
    const name = playerName.value || replay.you;
    const again = seats?.map((plan, seat) => (plan.name === '' ? { ...plan, name: people === 1 ? name : names[seat] } : plan));
    onPlay(
      own === 'same' && again ? again : seatAt(own === 'same' ? 0 : own, names.length, name, favouriteLevel.value),
      own === 'same',
    );
  };
  return (
    <Dialog
      title={replay.whatIfTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="btn" onClick={onClose}>
            {replay.cancel}
          </button>
          <button type="button" class="btn primary" onClick={play}>
            {replay.playOn}
          </button>
        </>
      }
    >
      <p class="note">{replay.whatIfHelp}</p>
      {help !== undefined && <p class="note">{help}</p>}
      <fieldset class="play-on">
        <legend>{replay.whoPlays}</legend>
        {isKnown && option('same', replay.asTheyWere)}
        {names.map((name, seat) => option(seat, replay.youAre(name)))}
      </fieldset>
    </Dialog>
  );
};
