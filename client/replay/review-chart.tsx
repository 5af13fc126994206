import { useSignal } from '@preact/signals';
import type { Review } from '@showboat/bots';
import { type OptionValues, type Seat, roundOf } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '../messages';
import {
  CHART_HEIGHT,
  INSET,
  STRIPS,
  type Scale,
  courseLine,
  lossBar,
  luckBar,
  luckScale,
  scaleOf,
  spread,
  yOfValue,
} from './chart-scale';
import type { ReplayModel } from './replay-model';
import { BLUNDER, WORTH_MENTIONING, pointsOf, valuesByRound } from './review-data';
import './review-chart.css';

const MARK = 20;
/** Distinguish lines that have no colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2', '12 4'];

interface Look {
  readonly colour: string | undefined;
  readonly dashes: string | undefined;
  readonly isFaint: boolean;
}

/** A game's colour may be too light to stand out: then it gets an outline. */
const inkOf = (colour: string | undefined): Readonly<Record<string, string>> =>
  colour === undefined ? {} : { '--mark': colour, '--edge': 'var(--ink-2)' };

const Courses = ({ review, scale, lookOf }: DrawnProps): JSX.Element => (
  <>
    {review.totals.map((_, seat) => {
      const line = courseLine(review, seat, scale);
      const { colour, dashes, isFaint } = lookOf(seat);
      return (
        <g key={seat} class={isFaint ? 'is-faint' : undefined} style={inkOf(colour)}>
          <path class="course-edge" d={line} />
          <path class="course" d={line} stroke-dasharray={dashes} />
        </g>
      );
    })}
  </>
);

const Losses = ({ review, scale, lookOf }: DrawnProps): JSX.Element => (
  <>
    {review.decisions
      .filter(({ loss }) => loss >= WORTH_MENTIONING)
      .map(({ index, seat, loss }) => {
        const bar = lossBar(index, loss, scale);
        const { colour, isFaint } = lookOf(seat);
        return (
          <g key={index} class={isFaint ? 'is-faint' : undefined} style={inkOf(colour)}>
            <rect class="bar" {...bar} />
            {loss >= BLUNDER && <path class="blunder" d={`M${bar.x + 2},${bar.y - 7}l3.5,3.5l-3.5,3.5l-3.5,-3.5Z`} />}
          </g>
        );
      })}
  </>
);

const LuckBars = ({ review, scale, lookOf }: DrawnProps): JSX.Element => {
  const most = luckScale(review);
  return (
    <>
      {review.luck.map(({ index, change }) =>
        change.map((value, seat) => {
          const { colour, isFaint } = lookOf(seat);
          const bar = luckBar(index, value, seat, change.length, most, scale);
          return <rect key={`${index} ${seat}`} class={isFaint ? 'bar is-faint' : 'bar'} {...bar} style={inkOf(colour)} />;
        }),
      )}
    </>
  );
};

interface DrawnProps {
  readonly review: Review<unknown>;
  readonly scale: Scale;
  lookOf(seat: Seat): Look;
}

/** The chart as a table, for screen readers. */
const ChartTable = ({
  review,
  names,
  roundAt,
}: {
  readonly review: Review<unknown>;
  readonly names: readonly string[];
  /** Of a decision, by the number of moves before it. */
  roundAt(index: number): number;
}): JSX.Element => {
  const words = messages.value.replay;
  return (
    <table class="unseen">
      <caption>{words.chartTable}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {valuesByRound(review, roundAt).map(({ round, values }) => (
          <tr key={round}>
            <th scope="row">{words.round(round)}</th>
            {values.map((value, seat) => (
              <td key={seat}>{pointsOf(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Expected results over the game, losses and luck, on the scale of the scrubber below. */
export const ReviewChart = <State, Move, Options extends OptionValues>({
  model,
  review,
  parts,
  names,
}: {
  readonly model: ReplayModel<State, Move, Options>;
  readonly review: Review<Move>;
  readonly parts: TableParts;
  /** What each seat is called in sentences. */
  readonly names: readonly string[];
}): JSX.Element => {
  const { replay, marks, highlighted } = model;
  const words = messages.value.replay;
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(600);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => (width.value = entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const chosen = highlighted.value;
  const scale = scaleOf(width.value, replay.end);
  const drawn = useMemo((): JSX.Element => {
    const lookOf = (seat: Seat): Look => ({
      colour: parts.colourOf?.(marks[seat]),
      dashes: parts.colourOf ? undefined : DASHES[seat % DASHES.length],
      isFaint: chosen !== undefined && chosen !== seat,
    });
    const props = { review, scale, lookOf };
    return (
      <>
        <Losses {...props} />
        <LuckBars {...props} />
        <Courses {...props} />
      </>
    );
  }, [review, parts, width.value, chosen]);
  const last = review.decisions.at(-1)?.values ?? [];
  const { prospects, losses, luck } = STRIPS;
  const heights = spread(last.map(yOfValue), MARK + 1, prospects.top + MARK / 2, prospects.top + prospects.height - MARK / 2);
  const right = Math.max(INSET, width.value - INSET);
  const rule = (y: number): JSX.Element => <path class="rule" d={`M${INSET},${y}H${right}`} />;
  const label = (y: number, text: string): JSX.Element => (
    <text class="strip-name" x={INSET + 3} y={y}>
      {text}
    </text>
  );
  const cursor = scale.x(replay.index.value);
  return (
    <>
      <div class="review-chart" ref={box}>
        {/* The scrubber below does the same for those who do not point. */}
        <svg
          role="img"
          aria-label={words.chartText}
          width={width.value}
          height={CHART_HEIGHT}
          onPointerDown={(event) => replay.jump(scale.indexAt(event.offsetX))}
        >
          {rule(yOfValue(1))}
          {rule(yOfValue(0.5))}
          {rule(yOfValue(0))}
          {rule(losses.top + losses.height)}
          {rule(luck.top + luck.height / 2)}
          {drawn}
          {label(prospects.top + 11, words.chartExpected)}
          {label(losses.top + 9, words.chartLosses)}
          {label(luck.top + 9, words.chartLuck)}
          <path class="moment-line" d={`M${cursor},0V${CHART_HEIGHT}`} />
        </svg>
        <ChartTable review={review} names={names} roundAt={(index) => roundOf(model.view.game, replay.history.states[index])} />
      </div>
      <div class="review-marks" style={{ height: `${CHART_HEIGHT}px` }}>
        {last.map((_, seat) => (
          <button
            key={seat}
            type="button"
            style={{ transform: `translateY(${heights[seat] - MARK / 2 - 2}px)` }}
            aria-pressed={chosen === seat}
            aria-label={words.highlight(names[seat])}
            title={words.highlight(names[seat])}
            onClick={() => (highlighted.value = chosen === seat ? undefined : seat)}
          >
            <parts.Badge who={marks[seat]} size={MARK} />
          </button>
        ))}
      </div>
    </>
  );
};
