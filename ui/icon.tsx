import type { JSX } from 'preact';

/** Strokes in a square of 24 about the origin. */
const STROKES = {
  port: 'M8,-7C8,3 2,6 -7,6M-2,1L-7.5,6L-2,11',
  ahead: 'M0,9V-8M-6,-2L0,-8.5L6,-2',
  starboard: 'M-8,-7C-8,3 -2,6 7,6M2,1L7.5,6L2,11',
  astern: 'M0,-9V8M-6,2L0,8.5L6,2',
  undo: 'M8,7C9,-1 3,-5 -6,-4M-1,-9L-6.5,-4L-1,1.5',
  redo: 'M-8,7C-9,-1 -3,-5 6,-4M1,-9L6.5,-4L1,1.5',
  done: 'M-7,1L-2,6L8,-6',
  minus: 'M-7,0H7',
  plus: 'M-7,0H7M0,-7V7',
  close: 'M-6,-6L6,6M6,-6L-6,6',
  menu: 'M-8,-5H8M-8,0H8M-8,5H8',
  help: 'M-4,-4C-4,-9 4,-9 4,-4C4,-1 0,-1 0,2.5M0,7V7.2',
  eye: 'M-9,0C-5,-7 5,-7 9,0C5,7 -5,7 -9,0ZM0,-2.6A2.6,2.6 0 1 1 0,2.6A2.6,2.6 0 1 1 0,-2.6',
  last: 'M7,-7V7M-7,-7L3,0L-7,7Z',
  next: 'M-5,-7L5,0L-5,7',
  skip: 'M-8,-6L-1,0L-8,6M1,-6L8,0L1,6',
  sun: 'M0,-4A4,4 0 1 1 0,4A4,4 0 1 1 0,-4M0,-9V-7M0,7V9M-9,0H-7M7,0H9M-6.4,-6.4L-5,-5M5,5L6.4,6.4M-6.4,6.4L-5,5M5,-5L6.4,-6.4',
  moon: 'M3,-8A8.4,8.4 0 1 0 8,4A7,7 0 0 1 3,-8',
  target: 'M0,-7A7,7 0 1 1 0,7A7,7 0 1 1 0,-7M0,-10V-5M0,10V5M-10,0H-5M10,0H5',
  lamp: 'M-3,6H3M-2,9H2M-3,4C-3,1 -6,0 -6,-3.4A6,6 0 0 1 6,-3.4C6,0 3,1 3,4Z',
} as const;

export type IconName = keyof typeof STROKES;

interface Look {
  readonly size?: number;
  readonly width?: number;
}

/** Any strokes drawn like an icon. */
export const Strokes = ({ d, size = 22, width = 2.2 }: Look & { readonly d: string }): JSX.Element => (
  <svg
    width={size}
    height={size}
    viewBox="-12 -12 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

/** Always beside text or in a labelled control: hidden from screen readers. */
export const Icon = ({ name, ...look }: Look & { readonly name: IconName }): JSX.Element => (
  <Strokes d={STROKES[name]} {...look} />
);
