import type { GameWords, Outcome } from '@showboat/engine';
import { type PlayerInfo, type TableParts, isYou } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import './result.css';

export interface ResultProps<State, Move> {
  readonly state: State;
  readonly outcome: Outcome;
  readonly players: readonly PlayerInfo[];
  readonly words: GameWords<State, Move>;
  readonly Tally?: TableParts['Tally'];
  isOut(seat: number): boolean;
  /** What can be done with a game stored here. */
  readonly own: { onAgain(): void; onReplay(): void; onShare(): void } | undefined;
  readonly onStart: () => void;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

const headline = (outcome: Outcome, players: readonly PlayerInfo[]): string => {
  const { dialogs } = messages.value;
  const winners = players.filter((_, seat) => outcome.places[seat] === 1);
  if (winners.length !== 1) return dialogs.over;
  return isYou(players, players.indexOf(winners[0])) ? dialogs.youWin : dialogs.wins(winners[0].name);
};

/** The end of a game, in place of the dock. */
export const Result = <State, Move>(props: ResultProps<State, Move>): JSX.Element => {
  const { state, outcome, players, words, Tally, isOut, own, onStart, children } = props;
  const { dialogs, replay, shell } = messages.value;
  const seats = players.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b]);
  return (
    <div class="result">
      <div class="result-words" role="status">
        <h2>{headline(outcome, players)}</h2>
        <p>{words.sayEnding(outcome.ending)}</p>
        {Tally ? (
          <Tally />
        ) : (
          <ol>
            {seats.map((seat) => (
              <li key={seat}>
                <b>{isOut(seat) ? dialogs.isOut : dialogs.place(outcome.places[seat])}</b>
                <span>{players[seat].name}</span>
                <small class="note">{words.nameSeat(state, seat)}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div class="result-actions">
        {own && (
          <>
            <button type="button" class="btn primary" onClick={own.onAgain}>
              {dialogs.again}
            </button>
            <button type="button" class="btn" onClick={own.onReplay}>
              {dialogs.replayIt}
            </button>
            <button type="button" class="btn" onClick={own.onShare}>
              {replay.share}
            </button>
          </>
        )}
        {children}
        <button type="button" class="btn" onClick={onStart}>
          {shell.unknown.back}
        </button>
      </div>
    </div>
  );
};
