import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { messages } from '../messages';
import type { ReviewRun } from '../replay/review-run';
import { isTextMode } from '../settings/settings';
import type { StoryCard } from './cards';
import { StillBoard } from './still-board';

interface CardProps {
  readonly card: StoryCard;
  readonly number: number;
  open(index: number): TableParts;
  readonly onSee: (from: number) => void;
}

/** Boards are drawn one after the other, after the chart. */
const AFTER_CHART = 150;
const APART = 220;

const Card = ({ card, number, open, onSee }: CardProps): JSX.Element => {
  const { story } = messages.value;
  const { title, text, gain, isLoss, index, from } = card;
  const openIt = useCallback(() => open(index), [open, index]);
  return (
    <li class="story">
      {!isTextMode.value && (
        <div class="story-thumb">
          <StillBoard open={openIt} wait={AFTER_CHART + APART * number} />
          <b class="story-number" aria-hidden="true">
            {number}
          </b>
        </div>
      )}
      <div class="words">
        <h3>{title}</h3>
        <p>{text}</p>
        <p class="foot">
          <span class={isLoss ? 'gain is-loss' : 'gain'} title={story.prospectsHelp}>
            {gain}
          </span>
          <button type="button" class="link" aria-label={story.seeWhat(title)} onClick={() => onSee(from)}>
            {story.seeIt}
          </button>
        </p>
      </div>
    </li>
  );
};

/** Until the Captain is done: cards of paper. */
const Paper = ({ count }: { readonly count: number }): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <li key={i} class="story is-paper" aria-hidden="true">
        <div class="story-thumb" />
        <div class="words">
          <i />
          <i />
          <i />
        </div>
      </li>
    ))}
  </>
);

const MOST = 4;

/** The moments of the story; those from the review come when it is done. */
export const CardList = ({
  cards,
  review,
  captain,
  ...props
}: Omit<CardProps, 'card' | 'number'> & {
  readonly cards: readonly StoryCard[];
  readonly review: ReviewRun<unknown>;
  /** Who looks back. */
  readonly captain: string;
}): JSX.Element => {
  const { story } = messages.value;
  const state = review.state.value;
  const isLooking = state.kind === 'running' || state.kind === 'none';
  return (
    <section class="stories-panel" aria-label={story.cards}>
      <ul class="stories">
        {cards.map((card, i) => (
          <Card key={`${card.kind} ${card.index}`} card={card} number={i + 1} {...props} />
        ))}
        {isLooking && <Paper count={Math.max(0, MOST - cards.length)} />}
      </ul>
      {state.kind !== 'done' && (
        <p class="looking-back" role="status">
          {state.kind === 'failed' ? (
            <>
              {story.notLooked(captain)}{' '}
              <button type="button" class="btn" onClick={() => void review.start()}>
                {story.tryAgain}
              </button>
            </>
          ) : (
            story.looksBack(captain)
          )}
          {state.kind === 'running' && state.total > 0 && (
            <progress max={state.total} value={state.done} aria-label={story.looksBackAt(state.done, state.total)} />
          )}
        </p>
      )}
    </section>
  );
};
