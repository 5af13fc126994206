import type { JSX } from 'preact';
import { messages } from '../messages';
import { Wheel } from '../shell/wheel';
import './presence.css';
import './table-status.css';

/** `since`: a time of day. */
export type KeptState =
  | { readonly kind: 'saved'; readonly watching?: number | undefined }
  | { readonly kind: 'sending' }
  | { readonly kind: 'off'; readonly since: string };

/** Whether everything is kept, and who looks on: at the head of the players, on a phone a pill below the chips. */
export const TableStatus = ({ is, isPill }: { readonly is: KeptState; readonly isPill?: boolean }): JSX.Element => {
  const { saved, savedWatched, sending, asOf } = messages.value.pieces;
  const shape = isPill ? ' hand-status' : '';
  switch (is.kind) {
    case 'saved':
      return (
        <span class={`table-status${shape}`} role="status">
          <span class="here" aria-hidden="true" />
          <span>{is.watching ? savedWatched(is.watching) : saved}</span>
        </span>
      );
    case 'sending':
      return (
        <span class={`table-status is-sending${shape}`} role="status">
          <span class="turning">
            <Wheel size={15} />
          </span>
          <span>{sending}</span>
        </span>
      );
    case 'off':
      return (
        <span class={`table-status is-off${shape}`} role="status">
          <span class="here is-away" aria-hidden="true" />
          <span>{asOf(is.since)}</span>
        </span>
      );
  }
};
