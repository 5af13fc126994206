import { type TableParts, covered } from '@showboat/ui';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Wheel } from '../shell/wheel';
import type { TableSlots } from './around';
import { isSideways } from './layout-signal';
import './table-layout.css';
import './sideways.css';

export interface TableLayoutProps {
  readonly layout: 'wide' | 'phone';
  readonly parts: TableParts;
  readonly title: string;
  /** Names of the regions, for screen readers. */
  readonly names: { readonly board: string; readonly players: string; readonly controls: string };
  /** Buttons at the right of the top bar; on phones above the sheet at the left, or along the left edge of one held sideways. */
  readonly tools: ComponentChildren;
  /** Below the players in the side column; phones have a button for it. */
  readonly side: ComponentChildren;
  /** In place of the dock of the view. */
  readonly dock?: ComponentChildren;
  /** Refusals and advice. They never cover the board, which they are about. */
  readonly notes?: ComponentChildren;
  /** What stays to be said while play goes on: it takes nothing away. */
  readonly notice?: ComponentChildren;
  /** On phones a tap on the players tells all that is open about them. */
  onPlayers?(): void;
  readonly online?: Pick<TableSlots, 'head' | 'above' | 'rest'> | undefined;
  readonly children?: ComponentChildren;
}

/** Between a panel and what must stay visible. */
const MARGIN = 12;
/** Where nothing lies over the board and every pixel counts. */
const EDGE = 6;

/** The coach covers the board only on phones, where it is a child of the table. */
const PANELS = [
  '.table-top',
  '.table-chips',
  '.table-dock',
  '.table-side',
  ':scope > .coach',
  '.table-foot > .table-tools',
] as const;

/** Tells the board what covers it. */
const useCovered = (
  table: RefObject<HTMLDivElement | null>,
  layout: TableLayoutProps['layout'],
  keys: readonly unknown[],
): void => {
  useLayoutEffect(() => {
    const root = table.current;
    const board = root?.querySelector('.table-board');
    if (!root || !board || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const whole = board.getBoundingClientRect();
      const [top, chips, dock, side, coach, rail] = PANELS.map((name) => root.querySelector(name)?.getBoundingClientRect());
      // Held sideways, only the tools lie over the board.
      if (isSideways.peek() && layout === 'phone') {
        covered.value = { top: EDGE, right: EDGE, bottom: EDGE, left: Math.max(0, (rail?.right ?? 0) - whole.left) + EDGE };
        return;
      }
      root.style.setProperty('--dock', `${dock ? whole.bottom - dock.top : 0}px`);
      covered.value = {
        top: Math.max(0, ...[top, chips, coach].map((panel) => (panel?.bottom ?? 0) - whole.top)) + MARGIN,
        right: (side ? whole.right - side.left : 0) + MARGIN,
        bottom: Math.max(0, ...[dock, rail].map((panel) => (panel ? whole.bottom - panel.top : 0))) + MARGIN,
        left: MARGIN,
      };
    };
    const observer = new ResizeObserver(measure);
    for (const name of ['.table-board', ...PANELS]) {
      const element = root.querySelector(name);
      if (element) observer.observe(element);
    }
    measure();
    return () => {
      observer.disconnect();
      covered.value = undefined;
    };
  }, [layout, ...keys]);
};

/** The layout of every table: the board behind, panels around it. */
export const TableLayout = (props: TableLayoutProps): JSX.Element => {
  const { layout, parts, title, names, tools, side, dock, notes, notice, online, children } = props;
  const { Board, Mark, Strip, Players, Chips, Dock } = parts;
  // A phone has no room beside the board: notes take the place of the dock until they are closed.
  const shown = dock ?? (layout === 'phone' ? notes : undefined);
  const isTurned = layout === 'phone' && isSideways.value;
  const isToolsUp = layout === 'wide' || (parts.hasRoomInStrip === true && !isTurned);
  const table = useRef<HTMLDivElement>(null);
  useCovered(table, layout, [shown === undefined, isTurned]);
  return (
    <div class={`table table-${layout}${isTurned ? ' table-sideways' : ''}${online ? ' online' : ''}`} ref={table}>
      <header class={layout === 'wide' ? 'panel table-top' : 'table-top'}>
        <div class="table-brand">
          {layout === 'wide' && (Mark ? <Mark size={38} /> : <Wheel size={32} />)}
          <div>
            <h1 tabIndex={-1} class={layout === 'wide' ? '' : 'unseen'}>
              {title}
            </h1>
            <p class={layout === 'wide' ? '' : 'unseen'}>{parts.status}</p>
          </div>
        </div>
        <div class="table-strip" data-part="strip">
          <Strip />
        </div>
        {isToolsUp && <div class="table-tools">{tools}</div>}
      </header>
      <main class="table-board" aria-label={names.board}>
        <Board />
      </main>
      {layout === 'phone' && (
        <aside class="table-chips" aria-label={names.players} onClick={props.onPlayers}>
          {props.onPlayers && (
            <button type="button" class="btn chips-key">
              {names.players}
            </button>
          )}
          <Chips />
          {online?.head}
        </aside>
      )}
      <section class="table-foot" aria-label={names.controls}>
        {!isToolsUp && <div class="table-tools">{tools}</div>}
        {online?.above}
        {shown === undefined ? (
          <div class="table-dock">
            {layout === 'phone' && notice}
            <Dock />
          </div>
        ) : (
          <div class={layout === 'wide' ? 'panel table-dock own' : 'table-dock own'}>
            {layout === 'phone' && notice}
            {shown}
          </div>
        )}
      </section>
      {layout === 'wide' && (
        <aside class="panel table-side" aria-label={names.players}>
          {notice}
          {notes}
          {online?.head}
          <Players />
          {side}
        </aside>
      )}
      {children}
      {online?.rest}
    </div>
  );
};
