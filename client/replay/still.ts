import { type ReadonlySignal, signal } from '@preact/signals';
import { type GameWords, type History, type OptionValues, present } from '@showboat/engine';
import { type GameView, NO_INSETS, type PlayerInfo, type Rect, type TableParts } from '@showboat/ui';
import { createReplay } from './replay';
import { createReplayFrame } from './replay-frame';

/** The parts of a table where nobody moves, at the moment that this history has reached. `look`: a picture of this part of the board. */
export const openStill = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  words: GameWords<State, Move>,
  history: History<State, Move>,
  players: ReadonlySignal<readonly PlayerInfo[]>,
  look?: Rect,
): TableParts => {
  const replay = createReplay(view, { ...history, states: [present(history)], moves: [] });
  const frame = createReplayFrame(view.game, replay, {
    players,
    hints: signal([]),
    isMotionReduced: signal(true),
    layout: signal('wide'),
    why: { sayRefusal: () => '', sayReason: () => '' },
    announce: () => undefined,
  });
  const part = look && { focus: look, besides: undefined, minScale: 0.3, maxScale: 0.9, scale: 'fit' as const };
  // There are no panels that cover a part of it.
  const picture = { insets: NO_INSETS, ...part };
  return view.open({ ...frame, look: picture }, words);
};
