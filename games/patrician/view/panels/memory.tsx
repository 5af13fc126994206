import { lettersOf, remembered } from '@showboat/ui';
import type { JSX } from 'preact';
import { openlyTaken, unseenCards } from '../../game';
import { MiniCardIcon, SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import './memory.css';

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

/** Some players prefer to play from memory: the aid is optional. */
const isShown = remembered('showboat.patrician.memory-aid', false);

const CardList = ({ cards, words }: Pick<Props, 'words'> & { readonly cards: readonly number[] }): JSX.Element => (
  <ul class="memory-cards">
    {cards.map((card) => (
      <li key={card} role="img" aria-label={words.nameCard(card)} title={words.nameCard(card)}>
        <MiniCardIcon card={card} width={36} />
      </li>
    ))}
  </ul>
);

const Seen = ({ planner, phrases, words }: Props): JSX.Element => {
  const { frame } = planner;
  const known = frame.known.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const { memory } = phrases.panels;
  return (
    <>
      <p class="note">{memory.help}</p>
      {known.players.map((player, seat) => {
        if (seat === frame.self.value) return null;
        const cards = openlyTaken(known, seat);
        const hidden = player.hand.length - cards.length;
        return (
          <section key={seat} class="memory-player">
            <h3>
              <SeatBadge seat={seat} letter={letters[seat]} size={24} />
              {memory.holds(players[seat].name)}
            </h3>
            {cards.length > 0 ? <CardList cards={cards} words={words} /> : <p class="note">{memory.none}</p>}
            {hidden > 0 && <p class="note">{memory.unseen(hidden)}</p>}
          </section>
        );
      })}
      <section class="memory-player">
        <h3>{memory.pile}</h3>
        <CardList cards={unseenCards(known)} words={words} />
      </section>
    </>
  );
};

/** Which cards the others took openly and still hold, and which have not been seen yet. */
export const Memory = (props: Props): JSX.Element => (
  <div class="memory">
    <label class="memory-switch">
      <input type="checkbox" checked={isShown.value} onChange={({ currentTarget }) => (isShown.value = currentTarget.checked)} />
      {props.phrases.panels.memory.show}
    </label>
    {isShown.value && <Seen {...props} />}
  </div>
);
