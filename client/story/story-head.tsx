import type { Outcome, Seat } from '@showboat/engine';
import { type PlayerInfo, type TableParts, isYou } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import type { StoryMessages } from '../messages/load';
import { nameForAll } from './told';

export interface Headline {
  readonly title: string;
  /** Whose badge stands before it. */
  readonly seat: Seat | undefined;
}

/** Who won, in a few words; who was beaten by next to nothing reads that. */
export const headlineOf = (
  { places }: Pick<Outcome, 'places'>,
  players: readonly PlayerInfo[],
  self: Seat | undefined,
  second: string | undefined,
  pieceOf: (seat: Seat) => string,
  said: StoryMessages,
): Headline => {
  const name = (seat: Seat): string => nameForAll(players, seat, pieceOf(seat));
  const winners = players.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  const [winner] = winners;
  if (winner === undefined) return { title: said.nobody, seat: undefined };
  if (winners.length > 1) return { title: said.shared(winners.map(name)), seat: winner };
  if (winner === self && isYou(players, winner)) return { title: said.youWin, seat: winner };
  if (self !== undefined && places[self] === 2 && second !== undefined) return { title: second, seat: self };
  return { title: said.wins(name(winner)), seat: winner };
};

export const StoryHead = ({
  headline,
  sentence,
  parts,
  marks,
  children,
}: {
  readonly headline: Headline;
  readonly sentence: string;
  readonly parts: Pick<TableParts, 'Badge'>;
  readonly marks: readonly string[];
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="story-head">
    <div class="headline">
      {headline.seat !== undefined && <parts.Badge who={marks[headline.seat]} size={64} />}
      <div>
        <h1 tabIndex={-1}>{headline.title}</h1>
        <p>{sentence}</p>
      </div>
    </div>
    {children}
  </div>
);

/** Before there is anything to tell. */
export const StoryLoading = (): JSX.Element => (
  <main class="table-loading" aria-live="polite">
    <h1 tabIndex={-1}>{messages.value.story.loading}</h1>
  </main>
);
