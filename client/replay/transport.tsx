import type { OptionValues } from '@showboat/engine';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { Sign, type SignName } from '../pieces/sign';
import { type Replay, SPEEDS } from './replay';
import type { ReplayModel } from './replay-model';
import { Scrubber } from './scrubber';
import './transport.css';

const Key = ({
  name,
  label,
  isMirrored = false,
  disabled,
  act,
}: {
  readonly name: SignName;
  readonly label: string;
  readonly isMirrored?: boolean;
  readonly disabled: boolean;
  readonly act: () => void;
}): JSX.Element => (
  <button
    type="button"
    class={isMirrored ? 'btn icon is-mirrored' : 'btn icon'}
    aria-label={label}
    title={label}
    // Stays focusable: stepping to the end with Enter must not lose the focus.
    aria-disabled={disabled}
    onClick={act}
  >
    <Sign name={name} size={20} />
  </button>
);

const Speeds = <State, Move>({ replay }: { readonly replay: Replay<State, Move> }): JSX.Element => {
  const { speed, speeds } = messages.value.replay;
  return (
    <div class="replay-speeds" role="group" aria-label={speed}>
      {SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={replay.speed.value === one} onClick={() => replay.setSpeed(one)}>
          {speeds[one]}
        </button>
      ))}
    </div>
  );
};

/** The dock of a replay: the position in the game, and controls to move anywhere else. */
export const Transport = <State, Move, Options extends OptionValues>({
  model,
  chart,
  children,
}: {
  readonly model: ReplayModel<State, Move, Options>;
  /** Above the scrubber, on the same scale. */
  readonly chart: ComponentChildren;
  /** What else can be done at this moment. */
  readonly children: ComponentChildren;
}): JSX.Element => {
  const { replay } = model;
  const words = messages.value.replay;
  const index = replay.index.value;
  const isFirst = index === 0;
  const isLast = index === replay.end;
  const isPlaying = replay.isPlaying.value;
  return (
    <div class="transport">
      <div class="transport-scale">
        {chart}
        <Scrubber model={model} />
        <output class="replay-moment">{words.momentShort(index, replay.end)}</output>
      </div>
      <div class="transport-keys">
        <div class="transport-row">
          <Key name="first" label={words.first} disabled={isFirst} act={() => replay.jump(0)} />
          <Key name="skip" isMirrored label={words.previousTurn} disabled={isFirst} act={() => replay.turn(-1)} />
          <Key name="back" label={words.previousMove} disabled={isFirst} act={() => replay.step(-1)} />
          <button
            type="button"
            class="btn primary play"
            aria-label={isPlaying ? words.pause : words.play}
            title={isPlaying ? words.pause : words.play}
            onClick={isPlaying ? replay.pause : replay.play}
          >
            <Sign name={isPlaying ? 'pause' : 'play'} size={24} />
          </button>
          <Key name="next" label={words.nextMove} disabled={isLast} act={() => replay.step(1)} />
          <Key name="skip" label={words.nextTurn} disabled={isLast} act={() => replay.turn(1)} />
          <Key name="last" label={words.last} disabled={isLast} act={() => replay.jump(replay.end)} />
        </div>
        <Speeds replay={replay} />
        <div class="transport-more">{children}</div>
      </div>
    </div>
  );
};
