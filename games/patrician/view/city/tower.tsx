import type { Point, TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { Floor, TowerTop } from '../pieces';
import { MEASURES } from './measures';
import './tower.css';

export interface TowerProps {
  readonly at: Point;
  readonly layout: TableLayout;
  /** Seats from bottom to top. */
  readonly floors: string;
  /** How many of them, from the top, are only planned. */
  readonly planned: number;
  /** The top one is about to leave. */
  readonly isLeaving: boolean;
  /** The top one has just come. */
  readonly isFresh: boolean;
  readonly winner: number | undefined;
  readonly isScored: boolean;
  readonly slot: 'none' | 'pale' | 'bright';
  /** Its top floor may be moved. */
  readonly isMovable: boolean;
  /** Levels that others built or moved since the last own turn. */
  readonly fresh: readonly number[];
}

/** On phones the pennant of a taller tower would hide who leads in the city above; who has won is said below the tower as well. */
const PENNANTS_UP_TO: Readonly<Record<TableLayout, number>> = { wide: 9, phone: 7 };

/** The place for a floor. */
const Slot = ({ x, y, layout, isBright }: Point & { readonly layout: TableLayout; readonly isBright: boolean }): JSX.Element => {
  const { width, height } = MEASURES[layout].floor;
  const arm = height * 0.26;
  return (
    <g class={isBright ? 'pat-slot bright' : 'pat-slot'} aria-hidden="true">
      <rect x={x - 1.5} y={y - height - 1} width={width + 3} height={height} rx="2.5" />
      <path d={`M${x + width / 2 - arm} ${y - height / 2 - 1}h${2 * arm}m${-arm} ${-arm}v${2 * arm}`} />
    </g>
  );
};

/** A site with what stands on it. `at` is the middle of its foot. */
export const Tower = (props: TowerProps): JSX.Element => {
  const { at, layout, floors, planned, isLeaving, isFresh, winner, isScored, slot, isMovable, fresh } = props;
  const { width, height } = MEASURES[layout].floor;
  const x = at.x - width / 2;
  const built = floors.length - planned;
  const top = at.y - floors.length * height;
  const isLifted = isMovable && floors !== '' && !isLeaving;
  return (
    <g>
      <ellipse class="pat-tower-shadow" cx={at.x + 4} cy={at.y + 4} rx={width / 2 + 5} ry={height * 0.3} />
      <path class="pat-plinth" d={`M${x - 5} ${at.y + 5}H${x + width + 5}L${x + width + 1} ${at.y}H${x - 1}Z`} />
      {floors === '' && slot === 'none' && (
        <path class="pat-vacant" d={`M${x + 4} ${at.y - 2.5}h${width - 8}M${x + 9} ${at.y - 6.5}h${width - 18}`} />
      )}
      {isLifted && <rect class="pat-lift-glow" x={x - 11} y={top - 10} width={width + 22} height={height + 20} rx="10" />}
      {[...floors].map((seat, level) => {
        const isTop = level === floors.length - 1;
        const isGhost = level >= built;
        return (
          <g
            key={level}
            class={
              isTop && isLeaving ? 'pat-leaving' : isTop && isFresh && !isGhost ? 'pat-fresh' : isGhost ? 'pat-ghost' : undefined
            }
          >
            <Floor x={x} y={at.y - level * height} width={width} height={height} seat={Number(seat)} />
            {isGhost && (
              <>
                <rect
                  class="pat-ghost-under"
                  x={x - 3.5}
                  y={at.y - (level + 1) * height - 2.5}
                  width={width + 7}
                  height={height + 5}
                  rx="3"
                />
                <rect
                  class="pat-ghost-ring"
                  x={x - 3.5}
                  y={at.y - (level + 1) * height - 2.5}
                  width={width + 7}
                  height={height + 5}
                  rx="3"
                />
              </>
            )}
          </g>
        );
      })}
      {fresh.map(
        (level) =>
          level < built && (
            <rect
              key={`since ${level}`}
              class="pat-since"
              x={x - 2}
              y={at.y - (level + 1) * height}
              width={width + 4}
              height={height}
              rx="2.5"
            />
          ),
      )}
      {isLifted && <rect class="pat-lift-ring" x={x - 3.5} y={top - 2.5} width={width + 7} height={height + 5} rx="3" />}
      {isScored ? (
        <g class="pat-top">
          <TowerTop
            kind="battlements"
            x={x}
            y={top}
            width={width}
            winner={floors.length > PENNANTS_UP_TO[layout] ? undefined : winner}
            isSmall={layout === 'phone'}
          />
        </g>
      ) : slot !== 'none' ? (
        <Slot x={x} y={top} layout={layout} isBright={slot === 'bright'} />
      ) : (
        floors !== '' && planned === 0 && <TowerTop kind="scaffold" x={x} y={top} width={width} />
      )}
    </g>
  );
};
