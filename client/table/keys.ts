import { type TableParts, boardOf } from '@showboat/ui';
import { useEffect } from 'preact/hooks';

/** The keys of every table. Those of the game take precedence. */
export interface TableKeys {
  hint(): void;
  skip(): void;
  help(): void;
  text(): void;
  /** Before all others. */
  first?(event: KeyboardEvent): boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Whether a key is for the table: not for a field, a dialog or the browser, and nobody has used it. */
export const isForTable = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !(isTyping(event.target) || document.querySelector('dialog[open]'));

/**
 * A button pressed with the pointer, and a figure of a wheel, give the keyboard back to the board: Enter then does what is planned, and
 * does not press them again. Whoever came by Tab stays.
 */
const giveBack = ({ target, detail }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button:not(.talk *)') : null;
  if (button && (detail > 0 || button.role === 'radio')) boardOf(button)?.focus({ preventScroll: true });
};

export const useTableKeys = (parts: TableParts, keys: TableKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      // Enter and Space press a focused button, nothing else.
      const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (isOnControl && (event.key === 'Enter' || event.key === ' ')) return;
      if (keys.first?.(event) || parts.onKey(event)) {
        event.preventDefault();
        return;
      }
      const act = { h: keys.hint, s: keys.skip, t: keys.text, '?': keys.help }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    // Before what it does, after which it may be gone.
    addEventListener('click', giveBack, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', giveBack, true);
    };
  }, [parts]);
};
