import type { GameWords } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { isTextMode } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import type { LogLine } from './log';
import './log-panel.css';

/** Longer logs are for the replay. */
const LONGEST = 80;

/** What was laid out before the first turn, and long refills, are one line until they are opened. */
const LONG = 2;
const CHANCE = 'chance';

/** `light`: where there is a place to be shown. A long line is opened instead, and tells of places all over the board anyway. */
const Said = ({
  text,
  isLong,
  light,
}: {
  readonly text: string;
  readonly isLong: boolean;
  readonly light: (() => void) | undefined;
}): JSX.Element => {
  if (isLong)
    return (
      <details class="log-long">
        <summary>{text}</summary>
      </details>
    );
  return light ? (
    <button type="button" class="log-place" title={messages.value.table.showPlace} onClick={light}>
      {text}
    </button>
  ) : (
    <span>{text}</span>
  );
};

/** What to do now, below the past. */
export interface LogNow {
  readonly who: string | undefined;
  readonly text: string;
}

export interface LogProps<State, Move> {
  readonly lines: readonly LogLine[];
  readonly words: GameWords<State, Move>;
  readonly parts: Pick<TableParts, 'Badge' | 'loadPlaces'>;
  readonly now: LogNow | undefined;
  /** A place was lit on the board. */
  readonly onLit?: (() => void) | undefined;
  /** The first move that is new to the reader. */
  readonly newFrom?: number | undefined;
}

export const LogList = <State, Move>({ lines, words, parts, now, newFrom, onLit }: LogProps<State, Move>): JSX.Element => {
  const { table } = messages.value;
  const shown = lines.slice(-LONGEST);
  // In words there is no board.
  const isDrawn = !isTextMode.value;
  const loaded = useLoaded(async () => (isDrawn ? parts.loadPlaces?.() : undefined), [parts, isDrawn]);
  const places = loaded.kind === 'here' ? loaded.value : undefined;
  // Finished lines are not rendered again.
  const rows = useMemo(() => new WeakMap<LogLine, JSX.Element>(), [words, parts, newFrom, places]);
  const lighter = (line: LogLine, next: LogLine | undefined): (() => void) | undefined => {
    // Several lines may tell of one move.
    const names = places?.of(line.index, next && Math.max(next.index, line.index + 1)) ?? [];
    if (names.length === 0) return undefined;
    return () => {
      places?.light(names);
      onLit?.();
    };
  };
  const rowOf = (line: LogLine, isFirst: boolean, next: LogLine | undefined): JSX.Element => {
    const row = rows.get(line) ?? (
      <li key={`${line.index} ${line.who}`} class={newFrom !== undefined && line.index >= newFrom ? 'is-new' : undefined}>
        {line.number > 0 && isFirst && <h3>{table.round(line.number)}</h3>}
        <p>
          <time>{line.number > 0 ? line.number : ''}</time>
          <parts.Badge who={line.who} size={20} />
          <Said
            text={words.joinPhrases(line.who, line.phrases)}
            isLong={line.who === CHANCE && line.phrases.length > LONG}
            light={lighter(line, next)}
          />
        </p>
      </li>
    );
    rows.set(line, row);
    return row;
  };
  return (
    <div class="log-list" role="group" tabIndex={0} aria-label={table.log}>
      <ol>
        {shown.map((line, i) => rowOf(line, line.number !== shown[i - 1]?.number, shown[i + 1]))}
        {now && (
          <li>
            <p class="now">
              <time />
              {now.who === undefined ? <span /> : <parts.Badge who={now.who} size={20} />}
              <span>{now.text}</span>
            </p>
          </li>
        )}
      </ol>
    </div>
  );
};

export const LogPanel = <State, Move>(props: LogProps<State, Move>): JSX.Element => (
  <section class="log">
    <h2>{messages.value.table.log}</h2>
    <LogList {...props} />
  </section>
);
