import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { boardOf } from './table/board-of';

/** A native dialog: focus stays in it, Escape closes it, and it names itself. */
export const Dialog = ({
  title,
  onClose,
  close,
  actions,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** The label of a button that just closes it, where there are no other actions. */
  readonly close?: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    const { activeElement: opener } = document;
    if (current && !current.open) current.showModal();
    return () => {
      current?.close();
      // At a table the keys go to the board again: Enter must not press the button that opened this.
      const next = boardOf(opener) ?? opener;
      // The browser does this only for a dialog that is still mounted when it closes.
      if (next instanceof HTMLElement || next instanceof SVGElement) queueMicrotask(() => next.isConnected && next.focus());
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      {(actions ?? close) !== undefined && (
        <div class="actions">
          {actions}
          {close !== undefined && (
            <button type="button" class="btn primary" onClick={onClose}>
              {close}
            </button>
          )}
        </div>
      )}
    </dialog>
  );
};
