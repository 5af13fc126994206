import type { GameWords, OptionValues } from '@showboat/engine';
import { type TableParts, isYou } from '@showboat/ui';
import type { StoryPlace } from '@showboat/ui/story';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { type ToldGame, nameForAll } from './told';

/** Everybody in the order of their places, with what that is worth in this game. */
export const Places = <State, Move, Options extends OptionValues>({
  told,
  words,
  parts,
  places,
}: {
  readonly told: ToldGame<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly parts: Pick<TableParts, 'Badge'>;
  /** By seat; a game that tells nothing has none. */
  readonly places: readonly StoryPlace[] | undefined;
}): JSX.Element => {
  const { story } = messages.value;
  const { history, outcome, marks } = told;
  const players = told.players.value;
  const order = players.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b]);
  const rowOf = (seat: number): JSX.Element => {
    const { kind } = players[seat];
    const piece = words.nameSeat(history.states[0], seat);
    const name = told.self === seat ? players[seat].name : nameForAll(players, seat, piece);
    const whose = [...(isYou(players, seat) ? [story.you] : []), ...(kind === 'bot' ? [story.bot] : [])];
    // Where pieces have names they come first; elsewhere people do.
    const [first, second] = words.withNames ? [name, piece] : [piece, name];
    const more = [
      ...(second === first ? [] : [second]),
      ...whose.filter((word) => word.toLowerCase() !== second.toLowerCase()),
    ].join(', ');
    return (
      <li key={seat} class={told.self === seat ? 'is-me' : undefined}>
        <b class="place">
          <span class="unseen">{story.place(outcome.places[seat])}</span>
          <span aria-hidden="true">{outcome.places[seat]}</span>
        </b>
        <parts.Badge who={marks[seat]} size={34} />
        <span class="words">
          <b>{first}</b>
          <small>{more}</small>
        </span>
        {places && (
          <span class="when">
            <b>{places[seat].figure}</b>
            <small>{places[seat].details}</small>
          </span>
        )}
      </li>
    );
  };
  return (
    <section class="panel places-panel">
      <header>
        <h2 class="heading">{story.places}</h2>
      </header>
      <ol class="places">{order.map(rowOf)}</ol>
    </section>
  );
};
