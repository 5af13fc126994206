import { lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { COLOURS } from '../../game';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';

/** The last displayed move, in words. */
export const LastEvent = ({ planner, words }: Pick<TableProps, 'planner' | 'words'>): JSX.Element | null => {
  const { frame } = planner;
  const last = frame.last.value;
  if (!last) return null;
  const [event] = words.describeEvent(last.before, last.move, frame.state.value);
  if (!event) return null;
  const seat = COLOURS.findIndex((colour) => colour === event.who);
  return (
    <p class="htr-event">
      {seat >= 0 && <SeatBadge seat={seat} letter={lettersOf(frame.players.value)[seat]} size={20} />}
      <span>{words.joinPhrases(event.who, event.what)}</span>
    </p>
  );
};
