import type { JSX } from 'preact';
import { SeatBadge } from '../pieces';
import { lettersOf } from '../players';
import type { TableProps } from '../table-props';
import { orderOf } from './order';
import './order-strip.css';

/** The order of this round. */
export const OrderStrip = ({ study, labels, words }: Pick<TableProps, 'study' | 'labels' | 'words'>): JSX.Element => {
  const { frame } = study;
  const state = frame.state.value;
  const players = frame.players.value;
  const isHand = frame.layout.value === 'hand';
  const letters = lettersOf(players);
  const { order } = labels.panels;
  const turns = orderOf(state);
  const heard = turns.map(({ seat, is }) => {
    const { name } = players[seat];
    return is === 'now' ? order.sayNow(name) : is === 'moved' ? order.sayMoved(name) : name;
  });
  return (
    <div class={isHand ? 'pat-order hand' : 'pat-order'}>
      <span class="unseen">{order.say(heard.join(', '))}</span>
      {isHand ? (
        <div class="pat-order-title" aria-hidden="true">
          <b class="display">{words.title}</b>
          <small>{words.describeStatus(state)}</small>
        </div>
      ) : (
        <span class="pat-order-caption" aria-hidden="true">
          {order.thisRound}
        </span>
      )}
      {!isHand && (
        <ol aria-hidden="true">
          {turns.map(({ seat, is }, place) => (
            <li key={seat} class={is}>
              <SeatBadge seat={seat} letter={letters[seat]} size={is === 'now' ? 32 : 28} />
              <i>{is === 'now' ? order.now : is === 'moved' ? order.moved : place + 1}</i>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
