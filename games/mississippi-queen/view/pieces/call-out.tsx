import type { Point } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pointOf } from '../layout';
import { type Area, type Size, placeCallOut } from './call-out-place';
import type { TableProps } from './props';
import './call-out.css';

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** A label tied to a point of the board by a line. In pixels of the board, over its drawing. */
export const CallOut = ({
  at,
  area,
  avoid = [],
  isAlarm = false,
  children,
}: {
  readonly at: Point;
  readonly area: Area;
  readonly avoid?: readonly Point[];
  readonly isAlarm?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // Measured after every change of words: only then is it known where it fits.
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const corner = placeCallOut(at, size, area, avoid);
  const end = {
    x: clamp(at.x, corner.x + 12, corner.x + size.width - 12),
    y: clamp(at.y, corner.y, corner.y + size.height),
  };
  return (
    <div class={isAlarm ? 'call-out alarm' : 'call-out'} style={{ visibility: size.width > 0 ? 'visible' : 'hidden' }}>
      <svg class="call-out-line" aria-hidden="true">
        <path d={`M${at.x},${at.y}L${end.x},${end.y}`} />
        <circle cx={at.x} cy={at.y} r="3.4" />
      </svg>
      <div
        ref={box}
        class="call-out-box"
        style={{
          transform: `translate(${Math.round(corner.x)}px,${Math.round(corner.y)}px)`,
          maxWidth: `min(22rem, ${Math.round(area.right - area.left - 16)}px)`,
        }}
      >
        {children}
      </div>
    </div>
  );
};

/** What the plan costs and brings, or why a space is barred: beside the ghost or the space. */
export const PlanCallOut = ({
  helm,
  labels,
  texts,
  toScreen,
  area,
}: TableProps & { readonly toScreen: (point: Point) => Point; readonly area: Area }): JSX.Element | null => {
  const { river, ships } = helm.frame.state.value;
  const plan = helm.plan.value;
  const whyNot = helm.whyNot.value;
  const sailing = ships.filter(({ status }) => status === 'sailing').map(({ at }) => toScreen(pointOf(river, at)));
  const isHand = helm.frame.layout.value === 'hand';
  // The sheet of a phone says the same, and there the river needs the room.
  if (whyNot?.place !== undefined && isHand) return null;
  if (whyNot?.place !== undefined) {
    return (
      <CallOut at={toScreen(pointOf(river, whyNot.place))} area={area} avoid={sailing} isAlarm>
        <b>{labels.dock.whyNot}</b>
        <span>{texts.sayRefusal(whyNot.refusal)}</span>
      </CallOut>
    );
  }
  const isSaidElsewhere = isHand && plan?.isDoomed === false;
  if (!plan || helm.asked.value || isSaidElsewhere) return null;
  const notes = [
    plan.speedAfter < plan.speed && labels.plan.afterLogs(plan.speedAfter),
    plan.grows && labels.plan.grows,
    plan.isDoomed && labels.plan.doomed,
  ].filter((note) => note !== false);
  const { x, y } = pointOf(river, plan.place);
  return (
    <CallOut
      at={toScreen({ x: x + 18, y: y + 28 })}
      area={area}
      avoid={[...sailing, ...plan.route.map(({ place }) => toScreen(pointOf(river, place)))]}
      isAlarm={plan.isDoomed}
    >
      <b>{labels.plan.speed(plan.speed, plan.coal)}</b>
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </CallOut>
  );
};
