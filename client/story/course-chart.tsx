import type { TableParts } from '@showboat/ui';
import { type Course, type GameStory, spansOf } from '@showboat/ui/story';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages';
import { spread } from '../replay/chart-scale';
import { type Box, type ChartShape, shapeOf, stacked, traceOf } from './chart-shape';
import './course-chart.css';

/** A card of the story, marked where it happened. */
export interface Marked {
  readonly number: number;
  readonly column: number;
  readonly seat: number;
}

export interface ChartProps {
  readonly course: Course;
  readonly box: Box;
  readonly parts: Pick<TableParts, 'Badge' | 'colourOf'>;
  readonly Mark?: GameStory['Mark'] | undefined;
  readonly marked: readonly Marked[];
  /** The column that is read. */
  readonly cursor?: number | undefined;
  readonly isStill?: boolean;
}

/** Distinguish lines that have no colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2', '12 4'];

const BADGE = 20;

const inkOf = (colour: string | undefined): Readonly<Record<string, string>> =>
  colour === undefined ? {} : { '--mark': colour };

type Drawn = ChartProps & { readonly shape: ChartShape };

const Axes = ({ course, shape, box: { isNarrow, width } }: Drawn): JSX.Element => {
  const { story } = messages.value;
  const isRace = course.kind === 'behind';
  const last = shape.rows.at(-1);
  const say = (value: number): string => {
    if (!isRace) return String(value).replace('-', '−');
    if (value === 0) return story.first;
    return value === last?.value && !isNarrow ? story.behind(value) : String(value);
  };
  return (
    <g>
      <text class="axis" x={shape.left - 12} y={shape.bar.y + 12} text-anchor="end">
        {isNarrow ? story.lead : story.inTheLead}
      </text>
      {shape.rows.map(({ at, value }) => (
        <g key={value}>
          <path class="rule" d={`M${shape.left - 6},${at}H${Math.min(width, shape.right + 8)}`} />
          <text class="axis" x={shape.left - 12} y={at + 4} text-anchor="end">
            {say(value)}
          </text>
        </g>
      ))}
      {shape.columns.map(({ at, value }, i) => (
        <g key={value}>
          <path class="tick" d={`M${at},${shape.foot}v5`} />
          <text class="axis" x={at} y={shape.foot + 19} text-anchor="middle">
            {i === 0 && !isNarrow ? story.round(value) : value}
          </text>
        </g>
      ))}
    </g>
  );
};

const LEAST_FOR_BADGE = 17;

const Leads = ({ course, shape, parts }: Drawn): JSX.Element => (
  <g>
    {spansOf(course.leaders).map(({ line, from, to }) => {
      const { who } = course.lines[line];
      const x = Math.max(shape.left, shape.x(from) - (from === 0 ? 0 : shape.step / 2));
      const end = Math.min(shape.right, shape.x(to) + shape.step / 2);
      const width = Math.max(3, end - x - 1.6);
      const { y, height } = shape.bar;
      return (
        <g key={from} style={inkOf(parts.colourOf?.(who))}>
          <rect class="led" x={x} y={y} width={width} height={height} rx="3" />
          {width >= LEAST_FOR_BADGE && (
            <g transform={`translate(${x + width / 2 - 9.5},${y + height / 2 - 9.5})`}>
              <parts.Badge who={who} size={19} />
            </g>
          )}
        </g>
      );
    })}
  </g>
);

const Traces = ({ course, shape, parts }: Drawn): JSX.Element => (
  <g>
    {course.lines.map(({ who, values }, line) => {
      const d = traceOf(values, shape);
      return (
        <g key={who} style={inkOf(parts.colourOf?.(who))}>
          <path class="trace-edge" d={d} />
          <path class="trace" d={d} stroke-dasharray={parts.colourOf ? undefined : DASHES[line % DASHES.length]} />
        </g>
      );
    })}
  </g>
);

/** More at one place than there is room for are left out. */
const MARKS_ABOVE = 16;

