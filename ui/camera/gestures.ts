import type { Point } from '../hex-layout';
import type { CameraHandle } from './create-camera';

/** How far a pointer may drift and still count as a press. */
const THRESHOLD = 5;
const WHEEL = 0.0016;
/** Browsers report a pinch on a touch pad as a wheel event with Ctrl, in small steps. */
const PINCH_WHEEL = 0.01;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const INTERACTIVE = 'button, a, input, [role="button"], [tabindex]:not(.camera)';

/** Lets pointers pan and zoom a camera over an element whose contents can still be pressed. Returns a function that ends it. */
export const attachGestures = (element: HTMLElement, camera: CameraHandle): (() => void) => {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let isDragging = false;
  let wasDragged = false;

  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    if (down.size === 0) {
      start = local(event);
      isDragging = false;
      wasDragged = false;
    }
    down.set(event.pointerId, local(event));
  };

  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!isDragging) {
      if (down.size < 2 && start && distance(start, now) < THRESHOLD) return;
      isDragging = wasDragged = true;
      element.classList.add('dragging');
      // Only now: a pointer captured from the start would press nothing below it.
      for (const id of down.keys()) if (element.isConnected) element.setPointerCapture(id);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other) {
      const about = middle(now, other);
      const from = middle(before, other);
      camera.pan(about.x - from.x, about.y - from.y);
      camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), about);
    } else camera.pan(now.x - before.x, now.y - before.y);
  };

  const onUp = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (down.size > 0) return;
    isDragging = false;
    element.classList.remove('dragging');
  };

  const onClick = (event: MouseEvent): void => {
    if (!wasDragged) return;
    wasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const onDouble = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(INTERACTIVE)) return;
    camera.zoom(1.5, local(event), 'glide');
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH_WHEEL : WHEEL)), local(event));
  };

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('click', onClick, { capture: true });
  element.addEventListener('dblclick', onDouble);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('click', onClick, { capture: true });
    element.removeEventListener('dblclick', onDouble);
    element.removeEventListener('wheel', onWheel);
  };
};
