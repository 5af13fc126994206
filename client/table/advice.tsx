import type { Signal } from '@preact/signals';
import { type GameWords, type OptionValues, type Rules, capital } from '@showboat/engine';
import { type Hint, Icon, type TableFrame } from '@showboat/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { isTextMode, language } from '../settings/settings';
import { isForTable } from './keys';
import { sayEnd, sayTurn } from './say-turn';
import './notes.css';

export type AdviceState = 'none' | 'asked' | 'found' | 'failed';

/** Escape puts the ideas away, H shows the next one: before the table's own keys. */
const useIdeaKeys = (count: number, hint: Signal<number>, onClose: () => void): void => {
  // What holds when a key is pressed, not when the page was last painted.
  const now = useRef({ count, onClose });
  now.current = { count, onClose };
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isNext = event.key.toLowerCase() === 'h' && now.current.count > 1;
      if (!isForTable(event) || !(isNext || event.key === 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isNext) hint.value = (hint.value + 1) % now.current.count;
      else now.current.onClose();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hint]);
};

/** What the Captain would do: the best ideas, one line each, drawn on the board when selected. */
export const AdvicePanel = <State, Move, Options extends OptionValues>({
  state,
  moment,
  hints,
  hint,
  game,
  words,
  why,
  onPlay,
  onClose,
}: {
  readonly state: AdviceState;
  /** What the asking seat knows. */
  readonly moment: State;
  readonly hints: readonly Hint<Move>[];
  readonly hint: Signal<number>;
  readonly game: Rules<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly why: TableFrame<State, Move>['why'];
  readonly onPlay: (moves: readonly Move[]) => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const places = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  useIdeaKeys(hints.length, hint, onClose);
  /** What speaks for it and was not said yet; the board shows the rest, except to those who read. */
  const lines: string[] = [];
  for (const { moves, reasons } of hints) {
    const said = reasons.map((reason) => capital(why.sayReason(reason))).find((line) => line !== '' && !lines.includes(line));
    lines.push(said ?? capital(sayEnd(game, words, moment, moves)));
  }
  return (
    <section class="panel table-note" aria-label={table.hint}>
      <div class="table-note-head">
        <b class="display">{table.hint}</b>
        <button type="button" class="btn plain icon" aria-label={table.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <div role="status">
        {state === 'asked' && dialogs.hintThinking}
        {state === 'failed' && dialogs.hintFailed}
        {state === 'found' && hints.length === 0 && dialogs.hintNone}
      </div>
      <ol class="advice">
        {hints.map((one, i) => (
          <li key={i} aria-current={hint.value === i} onPointerEnter={() => (hint.value = i)}>
            <button type="button" class="choose" onClick={() => (hint.value = i)} onFocus={() => (hint.value = i)}>
              <span class="rank">{i + 1}</span>
              <span>
                {lines[i]}
                <span class={isTextMode.value ? 'turn' : 'turn unseen'}>{sayTurn(game, words, moment, one.moves)}</span>
                <small class={isTextMode.value ? 'note' : 'unseen'}> {dialogs.hintPlace(places.format(one.expectedPlace))}</small>
              </span>
            </button>
            <button
              type="button"
              class="btn icon"
              aria-label={dialogs.hintPlay}
              title={dialogs.hintPlay}
              onClick={() => onPlay(one.moves)}
            >
              <Icon name="done" size={20} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
