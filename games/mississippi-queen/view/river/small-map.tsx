import type { ReadonlySignal } from '@preact/signals';
import { type Point, type Rect, hexCentre, hexPath, rectAround } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Options, type River, TILE_BY_ID, cellsIn } from '../../game';
import { hexesOf, lyingTiles } from './spots';
import './small-map.css';

export interface MapDot extends Point {
  readonly id: string;
  readonly colour: string;
}

const spacesOf = (river: River, options: Options): { readonly water: string; readonly land: string; readonly area: Rect } => {
  let water = '';
  let land = '';
  const centres: Point[] = [];
  for (const { tile } of lyingTiles(river)) {
    const spec = TILE_BY_ID.get(tile.id);
    const dry = [...cellsIn(spec?.land), ...(options.sandBars ? cellsIn(spec?.sandBars) : [])];
    for (const [cell, hex] of hexesOf(tile).entries()) {
      const centre = hexCentre(hex);
      centres.push(centre);
      const path = hexPath(centre, 1.02);
      if (dry.includes(cell)) land += path;
      else water += path;
    }
  }
  return { water, land, area: rectAround(centres, 90) };
};

/** A minimap of the river, with the visible part. A press shows that part; hidden from screen readers. */
export const SmallMap = ({
  river,
  options,
  ships,
  view,
  onJump,
}: {
  readonly river: River;
  readonly options: Options;
  readonly ships: readonly MapDot[];
  readonly view: ReadonlySignal<Rect>;
  readonly onJump: (to: Point) => void;
}): JSX.Element => {
  const svg = useRef<SVGSVGElement>(null);
  const { water, land, area } = useMemo(() => spacesOf(river, options), [river, options]);
  const still = useMemo(
    () => (
      <>
        <path class="water" d={water} />
        <path class="land" d={land} />
      </>
    ),
    [water, land],
  );
  const jump = (event: PointerEvent): void => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onJump({ x, y });
  };
  const { x, y, width, height } = view.value;
  // Lines and dots keep their size on the screen, however long the river is.
  const unit = Math.max(area.width / 120, area.height / 46);
  return (
    <div class="small-map" aria-hidden="true">
      <svg
        ref={svg}
        viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        onPointerDown={jump}
        onPointerMove={(event) => {
          if (event.buttons > 0) jump(event);
        }}
      >
        {still}
        {ships.map((ship) => (
          <circle key={ship.id} class="ship" cx={ship.x} cy={ship.y} r={3 * unit} fill={ship.colour} stroke-width={0.9 * unit} />
        ))}
        <rect class="view" x={x} y={y} width={width} height={height} rx={2.5 * unit} stroke-width={1.7 * unit} />
      </svg>
    </div>
  );
};
