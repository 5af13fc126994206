import type { TableParts } from '@showboat/ui';
import { useEffect } from 'preact/hooks';
import type { Replay } from './replay';

/** What a key does in a replay; `undefined` if nothing. */
export const actionOf = <State, Move>(key: string, replay: Replay<State, Move>): (() => void) | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return () => replay.step(-1);
    case 'ArrowRight':
      return () => replay.step(1);
    case 'ArrowUp':
    case 'PageUp':
      return () => replay.turn(-1);
    case 'ArrowDown':
    case 'PageDown':
      return () => replay.turn(1);
    case 'Home':
      return () => replay.jump(0);
    case 'End':
      return () => replay.jump(replay.end);
    case ' ':
      return () => (replay.isPlaying.peek() ? replay.pause() : replay.play());
    default:
      return undefined;
  }
};

const isTaken = (event: KeyboardEvent): boolean => {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return true;
  if (document.querySelector('dialog[open]')) return true;
  // The scrubber's keys are handled here, so that its steps are animated like all others.
  if (target.closest('input:not([type="range"]), textarea, select')) return true;
  if (key === ' ' && target.closest('button, a')) return true;
  // Scrolling lists keep the keys that scroll them.
  return /^(Arrow(Up|Down)|Page|Home|End)/.test(key) && target.closest('.turn-list, .review') !== null;
};

export const useReplayKeys = <State, Move>(parts: TableParts, replay: Replay<State, Move>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      const act = actionOf(event.key, replay);
      if (!act && !parts.onKey(event)) return;
      event.preventDefault();
      act?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [parts, replay]);
};
