import type { TableParts } from '@showboat/ui';
import type { Course, GameStory, StoryWords } from '@showboat/ui/story';
import type { FunctionComponent, JSX } from 'preact';
import { messages } from '../messages';
import { Wheel } from '../shell/wheel';
import { CourseChart, type Marked } from './course-chart';

// The picture to share, 1200 × 630: the board above, below it who won and the course of the game.

export const PICTURE = { width: 1200, height: 630 } as const;

export interface PictureProps {
  /** "Delia wins", and in whose hands she was, before whom. */
  readonly title: string;
  readonly line: string;
  readonly game: string;
  readonly figures: StoryWords['figures'];
  readonly course: Course | undefined;
  readonly marked: readonly Marked[];
  readonly parts: Pick<TableParts, 'Badge' | 'colourOf'>;
  readonly Mark: GameStory['Mark'] | undefined;
  /** The winner's. */
  readonly who: string;
  readonly site: string;
}

const WORDS = { x: 44, y: 384, width: 440, height: 202 } as const;
const CHART = { x: 508, y: 338, width: 648, height: 248 } as const;

/** Letters of the display face are about this wide. */
const LETTER = 0.58;

const fitting = (text: string, size: number, width: number): number => Math.min(size, width / Math.max(1, text.length * LETTER));

const Panel = ({ x, y, width, height }: typeof WORDS | typeof CHART): JSX.Element => (
  <>
    <rect x={x} y={y + 6} width={width} height={height} rx="14" fill="#3c2c0a" opacity=".16" />
    <rect x={x} y={y} width={width} height={height} rx="14" fill="var(--panel)" stroke="var(--line)" />
    <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="11" fill="none" stroke="var(--line)" />
  </>
);

const Figures = ({ figures }: Pick<PictureProps, 'figures'>): JSX.Element => {
  const column = (WORDS.width - 48) / Math.max(1, figures.length);
  return (
    <g transform={`translate(${WORDS.x + 26},${WORDS.y + 144})`}>
      <path d={`M0,-22H${WORDS.width - 52}`} stroke="var(--line)" />
      {figures.map(({ count, name }, i) => (
        <g key={name} transform={`translate(${i * column},14)`}>
          <text class="share-count">{count}</text>
          <text class="share-name" y="22">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
};

/** All but the board. */
export const PictureWords = ({
  title,
  line,
  game,
  figures,
  course,
  marked,
  parts,
  Mark,
  who,
  site,
}: PictureProps): JSX.Element => {
  const { shell } = messages.value;
  const room = WORDS.width - 128;
  return (
    <svg class="share-words" width={PICTURE.width} height={PICTURE.height} viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
      <g transform="translate(30,18)">
        <rect x="0" y="0" width={240 + 9.6 * game.length} height="54" rx="12" fill="var(--panel)" opacity=".88" />
        <g transform="translate(12,9)">
          <Wheel size={36} />
        </g>
        <text class="share-brand" x="58" y="37">
          {shell.name}
        </text>
        <path d="M212,14V40" stroke="var(--brass-light)" stroke-width="1.5" />
        <text class="share-game" x="224" y="34">
          {game}
        </text>
      </g>
      <Panel {...WORDS} />
      <g transform={`translate(${WORDS.x + 22},${WORDS.y + 26})`}>
        <parts.Badge who={who} size={72} />
        <text class="share-title" x="84" y="42" font-size={fitting(title, 42, room)}>
          {title}
        </text>
        <text class="share-line" x="85" y="70" font-size={fitting(line, 19, room * 1.12)}>
          {line}
        </text>
      </g>
      <Figures figures={figures} />
      {course && (
        <>
          <Panel {...CHART} />
          <g transform={`translate(${CHART.x + 14},${CHART.y + 12})`}>
            <CourseChart
              course={course}
              box={{ width: CHART.width - 30, height: CHART.height - 18, isNarrow: false }}
              parts={parts}
              Mark={Mark}
              marked={marked}
              isStill
            />
          </g>
        </>
      )}
      <rect
        x={PICTURE.width - 60 - 9.2 * site.length}
        y="594"
        width={32 + 9.2 * site.length}
        height="28"
        rx="8"
        fill="var(--panel)"
      />
      <text class="share-site" x={PICTURE.width - 44} y="614" text-anchor="end">
        {site}
      </text>
    </svg>
  );
};

/** As it is drawn before it becomes a picture. */
export const PictureStage = ({ Board, ...words }: PictureProps & { readonly Board: FunctionComponent }): JSX.Element => (
  <>
    <div class="share-board">
      <Board />
    </div>
    <PictureWords {...words} />
  </>
);
