import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { Sign } from './sign';
import './presence.css';

/** `unknown`: our own line is down. */
export type PresenceKind = 'here' | 'away' | 'unknown' | 'bot';

/** Told by shape, helped by colour. */
export const Presence = ({ is }: { readonly is: PresenceKind }): JSX.Element => {
  const label = messages.value.pieces.presence[is];
  return (
    <span class={`here is-${is}`} role="img" aria-label={label} title={label}>
      {is === 'bot' && <Sign name="bot" size={12} width={2.8} />}
    </span>
  );
};

/** A badge with who is behind it at its lower right. */
export const SeatMark = ({
  is,
  children,
}: {
  readonly is?: PresenceKind | undefined;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <span class="seat-mark">
    {children}
    {is !== undefined && <Presence is={is} />}
  </span>
);

/** A seat that nobody has taken. */
export const OpenMark = ({ size }: { readonly size: number }): JSX.Element => (
  <svg class="open-mark" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <circle r="9" fill="none" stroke="var(--ink-2)" stroke-width="1.3" stroke-dasharray="2.6 2.2" />
  </svg>
);
