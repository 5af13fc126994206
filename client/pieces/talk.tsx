import { Icon } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../messages';
import { PHRASES, textToShow } from './phrases';
import { Sign } from './sign';
import './talk.css';

/** A line of the talk; `time` is a time of day. What people write is text, whatever it looks like. */
export type TalkLine =
  | {
      readonly kind: 'said';
      readonly key: string;
      readonly badge: JSX.Element;
      readonly name: string;
      readonly time: string;
      readonly text: string;
      /** Written without a line: goes out later. */
      readonly isWaiting?: boolean;
    }
  /** What the table says. */
  | { readonly kind: 'table'; readonly key: string; readonly sign: JSX.Element; readonly text: string };

const Line = ({ line }: { readonly line: TalkLine }): JSX.Element => {
  const { pieces } = messages.value;
  if (line.kind === 'table')
    return (
      <li class="sys">
        {line.sign}
        <span>{line.text}</span>
      </li>
    );
  return (
    <li class={line.isWaiting ? 'msg is-waiting' : 'msg'}>
      {line.badge}
      <p>
        <b>{line.name}</b>
        <time>{line.isWaiting ? pieces.waits : line.time}</time>
        <span>{textToShow(line.text, pieces.phrases)}</span>
      </p>
    </li>
  );
};

/** Keeps the last line in sight, unless somebody scrolled up to read. */
export const ChatList = ({
  lines,
  empty,
}: {
  readonly lines: readonly TalkLine[];
  readonly empty: ComponentChildren;
}): JSX.Element => {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const onScroll = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = list.current ?? { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
  };
  return (
    <div
      class="chat-scroll"
      ref={list}
      onScroll={onScroll}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={messages.value.pieces.chat}
    >
      {lines.length === 0 ? (
        <p class="note">{empty}</p>
      ) : (
        <ol class="chat-list">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      )}
    </div>
  );
};

/** As the server has it. */
const LONGEST = 400;

/** Three phrases that everybody reads in their own language come before the empty field. */
export const SayForm = ({ onSay, isOff }: { onSay(text: string): void; readonly isOff?: boolean }): JSX.Element => {
  const { phrases, phrasesHelp, write, send } = messages.value.pieces;
  const [text, setText] = useState('');
  const say = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <>
      <div class="phrases" role="group" aria-label={phrasesHelp}>
        {PHRASES.map((phrase) => (
          <button key={phrase.id} type="button" disabled={isOff} onClick={() => onSay(phrase.sent)}>
            {phrases[phrase.id]}
          </button>
        ))}
      </div>
      <form class="say" onSubmit={say}>
        <input
          type="text"
          name="say"
          autocomplete="off"
          maxLength={LONGEST}
          placeholder={write}
          aria-label={write}
          value={text}
          disabled={isOff}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn icon" aria-label={send} title={send} disabled={isOff}>
          <Sign name="send" size={20} width={2} />
        </button>
      </form>
    </>
  );
};

export interface TalkTab {
  readonly id: string;
  readonly label: string;
  /** Lines not read, and how that is said. */
  readonly unread?: JSX.Element | undefined;
}

export const TalkTabs = ({
  tabs,
  shown,
  onShow,
  label,
}: {
  readonly tabs: readonly TalkTab[];
  readonly shown: string;
  onShow(id: string): void;
  readonly label: string;
}): JSX.Element => (
  <div class="talk-tabs" role="group" aria-label={label}>
    {tabs.map(({ id, label: name, unread }) => (
      <button key={id} type="button" aria-pressed={shown === id} onClick={() => onShow(id)}>
        {name} {unread}
      </button>
    ))}
  </div>
);

/** Chat on a phone: the board stays in sight above it. */
export const TalkSheet = ({ children, onClose }: { readonly children: ComponentChildren; onClose(): void }): JSX.Element => {
  const startY = useRef<number | undefined>(undefined);
  return (
    <section class="sheet-hand" aria-label={messages.value.pieces.talk}>
      <div
        class="grip-area"
        onPointerDown={(event) => {
          startY.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          if (startY.current !== undefined && event.clientY - startY.current > 40) onClose();
          startY.current = undefined;
        }}
      >
        <div class="grip" />
      </div>
      <button type="button" class="btn plain icon sheet-close" aria-label={messages.value.table.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {children}
    </section>
  );
};
