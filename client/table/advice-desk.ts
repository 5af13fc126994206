import { type Signal, batch } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { GameView, Hint } from '@showboat/ui';
import { type Advisor, createAdvisor } from '../thinking/advisor';
import { isGivenUp } from '../thinking/given-up';
import type { AdviceState } from './advice';
import type { Notices, SessionFrame } from './frame';

/** Where a table asks the Captain; opened with the first question. */
export interface AdviceDesk {
  ask(): Promise<void>;
  cancel(): void;
  close(): void;
}

export const openDesk = <State, Move, Options extends OptionValues>(
  { game }: GameView<State, Move, Options>,
  frame: SessionFrame<State, Move>,
  notices: Notices<Move>,
  advice: Signal<AdviceState>,
  advisor: Advisor = createAdvisor(),
): AdviceDesk => {
  return {
    ask: async () => {
      const seat = frame.seat.value;
      const state = frame.state.value;
      // The moment may have passed before the advisor was loaded.
      if (seat === undefined || advice.value !== 'asked') return;
      try {
        const hints = await advisor.advise({ game: game.id, state: frame.known.value, seat, level: 'captain' });
        if (frame.state.value !== state) return;
        batch(() => {
          // The door for what comes from the worker; playing it is checked as always.
          notices.hints.value = hints as readonly Hint<Move>[];
          notices.hint.value = 0;
          advice.value = 'found';
        });
      } catch (error) {
        if (!isGivenUp(error)) advice.value = 'failed';
      }
    },
    cancel: advisor.cancel,
    close: advisor.close,
  };
};
