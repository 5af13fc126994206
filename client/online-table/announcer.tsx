import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../messages';
import { textToShow } from '../pieces/phrases';
import { useTimeLeft } from './seat-extras';
import type { Company } from './company';
import { sayHappening } from './talk-panel';

/** More than the last few would be a flood. */
const MOST = 4;

/** For screen readers, in order: what people and the table say from now on, and once that time is short. Moves are announced by the table itself. */
export const Announcer = ({ company }: { readonly company: Company }): JSX.Element => {
  const { pieces, company: said } = messages.value;
  const { talk, happenings, you } = company;
  const known = useRef(talk.lines.value.length);
  const isLow = useTimeLeft(company, you.value)?.state === 'low';
  const lines = talk.lines.value
    .slice(known.current)
    .filter(({ by }) => by === null || by !== you.value)
    .map(({ name, text }, i) => ({ key: `chat ${i}`, text: `${name}: ${textToShow(text, pieces.phrases)}` }));
  const told = happenings.value.map((one, i) => ({ key: `table ${i}`, text: sayHappening(company, one) }));
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={pieces.talk}>
      {[...lines.slice(-MOST), ...told.slice(-MOST)].map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {isLow && <p>{said.timeIsShort}</p>}
    </div>
  );
};
