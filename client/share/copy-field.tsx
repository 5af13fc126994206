import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { messages } from '../messages';
import './share.css';

const SHOWN_MS = 2500;

/** A text to copy: shown in full, selected with one click, copied with another. */
export const CopyField = ({
  label,
  help,
  value,
  rows,
  share,
  children,
}: {
  readonly label: string;
  readonly help: string;
  /** `undefined` while it is being computed. */
  readonly value: string | undefined;
  /** More than one for texts of many lines. */
  readonly rows?: number;
  /** What to pass to the system's share dialog, where there is one. */
  readonly share?: { readonly title: string };
  readonly children?: JSX.Element | false | undefined;
}): JSX.Element => {
  const { replay } = messages.value;
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const told = useSignal<'copied' | 'failed' | undefined>(undefined);
  useEffect(() => {
    if (told.value !== 'copied') return undefined;
    const timer = setTimeout(() => (told.value = undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told.value]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value ?? '');
      told.value = 'copied';
    } catch {
      field.current?.select();
      told.value = 'failed';
    }
  };
  const offer = (): void => {
    // Cancelling the system's dialog is not an error.
    if (value !== undefined && share) navigator.share({ title: share.title, url: value }).catch(() => undefined);
  };
  const given = {
    id,
    ref: field,
    readOnly: true,
    value: value ?? replay.preparing,
    onFocus: () => field.current?.select(),
  };
  const canShare = share !== undefined && 'share' in navigator;
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <small class="note">{help}</small>
      {rows === undefined ? <input type="text" {...given} /> : <textarea rows={rows} {...given} />}
      <div class="copy-actions">
        <button type="button" class="btn" disabled={value === undefined} onClick={() => void copy()}>
          {told.value === 'copied' ? replay.copied : replay.copy}
        </button>
        {canShare && (
          <button type="button" class="btn" disabled={value === undefined} onClick={offer}>
            {replay.native}
          </button>
        )}
        {children}
      </div>
      <div role="status" class="note">
        {told.value === 'copied' && <span class="unseen">{replay.copied}</span>}
        {told.value === 'failed' && replay.copyFailed}
      </div>
    </div>
  );
};
