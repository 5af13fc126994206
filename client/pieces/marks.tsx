import type { Pace } from '@showboat/protocol';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign, type SignName } from './sign';
import './marks.css';

const SIGNS = { none: 'endless', clock: 'clock', days: 'calendar' } satisfies Record<Pace['kind'], SignName>;

/** "15 min + 20 s", "2 days a turn", "No clock". */
export const paceText = (pace: Pace): string => {
  const { live, daysATurn, noClock } = messages.value.pieces.paces;
  switch (pace.kind) {
    case 'none':
      return noClock;
    case 'clock':
      return live(pace.minutes, pace.increment);
    case 'days':
      return daysATurn(pace.days);
  }
};

export const PaceChip = ({ pace }: { readonly pace: Pace }): JSX.Element => (
  <span class="pace-chip">
    <Sign name={SIGNS[pace.kind]} size={15} />
    {paceText(pace)}
  </span>
);

/** Turns that wait for you, lines not read: nothing else is red and round. `label` says what is counted. */
export const Count = ({ of, label }: { readonly of: number; readonly label: string }): JSX.Element => (
  <span class="count">
    <span aria-hidden="true">{of}</span>
    <span class="unseen">{label}</span>
  </span>
);
