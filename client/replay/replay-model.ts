import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import type { Verdict } from '@showboat/bots';
import { type OptionValues, type Result, type Seat, hasSecrets, ok, present } from '@showboat/engine';
import type { GameView, Hint, Said, TableFrame } from '@showboat/ui';
import { openPlayed } from '../session/open-played';
import type { PlayedGame } from '../session/saved';
import { isMotionReduced } from '../settings/settings';
import { tableLayout } from '../table/layout-signal';
import { createWhy } from '../table/why';
import type { Advisor } from '../thinking/advisor';
import { playersIn } from './players';
import { type Replay, createReplay } from './replay';
import { createReplayFrame, historyToShow } from './replay-frame';
import { hintOf, namesOfSeats } from './review-data';
import { type ReviewRun, createReviewRun } from './review-run';

/** A game being replayed. */
export interface ReplayModel<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly played: PlayedGame;
  /** As far as it may be seen. */
  readonly replay: Replay<State, Move>;
  /** The original moves, for playing on from here. */
  readonly moves: readonly Move[];
  readonly frame: TableFrame<State, Move>;
  readonly review: ReviewRun<Move>;
  /** A review would reveal what players still hide from each other. */
  readonly isSecret: boolean;
  /** The decision whose better turn is displayed. */
  readonly shown: ReadonlySignal<Verdict<Move> | undefined>;
  /** What the game calls each seat, in the language in use: the name of whoever has no other. */
  readonly pieces: Signal<readonly string[]>;
  /** The name of every seat's mark. */
  readonly marks: readonly string[];
  /** The seat selected in the chart. */
  readonly highlighted: Signal<Seat | undefined>;
  readonly announcement: Signal<Said>;
  showBetter(verdict: Verdict<Move>): void;
  hideBetter(): void;
  close(): void;
}

export const openReplay = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  played: PlayedGame,
  advisor: Advisor,
  begin = 0,
): Promise<Result<ReplayModel<State, Move, Options>>> => {
  const { game } = view;
  const history = await openPlayed(view, played);
  if (!history.ok) return history;
  const replay = createReplay(view, historyToShow(game, history.value), begin);
  const shown = signal<Verdict<Move> | undefined>(undefined);
  const hints = signal<readonly Hint<Move>[]>([]);
  const announcement = signal<Said>('');
  const pieces = signal<readonly string[]>([]);
  const players = computed(() => playersIn(played, pieces.value));
  const frame = createReplayFrame(game, replay, {
    players,
    hints,
    isMotionReduced,
    layout: tableLayout,
    why: createWhy(view, players),
    announce: (said) => {
      announcement.value = said;
    },
  });
  const show = (verdict: Verdict<Move> | undefined): void => {
    shown.value = verdict;
    hints.value = verdict ? [hintOf(verdict)] : [];
  };
  // A better turn belongs to the moment of the decision.
  const stop = replay.index.subscribe((index) => {
    if (shown.peek() && shown.peek()?.index !== index) show(undefined);
  });
  const isSecret = hasSecrets(game, present(history.value));
  return ok({
    view,
    played,
    replay,
    frame,
    review: createReviewRun(played, advisor, { isAllowed: !isSecret }),
    moves: history.value.moves,
    isSecret,
    shown,
    pieces,
    marks: namesOfSeats(game, history.value, played.seats.length),
    highlighted: signal(undefined),
    announcement,
    showBetter: (verdict) => {
      replay.jump(verdict.index);
      show(verdict);
    },
    hideBetter: () => show(undefined),
    close: () => {
      stop();
      replay.close();
    },
  });
};
