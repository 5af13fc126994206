import type { Shape } from '@showboat/ui';

/** Where a head sits on a body, and how it is held. */
export type HeadPlace = readonly [x: number, y: number, scale: number, tilt: number];

/** A body with its feet at the origin. */
export interface Body {
  readonly outline: string;
  readonly head: HeadPlace;
  readonly tail: string;
  /** On the tail, behind the body. */
  readonly tailMarks: readonly Shape[];
  readonly marks: readonly Shape[];
}

/** Looking at us, the bridge of the nose at the origin. */
export interface Head {
  readonly outline: string;
  /** The right half of what is the same on both sides. */
  readonly halves: readonly Shape[];
  readonly marks: readonly Shape[];
  readonly awake: readonly Shape[];
  readonly asleep: readonly Shape[];
}

export interface Breed {
  readonly head: Head;
  readonly tailWidth: number;
  readonly sitting: Body;
  readonly lying: Body;
}

export const POSES = ['sitting', 'lying'] as const;
export type Pose = (typeof POSES)[number];

export const WHISKERS = 'M9.5 6L19.5 4.4M9.5 8L18.6 9.6';
export const MOUTH = 'M-4.4 7.6C-3 8.9-.7 8.3 0 6C.7 8.3 3 8.9 4.4 7.6';
export const NOSE = 'M-2.1 3.6H2.1L0 6.1Z';
