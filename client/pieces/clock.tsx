import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign } from './sign';
import { type TimeLeft, formatTimeLeft } from './time-left';
import './clock.css';

export const timeText = (time: TimeLeft): string => formatTimeLeft(time, messages.value.pieces.durations);

const LOOKS = { waits: 'is-plain', runs: 'is-running', low: 'is-running is-low', stands: 'is-plain' } satisfies Record<
  TimeLeft['state'],
  string
>;

/** The display face has no figures of one width that suit it: each digit gets a box, and the clock keeps still. */
const Figures = ({ text }: { readonly text: string }): JSX.Element => (
  <span class="figures" aria-hidden="true">
    {[...text].map((letter, i) => (
      <span key={i} class={/\d/.test(letter) ? 'clock-figure' : ''}>
        {letter}
      </span>
    ))}
  </span>
);

/** Only the one that runs has a box; its line grows shorter. */
export const Clock = ({ time }: { readonly time: TimeLeft }): JSX.Element => {
  const text = timeText(time);
  const { clock, stands } = messages.value.pieces;
  return (
    <span
      class={`clock ${LOOKS[time.state]}`}
      role="timer"
      aria-label={time.state === 'stands' ? stands(text) : clock(text)}
      style={{ '--left': time.share }}
    >
      {time.state === 'stands' && <Sign name="pause" size={12} width={3} />}
      <Figures text={text} />
    </span>
  );
};
