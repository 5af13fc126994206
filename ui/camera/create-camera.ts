import { type ReadonlySignal, signal } from '@preact/signals';
import { type Rect, centreOf, joined } from '../drawing/rect';
import type { Point } from '../hex-layout';
import {
  type Insets,
  type Lens,
  type Limits,
  NO_INSETS,
  type Size,
  fittedTo,
  fitting,
  freeArea,
  heldNear,
  isSeen,
  lookingAt,
  panned,
  seenThrough,
  showing,
  zoomedAbout,
} from './lens';

/** What the camera is to look at; updated by the board at every change. */
export interface Subject extends Limits {
  readonly bounds: Rect;
  readonly focus: Rect | undefined;
  /** What should be visible as well, the most important first: each if it fits together with those before it. */
  readonly also?: readonly Rect[] | undefined;
  /** What may be visible, too: for it the camera moves, but does not zoom out. */
  readonly besides?: readonly Rect[] | undefined;
  readonly insets: Insets;
  /** The initial scale, if the focus fits; `fit`: always as large as possible with the whole focus visible. */
  readonly scale: number | 'fit';
  /** If given, the scale changes only with it: otherwise a board would grow and shrink during a turn. */
  readonly scaleKey?: string | undefined;
}

export interface CameraHandle {
  readonly lens: ReadonlySignal<Lens>;
  /** The last change was one to animate, not a gesture. */
  readonly isGliding: ReadonlySignal<boolean>;
  /** Moved by hand since the last turn or `centre`. */
  readonly isAway: ReadonlySignal<boolean>;
  /** The part of the world visible in the free part of the window, for minimaps. */
  readonly view: ReadonlySignal<Rect>;
  pan(dx: number, dy: number): void;
  /** Around a point of the screen, by default the centre; `glide` for buttons and keys. */
  zoom(factor: number, about?: Point, glide?: 'glide'): void;
  fitAll(): void;
  /** Returns to the focus, and follows it from now on. */
  centre(): void;
  lookAt(point: Point): void;
  /** `true` if the key was one of the camera's. */
  onKey(event: KeyboardEvent): boolean;
  /** Called by the component when the board or the window has changed. */
  setSubject(subject: Subject, isNewTurn: boolean): void;
  setSize(size: Size): void;
}

const STEP = 90;
const ZOOM = 1.25;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, [role="button"], [contenteditable]') !== null;

/** `look`: whatever the board says, it is this that is looked at; for pictures. */
export const createCamera = (look?: Partial<Subject>): CameraHandle => {
  const lens = signal<Lens>({ x: 0, y: 0, scale: 1 });
  const view = signal<Rect>({ x: 0, y: 0, width: 1, height: 1 });
  const isGliding = signal(false);
  let subject: Subject | undefined;
  let size: Size | undefined;
  let isPlaced = false;
  /** Moved by hand: left alone as long as the focus is visible. */
  const isAway = signal(false);

  const area = (): Rect => freeArea(size ?? { width: 1, height: 1 }, subject?.insets ?? NO_INSETS);

  const set = (next: Lens, glide: boolean): void => {
    isGliding.value = glide;
    lens.value = subject ? heldNear(next, subject.bounds, area()) : next;
    view.value = seenThrough(lens.value, area());
  };

  const target = (): Rect | undefined => subject?.focus ?? subject?.bounds;

  /** From an overview of the whole board it returns to a scale that can be played on. */
  const playableScale = ({ minScale, maxScale, scale }: Subject): number => {
    if (scale === 'fit') return maxScale;
    return lens.value.scale < minScale ? scale : lens.value.scale;
  };

  /** With as much of the rest as can be shown at this scale. */
  const gathered = (focus: Rect, rest: readonly Rect[] | undefined, least: number): Rect =>
    (rest ?? []).reduce((all, rect) => {
      const more = joined(all, rect);
      return fitting(more, area()) >= least ? more : all;
    }, focus);

  const lookAtFocus = (wanted: Rect, { besides, ...limits }: Subject, scale: number): Lens => {
    const looking = lookingAt(wanted, area(), scale, limits);
    return lookingAt(gathered(wanted, besides, looking.scale), area(), looking.scale, limits);
  };

  const follow = (mayScale = true): void => {
    const focus = target();
    if (!subject || !size || !focus) return;
    const { scale, minScale, maxScale, also } = subject;
    const wasPlaced = isPlaced;
    const isKept = wasPlaced && !mayScale && scale !== 'fit' && lens.value.scale >= minScale;
    const wanted = gathered(focus, also, isKept ? lens.value.scale : minScale);
    isPlaced = true;
    if (isKept && isSeen(lens.value, wanted, area())) set(lens.value, true);
    else set(lookAtFocus(wanted, subject, scale === 'fit' ? maxScale : isKept ? lens.value.scale : scale), wasPlaced);
  };

  const camera: CameraHandle = {
    lens,
    isGliding,
    isAway,
    view,
    pan: (dx, dy) => {
      isAway.value = true;
      set(panned(lens.value, dx, dy), false);
    },
    zoom: (factor, about, glide) => {
      if (!subject) return;
      isAway.value = true;
      // An overview of the whole board may be below the smallest scale: from there one can only zoom in.
      const limits = { minScale: Math.min(subject.minScale, lens.value.scale), maxScale: subject.maxScale };
      set(zoomedAbout(lens.value, about ?? centreOf(area()), factor, limits), glide !== undefined);
    },
    fitAll: () => {
      if (!subject) return;
      isAway.value = true;
      set(fittedTo(subject.bounds, area(), subject), true);
    },
    centre: () => {
      isAway.value = false;
      follow();
    },
    lookAt: ({ x, y }) => {
      if (!subject) return;
      isAway.value = true;
      set(lookingAt({ x, y, width: 0.1, height: 0.1 }, area(), playableScale(subject), subject), true);
    },
    onKey: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const pan = event.shiftKey ? PANS[event.key] : undefined;
      if (pan) {
        isAway.value = true;
        set(panned(lens.value, pan[0], pan[1]), true);
        return true;
      }
      switch (event.key) {
        case 'PageUp':
        case ']':
          camera.zoom(ZOOM, undefined, 'glide');
          return true;
        case 'PageDown':
        case '[':
          camera.zoom(1 / ZOOM, undefined, 'glide');
          return true;
        case 'Home':
          camera.fitAll();
          return true;
        case ' ':
          if (isPressable(event.target)) return false;
          camera.centre();
          return true;
        case 'c':
        case 'C':
          camera.centre();
          return true;
      }
      return false;
    },
    setSubject: (next, isNewTurn) => {
      const mayScale = subject?.scaleKey !== next.scaleKey;
      subject = { ...next, ...look };
      if (isNewTurn) isAway.value = false;
      if (!size || !isPlaced || !isAway.peek()) return follow(mayScale);
      const wanted = target();
      if (wanted && !isSeen(lens.value, wanted, area())) set(showing(lens.value, wanted, area(), subject), true);
      else set(lens.value, false);
    },
    setSize: (next) => {
      if (next.width === 0 || next.height === 0) return;
      const before = size;
      size = next;
      if (!isPlaced || !before || (subject?.scale === 'fit' && !isAway.peek())) return follow();
      // The centre stays where it is.
      set(panned(lens.value, (next.width - before.width) / 2, (next.height - before.height) / 2), false);
      if (!isAway.peek()) follow();
    },
  };
  return camera;
};
