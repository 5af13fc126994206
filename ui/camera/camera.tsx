import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Rect, contains } from '../drawing/rect';
import type { CameraHandle } from './create-camera';
import { type Insets, NO_INSETS } from './lens';
import './camera.css';

export interface CameraProps {
  readonly camera: CameraHandle;
  /** The extent of the world. */
  readonly bounds: Rect;
  /** What must be visible: the ship to move and all it can reach. By default the whole board. */
  readonly focus?: Rect | undefined;
  /** What should be visible if it fits, the most important first: what can be reached with coal, the foremost tile. */
  readonly also?: readonly Rect[];
  /** What should be visible if possible: the other ships. */
  readonly besides?: readonly Rect[];
  readonly insets?: Insets;
  readonly minScale?: number;
  readonly maxScale?: number;
  /** The initial scale; `fit`: as large as possible with the whole focus visible, also when the window or the panels change. */
  readonly scale?: number | 'fit';
  /** If given, the board grows and shrinks only when it changes, and when the window does. */
  readonly scaleKey?: string;
  /** A change means a new turn: the camera follows again, even if it was moved by hand. */
  readonly followKey?: string | number;
  readonly isMotionReduced?: boolean;
  /** A key press that is not the camera's. */
  readonly onOtherKey?: (event: KeyboardEvent) => void;
  /** For screen readers. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

const isSameRect = (a: Rect | undefined, b: Rect | undefined): boolean =>
  a === b || (!!a && !!b && contains(a, b) && contains(b, a));

/** S = 40 units may be shown as 26 to 64 pixels. */
const SMALLEST = 26 / 40;
const LARGEST = 64 / 40;

/** Milliseconds until a board that nobody has touched can be dragged and pinched. */
const HANDS_MS = 1500;

/** Nobody drags a board in its first moments: what follows fingers is loaded a while after it, or with the first touch. */
const attachLater = (element: HTMLElement, camera: CameraHandle): (() => void) => {
  let detach: (() => void) | undefined;
  let isEnded = false;
  const attach = async (): Promise<void> => {
    stop();
    const { attachGestures } = await import('./gestures');
    if (!isEnded) detach ??= attachGestures(element, camera);
  };
  const stop = (): void => {
    clearTimeout(timer);
    element.removeEventListener('pointerdown', attach);
    element.removeEventListener('wheel', attach);
  };
  const timer = setTimeout(() => void attach().catch(() => undefined), HANDS_MS);
  element.addEventListener('pointerdown', attach);
  element.addEventListener('wheel', attach, { passive: true });
  return () => {
    isEnded = true;
    stop();
    detach?.();
  };
};

/** Slightly longer than a glide. */
const REST_MS = 600;

/** One SVG over the whole container, with the world in it. Panning and zooming render nothing again. */
export const Camera = ({
  camera,
  bounds,
  focus,
  also,
  besides,
  insets = NO_INSETS,
  minScale = SMALLEST,
  maxScale = LARGEST,
  scale = 1,
  scaleKey,
  followKey,
  isMotionReduced = false,
  onOtherKey,
  label,
  children,
}: CameraProps): JSX.Element => {
  const container = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const told = useRef<{ readonly focus: Rect | undefined; readonly key: typeof followKey } | undefined>(undefined);
  const { top, right, bottom, left } = insets;
  const { x, y, width, height } = bounds;

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = (): void => camera.setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const detach = attachLater(element, camera);
    return () => {
      observer.disconnect();
      detach();
    };
  }, [camera]);

  const kept = isSameRect(told.current?.focus, focus) ? told.current?.focus : focus;
  useLayoutEffect(() => {
    const isNewTurn = told.current?.key !== followKey;
    told.current = { focus: kept, key: followKey };
    camera.setSubject({ bounds, focus: kept, also, besides, insets, minScale, maxScale, scale, scaleKey }, isNewTurn);
    // Compared by value: `insets={{ … }}` is a new object at every render.
  }, [
    camera,
    kept,
    JSON.stringify(also),
    scaleKey,
    followKey,
    top,
    right,
    bottom,
    left,
    x,
    y,
    width,
    height,
    minScale,
    maxScale,
    scale,
  ]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = camera.lens.subscribe(({ x: dx, y: dy, scale: by }) => {
      const [element, frame] = [world.current, container.current];
      if (!element || !frame) return;
      element.classList.toggle('gliding', camera.isGliding.peek());
      element.style.transform = `translate(${dx.toFixed(2)}px,${dy.toFixed(2)}px) scale(${by.toFixed(4)})`;
      // While it moves, the drawing is a bitmap that is translated; at rest it is redrawn sharply.
      frame.classList.add('moving');
      clearTimeout(timer);
      timer = setTimeout(() => frame.classList.remove('moving'), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [camera]);

  return (
    <div
      ref={container}
      class={isMotionReduced ? 'camera still' : 'camera'}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (camera.onKey(event)) event.preventDefault();
        else onOtherKey?.(event);
      }}
    >
      <svg>
        <g ref={world} class="world">
          {children}
        </g>
      </svg>
    </div>
  );
};
