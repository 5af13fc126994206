import type { GameWords } from '@showboat/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { LogLine } from '../table/log';

/** More than the last few would be a flood. */
const MOST = 5;

interface MoveAnnouncerProps<State, Move> {
  readonly lines: readonly LogLine[];
  readonly words: Pick<GameWords<State, Move>, 'joinPhrases'>;
  /** Everything that was told is displayed: the last line is complete. */
  readonly isCurrent: boolean;
  /** Whether the player here began the line. */
  isOwn(line: LogLine): boolean;
}

/** For screen readers: what others and chance did since the page was opened, every turn once, in order, when it is complete. */
export const MoveAnnouncer = <State, Move>({ lines, words, isCurrent, isOwn }: MoveAnnouncerProps<State, Move>): JSX.Element => {
  const known = useRef(lines.at(-1)?.index ?? -1);
  const complete = isCurrent ? lines : lines.slice(0, -1);
  const news = complete.filter((line) => line.index > known.current && !isOwn(line));
  return (
    <div class="unseen" role="log" aria-live="polite" data-part="moves-told">
      {news.slice(-MOST).map((line) => (
        <p key={`${line.index} ${line.who}`}>{words.joinPhrases(line.who, line.phrases)}</p>
      ))}
    </div>
  );
};
