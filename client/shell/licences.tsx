import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../messages';
import './licences.css';

/** What the page ships of others, and under which terms: a file that is made with the page. */
export const Licences = (): JSX.Element => {
  const { options } = messages.value.forms;
  const text = useSignal('');
  const load = async (): Promise<void> => {
    const answer = await fetch('/licences.txt');
    text.value = await answer.text();
  };
  return (
    <section class="panel group">
      <h2 class="heading">{options.licences}</h2>
      <p class="note">{options.licencesHelp}</p>
      <details class="licences" onToggle={() => void load().catch(() => undefined)}>
        <summary>{options.licencesShow}</summary>
        <pre role="group" tabIndex={0} lang="en" aria-label={options.licences}>
          {text}
        </pre>
      </details>
    </section>
  );
};
