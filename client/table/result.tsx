import type { GameWords, OptionValues, Outcome } from '@showboat/engine';
import { type PlayerInfo, type TableParts, isYou } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { createGame } from '../session/games';
import type { PlayedGame } from '../session/saved';
import { navigate } from '../shell/routes';
import type { TableModel } from './table-model';
import './result.css';

export interface ResultProps<State, Move, Options extends OptionValues> {
  readonly model: Pick<TableModel<State, Move, Options>, 'view' | 'session' | 'local'>;
  readonly state: State;
  readonly outcome: Outcome;
  readonly players: readonly PlayerInfo[];
  readonly words: GameWords<State, Move>;
  readonly parts: TableParts;
  readonly onShare: () => void;
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
export const Result = <State, Move, Options extends OptionValues>(props: ResultProps<State, Move, Options>): JSX.Element => {
  const { model, state, outcome, players, words, parts, onShare, children } = props;
  const { view, session, local } = model;
  const { Tally } = parts;
  const { id } = session;
  const again = async ({ beginning, seats: same }: PlayedGame): Promise<void> => {
    const saved = await createGame(view, beginning, same);
    navigate({ kind: 'table', id: saved.id });
  };
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
                <b>{view.isEliminated(state, seat) ? dialogs.isOut : dialogs.place(outcome.places[seat])}</b>
                <span>{players[seat].name}</span>
                <small class="note">{words.nameSeat(state, seat)}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div class="result-actions">
        <button type="button" class={local ? 'btn primary' : 'btn'} onClick={() => navigate({ kind: local ? 'story' : 'r', id })}>
          {dialogs.story}
        </button>
        {local && (
          <>
            <button type="button" class="btn" onClick={() => void again(local.saved.value)}>
              {dialogs.again}
            </button>
            <button type="button" class="btn" onClick={() => navigate({ kind: 'replay', id })}>
              {dialogs.replayIt}
            </button>
            <button type="button" class="btn" onClick={onShare}>
              {replay.share}
            </button>
          </>
        )}
        {children}
        <button type="button" class="btn" onClick={() => navigate({ kind: 'start' })}>
          {shell.unknown.back}
        </button>
      </div>
    </div>
  );
};
