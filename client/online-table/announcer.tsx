import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../messages';
import { textToShow } from '../pieces/phrases';
import { useTimeLeft } from './seat-extras';
import type { Company } from './company';
import { sayHappening } from './talk-panel';
import { saidToTell } from './to-tell';

/** For screen readers: what people and the table say from now on, and once that time is short. Moves are announced by the table itself. */
export const Announcer = ({ company }: { readonly company: Company }): JSX.Element => {
  const { pieces, company: said } = messages.value;
  const { remote, talk, happenings, you } = company;
  // Of all lines: who is muted later takes none of the others along.
  const known = useRef(remote.chat.value.length);
  const isLow = useTimeLeft(company, you.value)?.state === 'low';
  const lines = remote.chat.value
    .slice(known.current)
    .map(({ by, name, text, at }, i) => ({ by, name, key: `chat ${i}`, at: Date.parse(at), text }))
    .filter(({ by, name }) => (by === null || by !== you.value) && !talk.muted.value.has(name))
    .map(({ key, at, name, text }) => ({ key, at, text: `${name}: ${textToShow(text, pieces.phrases)}` }));
  const told = happenings.value.map((one, i) => ({ key: `table ${i}`, at: one.at, text: sayHappening(company, one) }));
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={pieces.talk}>
      {saidToTell(lines, told).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {isLow && <p>{said.timeIsShort}</p>}
    </div>
  );
};
