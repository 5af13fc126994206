import { Icon, type IconName, Strokes } from '@showboat/ui';
import type { JSX } from 'preact';

/** Signs that no first table shows: the others are in `ui/icon.tsx`, which it loads. */
const SIGNS = {
  clock: 'M0,-8.5A8.5,8.5 0 1 1 0,8.5A8.5,8.5 0 1 1 0,-8.5M0,-5V0L3.6,2.4',
  calendar: 'M-8,-6H8V8H-8ZM-8,-2H8M-4,-9V-5M4,-9V-5',
  endless: 'M-8,0C-8,-4 -4,-4 0,0S8,4 8,0S4,-4 0,0S-8,4 -8,0',
  broken: 'M-9,0H-4M4,0H9M-3,5L3,-5',
  again: 'M7,-3A7.6,7.6 0 1 0 7.6,2M8,-8V-3H3',
  chat: 'M-8,-7H8V4H0L-5,8V4H-8Z',
  send: 'M-8,-7L9,0L-8,7L-5,0ZM-5,0H2',
  bell: 'M-7,5H7C5,3 5,0 5,-2A5,5 0 0 0 -5,-2C-5,0 -5,3 -7,5M-2,8H2',
  window: 'M-8,-7H8V3H-8ZM-3,7H3M0,3V7',
  door: 'M-6,8V-8H3V8M3,8H8M-9,8H-6M0,0V.3',
  flag: 'M-6,9V-8M-6,-8C-2,-11 2,-5 7,-8V1C2,4 -2,-2 -6,1',
  copy: 'M-3,-3H8V8H-3ZM-3,3H-8V-8H3V-3',
  save: 'M0,-8V4M-5,-1L0,4.5L5,-1M-8,8H8',
  lock: 'M-6,-1H6V8H-6ZM-3.6,-1V-4A3.6,3.6 0 0 1 3.6,-4V-1',
  key: 'M-5,-5A4,4 0 1 1 -5,3A4,4 0 1 1 -5,-5M-1.4,-1H9M9,-1V4M5,-1V2.5',
  phone: 'M-5,-9H5V9H-5ZM-1,6H1',
  pen: 'M-8,8L-7,4L4,-7L8,-3L-3,8Z',
  log: 'M-6,-8H6V8H-6ZM-3,-4H3M-3,0H3M-3,4H1',
  play: 'M-5,-8L8,0L-5,8Z',
  pause: 'M-4,-7V7M4,-7V7',
  first: 'M-7,-7V7M7,-7L-3,0L7,7Z',
  back: 'M5,-7L-5,0L5,7',
  branch: 'M-6,8V-8M-6,2C-6,-4 6,0 6,-8M6,-8L2,-4M6,-8L10,-4',
  share: 'M-6,0L6,-6M-6,0L6,6M-6,-2.4A2.4,2.4 0 1 1 -6,2.4A2.4,2.4 0 1 1 -6,-2.4',
  trash: 'M-7,-5H7M-5,-5L-4,8H4L5,-5M-2,-5V-8H2V-5',
  bot: 'M-6,-4H6V6H-6ZM0,-4V-8M-2.5,0V1M2.5,0V1M-9,0V3M9,0V3',
  tick: 'M-8,0L-2.6,6L8,-6',
  book: 'M0,-5C-3,-8 -7,-8 -9,-7V6C-7,5 -3,5 0,8C3,5 7,5 9,6V-7C7,-8 3,-8 0,-5ZM0,-5V8',
  person: 'M0,-8A3.6,3.6 0 1 1 0,-.8A3.6,3.6 0 1 1 0,-8M-7,8C-7,2 7,2 7,8',
} as const;

type OwnName = keyof typeof SIGNS;
export type SignName = OwnName | IconName;

const isOwn = (name: SignName): name is OwnName => Object.hasOwn(SIGNS, name);

/** Any sign or icon. Always beside text or in a labelled control: hidden from screen readers. */
export const Sign = ({
  name,
  ...look
}: {
  readonly name: SignName;
  readonly size?: number;
  readonly width?: number;
}): JSX.Element => (isOwn(name) ? <Strokes d={SIGNS[name]} {...look} /> : <Icon name={name} {...look} />);
