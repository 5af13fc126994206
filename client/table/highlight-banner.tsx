import { effect } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import { type TableParts, callPlayers, covered, isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isTextMode, language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import { createHighlightBoard, highlightIn } from './highlights';
import type { TableModel } from './table-model';
import './highlight-banner.css';

/**
 * What has just happened, in one line over the top of the board. It takes no pointer: whatever lies below can be pressed. In text mode it
 * is a line of the page.
 */
export const HighlightBanner = <State, Move, Options extends OptionValues>({
  model,
  parts,
  from: first,
}: {
  readonly model: TableModel<State, Move, Options>;
  readonly parts: Pick<TableParts, 'Badge'>;
  /** How many moves were displayed before the first that may be told: the words for it come a moment later. */
  readonly from: number;
}): JSX.Element => {
  const { view, frame, presenter, notices } = model;
  const wanted = language.value;
  const loaded = useLoaded(async () => {
    const words = await view.loadHighlights?.(wanted);
    return words?.withNames?.(callPlayers(frame.players)) ?? words;
  }, [wanted]);
  const words = loaded.kind === 'here' ? loaded.value : undefined;

  const told = useRef(first);
  useEffect(() => {
    if (!words) return undefined;
    const board = createHighlightBoard(notices.highlight, () => isTextMode.peek());
    const stop = effect(() => {
      const index = presenter.index.value;
      if (index === told.current) return;
      const from = told.current;
      told.current = index;
      const self = frame.self.peek();
      const you = self !== undefined && isYou(frame.players.peek(), self) ? self : undefined;
      const highlight = index > from ? highlightIn(words, frame.seen.peek(), from, index, you) : undefined;
      if (highlight) board.show(highlight);
      // Taken back, or answered.
      else if (index < from || isTextMode.peek()) board.clear();
    });
    return () => {
      stop();
      board.clear();
    };
  }, [words]);

  const highlight = notices.highlight.value;
  const { top, left, right } = covered.value ?? { top: 90, left: 12, right: 12 };
  const place = isTextMode.value ? {} : { top: `${top}px`, left: `${left}px`, right: `${right}px` };
  return (
    <div class={isTextMode.value ? 'highlight in-text' : 'highlight'} style={place} role="status">
      {highlight && (
        <p key={highlight.text} class={highlight.isYours ? 'yours' : undefined} data-kind={highlight.kind}>
          {highlight.who !== undefined && <parts.Badge who={highlight.who} size={24} />}
          <span>{highlight.text}</span>
        </p>
      )}
    </div>
  );
};
