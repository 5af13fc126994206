import { Dialog, type GameTexts, type TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import type { LogLine } from './log';
import './log-panel.css';

/** Longer logs are for the replay. */
const LONGEST = 80;

/** What is to be done now, below everything that was. */
export interface LogNow {
  readonly who: string | undefined;
  readonly text: string;
}

export interface LogProps<State, Move> {
  readonly lines: readonly LogLine[];
  readonly texts: GameTexts<State, Move>;
  readonly Badge: TableParts['Badge'];
  readonly now: LogNow | undefined;
}

const LogList = <State, Move>({ lines, texts, Badge, now }: LogProps<State, Move>): JSX.Element => {
  const list = useRef<HTMLOListElement>(null);
  const { table } = messages.value;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, now?.text]);
  const shown = lines.slice(-LONGEST);
  return (
    <ol class="log-list" ref={list} tabIndex={0} aria-label={table.log}>
      {shown.map((line, i) => (
        <li key={`${line.index} ${line.who}`}>
          {line.number > 0 && line.number !== shown[i - 1]?.number && <h3>{table.round(line.number)}</h3>}
          <p>
            <time>{line.number > 0 ? line.number : ''}</time>
            <Badge who={line.who} size={20} />
            <span>{texts.joinPhrases(line.who, line.phrases)}</span>
          </p>
        </li>
      ))}
      {now && (
        <li>
          <p class="now">
            <time />
            {now.who === undefined ? <span /> : <Badge who={now.who} size={20} />}
            <span>{now.text}</span>
          </p>
        </li>
      )}
    </ol>
  );
};

export const LogPanel = <State, Move>(props: LogProps<State, Move>): JSX.Element => (
  <section class="log">
    <h2>{messages.value.table.log}</h2>
    <LogList {...props} />
  </section>
);

/** The same where there is no side column. */
export const LogDialog = <State, Move>({
  onClose,
  ...props
}: LogProps<State, Move> & { readonly onClose: () => void }): JSX.Element => (
  <Dialog
    title={messages.value.table.log}
    onClose={onClose}
    actions={
      <button type="button" class="btn primary" onClick={onClose}>
        {messages.value.table.close}
      </button>
    }
  >
    <LogList {...props} />
  </Dialog>
);
