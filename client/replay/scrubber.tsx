import { type OptionValues, roundOf } from '@showboat/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../messages';
import type { ReplayModel } from './replay-model';

interface Ticks {
  readonly turns: string;
  readonly rounds: string;
}

/** A tick per turn, a longer one for the first of every round. */
const ticksOf = <State, Move, Options extends OptionValues>({ view, replay }: ReplayModel<State, Move, Options>): Ticks => {
  const { states } = replay.history;
  const numberAt = (index: number): number => roundOf(view.game, states[index]);
  const x = (index: number): string => ((100 * index) / Math.max(1, replay.end)).toFixed(2);
  const isRound = (at: number): boolean => at === 0 || numberAt(replay.starts[at]) !== numberAt(replay.starts[at - 1]);
  const draw = (wanted: boolean, from: number): string =>
    replay.starts.flatMap((start, at) => (isRound(at) === wanted ? [`M${x(start)},${from}V10`] : [])).join('');
  return { turns: draw(false, 6), rounds: draw(true, 1) };
};

export const Scrubber = <State, Move, Options extends OptionValues>({
  model,
}: {
  readonly model: ReplayModel<State, Move, Options>;
}): JSX.Element => {
  const { replay, view } = model;
  const words = messages.value.replay;
  const index = replay.index.value;
  const ticks = useMemo(() => ticksOf(model), [model]);
  const round = roundOf(view.game, replay.state.value);
  return (
    <div class="scrubber">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path class="turn" d={ticks.turns} />
        <path class="round" d={ticks.rounds} />
      </svg>
      <input
        type="range"
        min={0}
        max={replay.end}
        step={1}
        value={index}
        style={{ '--done': `${(100 * index) / Math.max(1, replay.end)}%` }}
        aria-label={words.scrubber}
        aria-valuetext={words.moment(index, replay.end, round)}
        onInput={({ currentTarget }) => replay.jump(Number(currentTarget.value))}
      />
    </div>
  );
};
