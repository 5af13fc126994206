import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from '../camera/lens';
import type { Point } from '../hex-layout';
import { type Area, placeCallOut } from './place';
import './call-out.css';

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** A label tied to a point of the board by a leader line. In board pixels, above its drawing. */
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
  // Measured after every change of text: only then is it known where it fits.
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
