import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { DockingRing, House, Jetty } from './buildings';
import { wayTo } from './spots';

const LUMPS = [
  [-8, 1, 3],
  [-2, -4, 3.2],
  [4, -2, 3],
  [0, 3, 3.2],
  [8, 3, 2.8],
  [-5, 5, 2.4],
] as const;

const CoalHeap = ({ at }: { readonly at: Point }): JSX.Element => (
  <g transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) scale(1.12)`} class="river-heap">
    <ellipse class="river-shade-strong" cx={2} cy={5} rx={17} ry={9} />
    <path class="heap" d="M-16,6L-11,-4L-5,-9L2,-12L9,-6L15,2L16,7Q0,12 -16,6Z" />
    <path
      class="lumps"
      d={LUMPS.map(
        ([x, y, r]) =>
          `M${x - r},${y}L${x - r * 0.3},${y - r}L${x + r * 0.8},${y - r * 0.6}L${x + r},${y + r * 0.5}L${x},${y + r}Z`,
      ).join('')}
    />
    <path class="glints" d={LUMPS.map(([x, y, r]) => `M${x - r * 0.5},${y - r * 0.1}L${x},${y - r * 0.6}`).join('')} />
  </g>
);

/** Heap, shed, chute and black jetty. */
export const CoalStation = ({ heap, jetty }: { readonly heap: Point; readonly jetty: Point }): JSX.Element => {
  const u = wayTo(heap, jetty);
  const chute = `M${(heap.x + 2).toFixed(1)},${(heap.y - 4).toFixed(1)}L${(heap.x + u.x * 27).toFixed(1)},${(heap.y + u.y * 27).toFixed(1)}`;
  return (
    <g>
      <Jetty from={heap} to={jetty} isCoal />
      <DockingRing at={jetty} />
      <CoalHeap at={{ x: heap.x - 2, y: heap.y + 4 }} />
      <House x={heap.x - 2} y={heap.y - 12} width={17} depth={11} angle={0} roof="slate" />
      <path class="river-chute-edge" d={chute} />
      <path class="river-chute" d={chute} />
    </g>
  );
};
