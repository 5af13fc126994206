import { TurnOrder, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import { orderOf } from './order';

/** The order of this round. */
export const OrderStrip = ({ planner, phrases, words }: Pick<TableProps, 'planner' | 'phrases' | 'words'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  return (
    <TurnOrder
      turns={orderOf(state)}
      words={phrases.panels.order}
      nameOf={(seat) => players[seat].name}
      badgeOf={(seat, size) => <SeatBadge seat={seat} letter={letters[seat]} size={size} />}
      onPhone={frame.layout.value === 'phone' ? { title: words.title, status: words.describeStatus(state) } : undefined}
    />
  );
};
