import type { Seat } from '@showboat/engine';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { seededRandom } from '../drawing/random';
import './portrait.css';

export interface PortraitProps {
  readonly seat: Seat;
  /** The same name has the same face. */
  readonly name: string;
  readonly level: string;
  /** Pixels. */
  readonly size: number;
}

/** A player as the world of a game draws them. Always beside the name: hidden from screen readers. */
export type Portrait = FunctionComponent<PortraitProps>;

/** A number for a text, the same on every machine. */
export const numberOf = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed >>> 0;
};

/** Chooses features for a name, one after the other. */
export const featuresOf = (name: string): (<T>(of: readonly T[]) => T) => {
  const random = seededRandom(numberOf(name));
  return (of) => of[Math.floor(random() * of.length)];
};

/** The names of ours that are women's. */
const LADIES = /^(?:odile|clementine|adele|josephine|hattie|rosalie|pearl|mathilde|winona|henriette|louisa)$/i;

export const isLadysName = (name: string): boolean => LADIES.test(name);

/** A round frame about 51, 53, with a radius of 48. */
export const Medallion = ({
  size,
  ground,
  rim,
  children,
}: {
  readonly size: number;
  readonly ground: string;
  readonly rim: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <svg class="portrait" width={size} height={size} viewBox="3 5 96 96" aria-hidden="true">
    <rect x="3" y="5" width="96" height="96" fill={ground} />
    {children}
    <circle cx="51" cy="53" r="46" fill="none" stroke={rim} stroke-width="4.4" />
  </svg>
);
