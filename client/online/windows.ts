import { type ReadonlySignal, signal } from '@preact/signals';
import { randomId } from './random-id';

/** Of several windows of this browser at one seat, one plays: the one that said so last. */
export interface Windows {
  /** Another window plays. */
  readonly isElsewhere: ReadonlySignal<boolean>;
  /** From now on this one. */
  playHere(): void;
  close(): void;
}

export const openWindows = (table: string): Windows => {
  const isElsewhere = signal(false);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`showboat/t/${table}`);
  const own = randomId();
  channel?.addEventListener('message', ({ data }) => {
    isElsewhere.value = data !== own;
  });
  const playHere = (): void => {
    isElsewhere.value = false;
    channel?.postMessage(own);
  };
  playHere();
  return { isElsewhere, playHere, close: () => channel?.close() };
};
