import type { GameWords, OptionValues } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '../messages';
import type { LogLine } from '../table/log';
import type { ReplayModel } from './replay-model';
import './turn-list.css';

/** How many moves are displayed once everything in a line has happened. */
export const endOfLine = (lines: readonly LogLine[], at: number, end: number): number =>
  Math.max(lines[at].index + 1, lines[at + 1]?.index ?? end);

/** The line in progress when this many moves are displayed; -1 at the beginning. */
export const lineAt = (lines: readonly LogLine[], index: number): number => lines.findLastIndex((line) => line.index < index);

export const TurnList = <State, Move, Options extends OptionValues>({
  model,
  lines,
  words,
  parts,
  onJump,
}: {
  readonly model: ReplayModel<State, Move, Options>;
  readonly lines: readonly LogLine[];
  readonly words: GameWords<State, Move>;
  readonly parts: Pick<TableParts, 'Badge'>;
  readonly onJump?: () => void;
}): JSX.Element => {
  const { replay } = model;
  const said = messages.value.replay;
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => lines.map(({ who, phrases }) => words.joinPhrases(who, phrases)), [lines, words]);
  const current = lineAt(lines, replay.index.value);
  useLayoutEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !line) return;
    // Scrolls only the list: `scrollIntoView` would move everything around it, too.
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top - 30;
    else if (top + line.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + line.offsetHeight - box.clientHeight + 12;
  }, [current]);
  const jump = (to: number): void => {
    replay.jump(to);
    onJump?.();
  };
  return (
    <ol class="turn-list" ref={list} aria-label={said.turns}>
      <li>
        <button type="button" class="turn-line" aria-current={current < 0 ? 'step' : undefined} onClick={() => jump(0)}>
          <span />
          <span>{said.beginning}</span>
        </button>
      </li>
      {lines.map((line, i) => (
        <li key={i}>
          {line.number !== lines[i - 1]?.number && <h3>{line.number > 0 ? said.round(line.number) : said.setUp}</h3>}
          <button
            type="button"
            class="turn-line"
            aria-current={i === current ? 'step' : undefined}
            onClick={() => jump(endOfLine(lines, i, replay.end))}
          >
            <parts.Badge who={line.who} size={20} />
            <span>{sentences[i]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};
