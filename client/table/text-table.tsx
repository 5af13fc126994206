import { useSignal } from '@preact/signals';
import type { CallSeat, GameWords, MoreWords, OptionValues } from '@showboat/engine';
import type { GameView, TableFrame, TableParts } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { useLoaded } from '../shell/use-loaded';
import type { LogLine } from './log';
import './text-table.css';

export interface TextTableProps<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly frame: TableFrame<State, Move>;
  readonly words: GameWords<State, Move>;
  /** What `words` call players; without it what the game calls them. */
  readonly call?: CallSeat;
  readonly parts: TableParts;
  readonly lines: readonly LogLine[];
  readonly tools: ComponentChildren;
  /** Who everybody is waiting for. */
  readonly waiting: string;
  readonly result: ComponentChildren;
}

const Ask = <State, Move>({
  frame,
  more,
}: {
  readonly frame: TableFrame<State, Move>;
  readonly more: MoreWords<State>;
}): JSX.Element => {
  const { dialogs } = messages.value;
  const question = useSignal('');
  const answer = useSignal('');
  const ask = (event: Event): void => {
    event.preventDefault();
    answer.value = more.answer(frame.state.value, question.value.trim().toLowerCase()) ?? more.questionHint;
  };
  return (
    <form onSubmit={ask}>
      <label for="question">
        {dialogs.textAsk}. {more.questionHint}
      </label>
      <input
        id="question"
        type="text"
        autocomplete="off"
        value={question.value}
        onInput={({ currentTarget }) => (question.value = currentTarget.value)}
      />
      <button type="submit" class="btn">
        {dialogs.textAskButton}
      </button>
      <p role="status">{answer.value}</p>
    </form>
  );
};

/** The table in words: where everything is, what can be done, what happened. Nothing of the board is needed to play. */
export const TextTable = <State, Move, Options extends OptionValues>(
  props: TextTableProps<State, Move, Options>,
): JSX.Element => {
  const { view, frame, words, call, parts, lines, tools, waiting, result } = props;
  const { game } = view;
  const more = useLoaded(async () => {
    const loaded = await view.loadMoreWords(words.language);
    return (call && loaded.withNames?.(call)) ?? loaded;
  }, [words.language]);
  const { dialogs, table } = messages.value;
  const seat = frame.seat.value;
  const self = frame.self.value;
  const state = frame.state.value;
  const moves = seat === undefined ? [] : game.legalMoves(state);
  const asked = useSignal<{ readonly state: State; readonly text: string } | undefined>(undefined);
  const question = asked.value?.state === state ? asked.value.text : undefined;
  const play = (move: Move): void => {
    const text = view.leaving?.(state, [move], words);
    if (text === undefined || text === question) frame.play([move]);
    else asked.value = { state, text };
  };
  return (
    <div class="text-table">
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{parts.status}</p>
        <div class="text-tools">{tools}</div>
      </header>
      <main>
        <section aria-labelledby="moves-title">
          <h2 id="moves-title">{dialogs.textMoves}</h2>
          {result ?? (
            <>
              <p class="task">{seat === undefined ? waiting : parts.task}</p>
              <p role="status">{question}</p>
              <ul class="moves">
                {moves.map((move) => (
                  <li key={game.formatMove(state, move)}>
                    <button type="button" class="btn" onClick={() => play(move)}>
                      <span>{words.describeMove(state, move)}</span>
                    </button>
                  </li>
                ))}
                {seat !== undefined && frame.canUndo.value && (
                  <li>
                    <button type="button" class="btn" onClick={frame.undo}>
                      {dialogs.undo}
                    </button>
                  </li>
                )}
                {seat !== undefined && frame.canRedo.value && (
                  <li>
                    <button type="button" class="btn" onClick={frame.redo}>
                      {dialogs.redo}
                    </button>
                  </li>
                )}
              </ul>
            </>
          )}
        </section>
        <section aria-label={dialogs.textSituation}>
          {self !== undefined &&
            more.kind === 'here' &&
            more.value.describeSurroundings(state, self).map(({ heading, lines: said }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <ul>
                  {said.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          <h2>{dialogs.textAsk}</h2>
          {more.kind === 'here' && <Ask frame={frame} more={more.value} />}
        </section>
        <section aria-label={table.log}>
          <h2>{table.log}</h2>
          <ol>
            {lines.slice(-24).map((line) => (
              <li key={`${line.index} ${line.who}`}>
                {line.number > 0 && <b>{table.round(line.number)}: </b>}
                {words.joinPhrases(line.who, line.phrases)}
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  );
};
