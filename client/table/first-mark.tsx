import { useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import { Icon, covered, marked } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { isTextMode } from '../settings/settings';
import { noteTold, toldOf } from './first-marks';
import { tableLayout } from './layout-signal';
import type { TableModel } from './table-model';
import './first-mark.css';

/** Between the panels and the mark. */
const APART = 4;

/** One thing to know in each of the first turns, until the turn is over; closed, it was the last. */
export const FirstMark = <State, Move, Options extends OptionValues>({
  model: { frame, view, advice },
  marks,
}: {
  readonly model: TableModel<State, Move, Options>;
  readonly marks: readonly string[];
}): JSX.Element | null => {
  const { id } = view.game;
  const told = useSignal(toldOf(id));
  const isAsked = frame.seat.value !== undefined;
  // It was read while there was something to decide.
  useEffect(() => {
    if (!isAsked || told.peek() >= marks.length) return undefined;
    return () => {
      told.value = Math.max(told.peek(), toldOf(id)) + 1;
      noteTold(id, told.value);
    };
  }, [isAsked]);
  // A phone has it where the other players are: they do not matter yet.
  const isFloating = !isTextMode.value && tableLayout.value === 'wide';
  const drawn = useRef<HTMLElement>(null);
  // What must stay in sight below it has to know how high it is.
  useLayoutEffect(() => {
    const height = drawn.current?.offsetHeight ?? 0;
    drawn.current?.closest<HTMLElement>('.table')?.style.setProperty('--first-mark', `${height}px`);
    marked.value = isFloating && height > 0 ? height + 2 * APART : 0;
  });
  useLayoutEffect(
    () => () => {
      marked.value = 0;
    },
    [],
  );
  const mark = marks[told.value];
  const isShown = mark !== undefined && isAsked && advice.value === 'none';
  // Prices come with the second turn: on the first one it is enough to see where one can go.
  const isWithoutPrices = isShown && told.value === 0;
  useLayoutEffect(() => {
    const table = document.querySelector<HTMLElement>('.table');
    if (!isWithoutPrices || !table) return undefined;
    table.style.setProperty('--prices', '0');
    return () => table.style.removeProperty('--prices');
  }, [isWithoutPrices]);
  if (!isShown) return null;
  const place = isFloating ? { top: `${(covered.value?.top ?? 90) + APART}px` } : {};
  return (
    <aside class={isTextMode.value ? 'first-mark in-text' : `first-mark ${tableLayout.value}`} style={place} ref={drawn}>
      <p>{mark}</p>
      <button
        type="button"
        class="btn plain icon"
        aria-label={messages.value.table.close}
        onClick={() => {
          told.value = marks.length;
          noteTold(id, marks.length);
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
};
