import type { GameWords, OptionValues } from '@showboat/engine';
import type { JSX } from 'preact';
import { AdvicePanel } from './advice';
import type { TableModel } from './table-model';
import { WhyNot } from './why-not';

export interface TableNotesProps<State, Move, Options extends OptionValues> {
  readonly model: TableModel<State, Move, Options>;
  readonly words: GameWords<State, Move>;
}

/** Notes about the moment: requested advice, and why something is not possible. */
export const TableNotes = <State, Move, Options extends OptionValues>({
  model,
  words,
}: TableNotesProps<State, Move, Options>): JSX.Element => {
  const { notices, advice, frame } = model;
  const { isClosing } = model.view;
  return (
    <>
      {advice.value !== 'none' && (
        <AdvicePanel
          state={advice.value}
          moment={frame.known.value}
          hints={notices.hints.value}
          hint={notices.hint}
          game={model.view.game}
          words={words}
          why={frame.why}
          onPlay={(moves) => frame.play(isClosing && moves.length > 1 ? moves.filter((move) => !isClosing(move)) : moves)}
          onClose={model.dropAdvice}
        />
      )}
      {notices.refusal.value && (
        <WhyNot
          refusal={notices.refusal.value}
          why={frame.why}
          view={model.view}
          onClose={() => {
            notices.refusal.value = undefined;
          }}
        />
      )}
    </>
  );
};
