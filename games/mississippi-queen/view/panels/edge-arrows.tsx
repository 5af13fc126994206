import { distance } from '@showboat/engine';
import { type CameraHandle, type Point, centreOf, toScreen } from '@showboat/ui';
import type { JSX } from 'preact';
import { NOWHERE } from '../../game';
import { shipInQuestion } from '../planner/dials';
import { laterPhrases } from '../later-phrases';
import { hexOf, pointOf } from '../layout';
import { Badge, type TableProps, shipName } from '../pieces';
import { spaced } from './course';
import './edge-arrows.css';

/** Half of an arrow with its badge. */
const HALF = 22;

/** The keys of the camera stand at the right of a wide window. */
const KEYS = 56;

/** Where the line from the middle of the picture to a point outside leaves it. */
export const edgeOf = (middle: Point, half: { readonly x: number; readonly y: number }, to: Point): Point => {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min(half.x / Math.abs(dx || 1e-6), half.y / Math.abs(dy || 1e-6));
  return { x: middle.x + dx * part, y: middle.y + dy * part };
};

/** Arrows at one edge stand side by side, in their order and as near as may be to where they belong: none lies on another. */
export const apart = (
  points: readonly Point[],
  middle: Point,
  half: { readonly x: number; readonly y: number },
): readonly Point[] => {
  const found = [...points];
  const isAtSide = ({ x }: Point): boolean => Math.abs(Math.abs(x - middle.x) - half.x) < 1;
  const edgeOfPoint = (point: Point): string =>
    isAtSide(point) ? (point.x < middle.x ? 'left' : 'right') : point.y < middle.y ? 'top' : 'bottom';
  for (const edge of new Set(points.map(edgeOfPoint))) {
    const axis = edge === 'left' || edge === 'right' ? 'y' : 'x';
    const [least, room] = [middle[axis] - half[axis], 2 * half[axis]];
    const order = points
      .flatMap((point, i) => (edgeOfPoint(point) === edge ? [i] : []))
      .toSorted((a, b) => points[a][axis] - points[b][axis]);
    const width = Math.min(2 * HALF, room / Math.max(1, order.length - 1));
    const places = spaced(
      order.map((i) => (points[i][axis] - least) / room),
      room,
      width,
    );
    for (const [at, i] of order.entries()) found[i] = { ...points[i], [axis]: least + places[at] };
  }
  return found;
};

/** Ships outside of the picture: at its edge, with how many spaces they are away. A press shows them. */
export const EdgeArrows = ({
  planner,
  phrases,
  words,
  camera,
}: TableProps & { readonly camera: CameraHandle }): JSX.Element | null => {
  const said = laterPhrases(words.language);
  const { river, ships } = planner.frame.state.value;
  const view = camera.view.value;
  const lens = camera.lens.value;
  if (!said) return null;
  const middle = toScreen(lens, centreOf(view));
  const [wide, high] = [view.width, view.height].map((side) => (side * lens.scale) / 2);
  const keys = planner.frame.layout.value === 'wide' ? KEYS / 2 : 0;
  const centre = { x: middle.x - keys, y: middle.y };
  const half = { x: wide - HALF - keys, y: high - HALF };
  const own = ships.find(({ seat, at }) => seat === planner.frame.self.value && at !== NOWHERE);
  const from = own ?? shipInQuestion(planner.frame.state.value);
  const away = ships.flatMap((ship) => {
    if (ship.at === NOWHERE) return [];
    const to = toScreen(lens, pointOf(river, ship.at));
    if (Math.abs(to.x - middle.x) < wide && Math.abs(to.y - middle.y) < high) return [];
    const spaces = from && from !== ship && from.at !== NOWHERE ? distance(hexOf(river, from.at), hexOf(river, ship.at)) : 0;
    const angle = (Math.atan2(to.y - centre.y, to.x - centre.x) * 180) / Math.PI;
    return [{ ship, spaces, angle, at: edgeOf(centre, half, to) }];
  });
  const places = apart(
    away.map(({ at }) => at),
    centre,
    half,
  );
  return (
    <>
      {away.map(({ ship, spaces, angle }, i) => (
        <button
          key={ship.id}
          type="button"
          class="edge-arrow"
          tabIndex={-1}
          style={{ left: `${places[i].x.toFixed(1)}px`, top: `${places[i].y.toFixed(1)}px` }}
          aria-label={said.bar.away(shipName(phrases, ship.id), spaces)}
          title={said.bar.away(shipName(phrases, ship.id), spaces)}
          onClick={() => camera.lookAt(pointOf(river, ship.at))}
        >
          <svg viewBox="-22 -22 44 44" width="44" height="44" aria-hidden="true">
            <path d="M12,-8L21,0L12,8Z" transform={`rotate(${angle.toFixed(0)})`} />
            <circle r="14" />
          </svg>
          <Badge id={ship.id} size={20} />
          {spaces > 0 && <b>{spaces}</b>}
        </button>
      ))}
    </>
  );
};