const SmallMarks = ({ course, shape, Mark }: Drawn): JSX.Element | null => {
  if (!Mark) return null;
  const marks = course.lines.flatMap(({ who, values, marks: columns }) =>
    columns.map((column) => ({ key: `${who} ${column}`, x: shape.x(column), y: shape.y(values[column] ?? 0) - 11 })),
  );
  return (
    <g>
      {stacked(marks, 13)
        .filter(({ y }) => y > shape.top - MARKS_ABOVE)
        .map(({ key, x, y }) => (
          <g key={key} transform={`translate(${x},${y}) scale(.72)`}>
            <Mark />
          </g>
        ))}
    </g>
  );
};

/** Badges where lines end: those of ships that came in later a little further to the right. */
const Ends = ({ course, shape, parts, box: { isNarrow } }: Drawn): JSX.Element => {
  const size = isNarrow ? 16 : BADGE;
  const last = course.rounds.length - 1;
  const ends = course.lines.map(({ who, values, home }) => {
    const column = home ?? values.findLastIndex((value) => value !== undefined);
    return { who, column, x: shape.x(column) + (column === last ? size * 0.7 : 6), y: shape.y(values[column] ?? 0) };
  });
  const heights = ends.map(() => 0);
  for (const column of new Set(ends.map((one) => one.column))) {
    const here = ends.flatMap((one, line) => (one.column === column ? [line] : []));
    const apart = spread(
      here.map((line) => ends[line].y),
      size * 0.84,
      shape.top - size / 2,
      shape.foot,
    );
    here.forEach((line, i) => (heights[line] = apart[i]));
  }
  return (
    <g class="chart-late">
      {ends
        .map((end, line) => ({ ...end, y: heights[line] }))
        .map(({ who, x, y }) => (
          <g key={who} transform={`translate(${x - size / 2},${y - size / 2})`}>
            <parts.Badge who={who} size={size} />
          </g>
        ))}
    </g>
  );
};

const Numbers = ({ course, shape, marked }: Drawn): JSX.Element => {
  const places = marked.map(({ number, column, seat }) => {
    const line = course.lines.find((one) => one.seat === seat && one.values[column] !== undefined);
    return { number, x: shape.x(column), y: shape.y(line?.values[column] ?? 0) };
  });
  return (
    <g class="chart-late">
      {stacked(places, 22).map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x},${y})`}>
          <circle class="chart-number" r="10.5" />
          <text class="chart-figure" y="4.6">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
};

/** The course of a game as a drawing; what it says is said beside it. */
export const CourseChart = (props: ChartProps): JSX.Element => {
  const { course, box, cursor, isStill = false } = props;
  const clip = useId();
  const shape = shapeOf(course, box);
  const drawn = { ...props, shape };
  const homes = course.lines.flatMap(({ home }) => home ?? []);
  const firstHome = homes.length > 0 ? Math.min(...homes) : undefined;
  const [x, bottom] = [firstHome === undefined ? 0 : shape.x(firstHome), shape.foot];
  return (
    <svg
      class={isStill ? 'course-chart' : 'course-chart is-telling'}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect class="chart-curtain" x="0" y="-4" width={box.width} height={box.height + 8} />
      </clipPath>
      <Axes {...drawn} />
      {firstHome !== undefined && <path class="tick" d={`M${x},${shape.bar.y}V${bottom}`} stroke-dasharray="2 4" />}
      {cursor !== undefined && <path class="chart-cursor" d={`M${shape.x(cursor)},${shape.bar.y}V${bottom}`} />}
      <g clip-path={`url(#${clip})`}>
        <Leads {...drawn} />
        <Traces {...drawn} />
        <SmallMarks {...drawn} />
      </g>
      <Ends {...drawn} />
      <Numbers {...drawn} />
    </svg>
  );
};
