import type { Seat } from '@showboat/engine';
import type { ComponentChildren, JSX } from 'preact';
import './turn-order.css';

export interface Turn {
  readonly seat: Seat;
  readonly is: 'moved' | 'now' | 'waits';
}

export interface TurnOrderWords {
  readonly thisRound: string;
  readonly now: string;
  readonly moved: string;
  say(players: string): string;
  sayNow(name: string): string;
  sayMoved(name: string): string;
}

/** Whose turn it is and who comes next. On phones the chips show that, and the strip holds the title. */
export const TurnOrder = ({
  turns,
  words,
  nameOf,
  badgeOf,
  onPhone,
}: {
  readonly turns: readonly Turn[];
  readonly words: TurnOrderWords;
  nameOf(seat: Seat): string;
  badgeOf(seat: Seat, size: number): ComponentChildren;
  readonly onPhone: { readonly title: string; readonly status: string } | undefined;
}): JSX.Element => {
  const heard = turns.map(({ seat, is }) => {
    const name = nameOf(seat);
    return is === 'now' ? words.sayNow(name) : is === 'moved' ? words.sayMoved(name) : name;
  });
  return (
    <div class={onPhone ? 'turn-order hand' : 'turn-order'}>
      <span class="unseen">{words.say(heard.join(', '))}</span>
      {onPhone ? (
        <div class="turn-order-title" aria-hidden="true">
          <b class="display">{onPhone.title}</b>
          <small>{onPhone.status}</small>
        </div>
      ) : (
        <>
          <span class="turn-order-caption" aria-hidden="true">
            {words.thisRound}
          </span>
          <ol aria-hidden="true">
            {turns.map(({ seat, is }, place) => (
              <li key={seat} class={is}>
                {badgeOf(seat, is === 'now' ? 32 : 28)}
                <i>{is === 'now' ? words.now : is === 'moved' ? words.moved : place + 1}</i>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
