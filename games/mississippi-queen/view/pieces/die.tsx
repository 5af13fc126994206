import { type Point, hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { EXITS, type Exit, type RiverTile, poseAt } from '../../game';
import type { TableProps } from './props';
import './die.css';

const ARROWS: Readonly<Record<Exit, string>> = {
  S: 'M0,17V-12M-10,-3L0,-15L10,-3',
  L: 'M9,17V4C9,-6 4,-9 -10,-9M-2,-18L-13,-9L-2,0',
  R: 'M-9,17V4C-9,-6 -4,-9 10,-9M2,-18L13,-9L2,0',
};

/** Where it lies: before the nose of the foremost tile. */
const dieAt = (tile: RiverTile): Point => {
  const [from, to] = [hexCentre(tile), hexCentre(poseAt(tile, 'S'))];
  return { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
};

/** The die that says where the river goes, thrown over the nose of the foremost tile. Its arrow points the way. */
export const Die = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element | null => {
  const last = planner.frame.last.value;
  if (last?.move.kind !== 'lay' || planner.frame.isMotionReduced.value) return null;
  const { exit } = last.move;
  const { tiles } = last.before.river;
  const tile = tiles[tiles.length - 1];
  const from = hexCentre(tile);
  const at = dieAt(tile);
  const faces = [exit, ...EXITS.filter((one) => one !== exit)];
  return (
    <g
      key={tiles.length + tile.id}
      aria-hidden="true"
      pointer-events="none"
      transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)})`}
    >
      <g
        class="die"
        style={{ '--from': `${((from.x - at.x) * 1.1).toFixed(1)}px,${((from.y - at.y) * 1.1).toFixed(1)}px` }}
        data-exit={exit}
      >
        <rect class="die-shade" x="-26" y="-24" width="58" height="58" rx="11" />
        <rect class="die-body" x="-29" y="-29" width="58" height="58" rx="11" />
        <g transform={`rotate(${tile.heading * 60})`}>
          {faces.map((face, i) => (
            <path key={face} class={`die-face face-${i}`} d={ARROWS[face]} />
          ))}
        </g>
      </g>
    </g>
  );
};
