import type { GameWords } from '@showboat/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { LogLine } from '../table/log';
import { turnsToTell } from './to-tell';

interface MoveAnnouncerProps<State, Move> {
  readonly lines: readonly LogLine[];
  readonly words: Pick<GameWords<State, Move>, 'joinPhrases'>;
  readonly isCurrent: boolean;
  isOwn(line: LogLine): boolean;
}

/** For screen readers: what others and chance did since the page was opened. */
export const MoveAnnouncer = <State, Move>({ lines, words, isCurrent, isOwn }: MoveAnnouncerProps<State, Move>): JSX.Element => {
  const known = useRef(lines.at(-1)?.index ?? -1);
  return (
    <div class="unseen" role="log" aria-live="polite" data-part="moves-told">
      {turnsToTell(lines, { after: known.current, isCurrent, isOwn }).map((line) => (
        <p key={`${line.index} ${line.who}`}>{words.joinPhrases(line.who, line.phrases)}</p>
      ))}
    </div>
  );
};
