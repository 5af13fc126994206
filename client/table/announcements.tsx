import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Said } from '@showboat/ui';
import type { JSX } from 'preact';

/** What screen readers hear of a table. A reason that is loaded a moment later is heard as soon as it is there. */
export const Announcements = ({ said }: { readonly said: ReadonlySignal<Said> }): JSX.Element => {
  const text = useComputed(() => (typeof said.value === 'function' ? said.value() : said.value));
  return (
    <div class="unseen" role="log" aria-live="polite">
      {text}
    </div>
  );
};
