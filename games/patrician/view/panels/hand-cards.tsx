import { isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { CARDS, HIDDEN } from '../../game';
import { CardBackIcon, CardFace } from '../pieces';
import type { TableProps } from '../table-props';
import { ownerOf } from './owner';
import './hand-cards.css';

/** The cards in hand; the one that is played now has gone to the pile already. */
export const HandCards = ({
  planner,
  phrases,
  words,
  width,
}: Pick<TableProps, 'planner' | 'phrases' | 'words'> & { readonly width: number }): JSX.Element => {
  const { frame } = planner;
  const owner = ownerOf(planner);
  const state = frame.state.value;
  const { hand } = state.players[owner];
  const players = frame.players.value;
  const isChoosing = planner.question.value === 'build' && state.phase.kind === 'playing';
  const title =
    frame.self.value === undefined || !isYou(players, owner)
      ? phrases.panels.dock.handOf(players[owner].name)
      : phrases.panels.dock.hand;
  return (
    <ul class="hand-cards" data-part="hand" aria-label={title}>
      {hand.map((card, i) => {
        if (card === HIDDEN) {
          return (
            <li key={`hidden-${i}`}>
              <span class="hand-card" role="img" aria-label={phrases.panels.dock.hiddenCard}>
                <CardBackIcon width={width} />
              </span>
            </li>
          );
        }
        const { id, city } = CARDS[card];
        const name = words.nameAmong(hand, card);
        const face = <CardFace card={card} cityName={words.nameCity(city)} width={width} />;
        return (
          <li key={id}>
            {isChoosing ? (
              <button
                type="button"
                class="hand-card"
                data-part={`card:${id}`}
                aria-pressed={planner.card.value === card}
                aria-label={name}
                aria-keyshortcuts={String(i + 1)}
                onClick={() => planner.pick(card)}
              >
                {face}
              </button>
            ) : (
              <span class="hand-card" data-part={`card:${id}`} role="img" aria-label={name}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
