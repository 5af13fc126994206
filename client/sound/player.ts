import { effect } from '@preact/signals';
import type { Sounding } from '@showboat/ui';
import { loudness, makeSound, openDesk } from '@showboat/ui/sound';
import { LOUDEST, liveliness } from '../settings/liveliness';

/** Plays what a table sounds like, where the player has asked for it. */
export interface SoundPlayer {
  play(sounding: Sounding): void;
  close(): void;
}

/** Seconds between the beginnings of two sounds: what comes faster waits. */
const GAP = 0.08;
/** Seconds that one may wait. Later it would tell of something long past. */
const LATEST = 0.4;

/** Nothing is heard from a page that nobody has touched. Browsers that do not tell see to it themselves. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const volume = (): number => liveliness.value.volume / LOUDEST;

export const createSoundPlayer = (): SoundPlayer => {
  let open: { readonly context: AudioContext; readonly desk: ReturnType<typeof openDesk> } | undefined;
  let next = 0;
  const stop = effect(() => {
    const gain = liveliness.value.sound ? loudness(volume()) : 0;
    if (open) open.desk.master.gain.value = gain;
  });
  return {
    play: (sounding) => {
      if (!liveliness.peek().sound || document.hidden || !isTouched() || typeof AudioContext === 'undefined') return;
      if (!open) {
        const context = new AudioContext();
        open = { context, desk: openDesk(context, volume()) };
      }
      const { context, desk } = open;
      // A phone that was locked in the meantime has put it to sleep.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      const now = context.currentTime;
      const at = Math.max(now, next);
      if (at - now > LATEST) return;
      next = at + GAP;
      makeSound(desk, at, sounding);
    },
    close: () => {
      stop();
      void open?.context.close().catch(() => undefined);
    },
  };
};
