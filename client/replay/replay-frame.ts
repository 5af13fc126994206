import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import { type History, type OptionValues, type Rules, present, seenHistory } from '@showboat/engine';
import type { Hint, PlayerInfo, Said, TableFrame } from '@showboat/ui';
import type { Replay } from './replay';

export interface ReplayDesk<Move> {
  readonly players: ReadonlySignal<readonly PlayerInfo[]>;
  /** The better turn on display. */
  readonly hints: Signal<readonly Hint<Move>[]>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<'wide' | 'phone'>;
  readonly why: TableFrame<unknown, Move>['why'];
  announce(said: Said): void;
}

const nothing = (): void => undefined;

/** While the game is running, hidden information stays hidden; afterwards everything is visible. */
export const seeing = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { history, end }: Replay<State, Move>,
): ((state: State) => State) =>
  game.outcome(history.states[end]) === undefined ? (state) => game.view(state, undefined) : (state) => state;

/** The same of all its moves. */
export const historyToShow = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
): History<State, Move> => (game.outcome(present(history)) ? history : seenHistory(game, history, undefined));

/** A table without players: the view displays, and asks for nothing. */
export const createReplayFrame = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  replay: Replay<State, Move>,
  { players, hints, isMotionReduced, layout, why, announce }: ReplayDesk<Move>,
): TableFrame<State, Move> => {
  const nobody = signal(undefined);
  const never = signal(false);
  const shown = seeing(game, replay);
  const state = computed(() => shown(replay.state.value));
  return {
    state,
    known: state,
    last: computed(() => {
      const last = replay.last.value;
      return last && { before: shown(last.before), move: last.move };
    }),
    seat: nobody,
    self: nobody,
    players,
    thinking: nobody,
    canUndo: never,
    canRedo: never,
    hints,
    hint: signal(0),
    isMotionReduced,
    layout,
    play: nothing,
    undo: nothing,
    redo: nothing,
    explain: nothing,
    why,
    announce,
  };
};
