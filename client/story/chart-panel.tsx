import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { isMotionReduced, isTextMode } from '../settings/settings';
import { tableLayout } from '../table/layout-signal';
import { shapeOf } from './chart-shape';
import { type ChartProps, CourseChart } from './course-chart';

/** The whole drawing takes this long, with those who arrived. */
const TELLING_MS = 1200;

const HEIGHT = { wide: 318, phone: 236 } as const;

const STEPS: Readonly<Record<string, (column: number, last: number) => number>> = {
  ArrowLeft: (column) => column - 1,
  ArrowDown: (column) => column - 1,
  ArrowRight: (column) => column + 1,
  ArrowUp: (column) => column + 1,
  PageUp: (column) => column + 5,
  PageDown: (column) => column - 5,
  Home: () => 0,
  End: (_, last) => last,
};

interface PanelProps extends Omit<ChartProps, 'box' | 'cursor' | 'isStill'> {
  readonly title: string;
  readonly note: string;
  sayRound(column: number): string;
}

/** The course of a game: a chart to step through, each round read as a sentence; in text mode only the sentences. */
export const ChartPanel = ({ title, note, sayRound, ...chart }: PanelProps): JSX.Element => {
  const { story } = messages.value;
  const { rounds } = chart.course;
  const frame = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const cursor = useSignal<number | undefined>(undefined);
  const isTold = useSignal(isMotionReduced.peek());
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => (width.value = Math.round(entry.contentRect.width)));
    observer.observe(current);
    width.value = Math.round(current.clientWidth);
    return () => observer.disconnect();
  }, [isTextMode.value]);
  // Whoever does anything does not wait for it.
  useEffect(() => {
    const end = (): void => void (isTold.value = true);
    const timer = setTimeout(end, TELLING_MS);
    for (const kind of ['keydown', 'pointerdown'] as const) addEventListener(kind, end, { once: true });
    return () => {
      clearTimeout(timer);
      for (const kind of ['keydown', 'pointerdown'] as const) removeEventListener(kind, end);
    };
  }, []);
  const last = rounds.length - 1;
  const box = { width: width.value, height: HEIGHT[tableLayout.value], isNarrow: width.value < 480 };
  const go = (column: number): void => void (cursor.value = Math.min(last, Math.max(0, column)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(cursor.value === undefined ? (event.key === 'End' ? last : 0) : step(cursor.value, last));
  };
  const shown = cursor.value ?? last;
  const head = (
    <header>
      <h2 class="heading">{title}</h2>
      <span class="note">{note}</span>
    </header>
  );
  if (isTextMode.value)
    return (
      <section class="panel chart-panel">
        {head}
        <ol class="told-rounds">
          {rounds.map((round, column) => (
            <li key={round}>{sayRound(column)}</li>
          ))}
        </ol>
      </section>
    );
  return (
    <section class="panel chart-panel">
      {head}
      <div
        ref={frame}
        class="chart-frame"
        style={{ height: `${box.height}px` }}
        role="slider"
        tabIndex={0}
        aria-label={story.chart}
        aria-valuemin={rounds[0]}
        aria-valuemax={rounds[last]}
        aria-valuenow={rounds[shown]}
        aria-valuetext={sayRound(shown)}
        onKeyDown={onKeyDown}
        onPointerMove={({ offsetX }) => go(shapeOf(chart.course, box).columnAt(offsetX))}
        onPointerDown={({ offsetX }) => go(shapeOf(chart.course, box).columnAt(offsetX))}
      >
        {box.width > 0 && <CourseChart {...chart} box={box} cursor={cursor.value} isStill={isTold.value} />}
      </div>
      <p class="told-round" aria-hidden="true">
        {cursor.value === undefined ? story.hint : sayRound(cursor.value)}
      </p>
    </section>
  );
};
