import type { ComponentChildren, JSX } from 'preact';
import { seatColours } from './colours';
import './pieces.css';

const [GINGER, CREAM, MIDNIGHT, ROSE] = [0, 1, 2, 3].map((seat) => seatColours(seat).line);

const Coat = ({
  seat,
  width,
  height = width,
  turn = 0,
  children,
}: {
  readonly seat: number;
  readonly width: number;
  readonly height?: number;
  readonly turn?: number;
  readonly children: JSX.Element;
}): JSX.Element => (
  <pattern
    id={`htr-seat-${seat}`}
    width={width}
    height={height}
    patternUnits="userSpaceOnUse"
    patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
  >
    {children}
  </pattern>
);

const Fade = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }): JSX.Element => (
  <linearGradient id={`htr-${id}`} x2="0" y2="1">
    {children}
  </linearGradient>
);

const Pool = ({
  id,
  strength,
  middle,
}: {
  readonly id: string;
  readonly strength: number;
  readonly middle: number;
}): JSX.Element => (
  <radialGradient id={`htr-${id}`}>
    <stop stop-color="#ffdd8a" stop-opacity={strength} />
    <stop offset=".55" stop-color="#ffc95a" stop-opacity={middle} />
    <stop offset="1" stop-color="#ffc04a" stop-opacity="0" />
  </radialGradient>
);

/** What the pieces refer to: once on the page, in a drawing that is not `display: none`. */
export const Patterns = (): JSX.Element => (
  <defs>
    <Coat seat={0} width={8} turn={30}>
      <path d="M0 0H3V8H0Z" fill={GINGER} />
    </Coat>
    <Coat seat={1} width={9}>
      <path d="M2.3 2.3h0M6.8 6.8h0" stroke={CREAM} stroke-width="3.4" stroke-linecap="round" />
    </Coat>
    <Coat seat={2} width={10} height={8}>
      <path d="M0 6L5 2L10 6" fill="none" stroke={MIDNIGHT} stroke-width="1.5" />
    </Coat>
    <Coat seat={3} width={8}>
      <path d="M0 0H4V8H8V4H0Z" fill={ROSE} />
    </Coat>
    <Fade id="tin">
      <stop stop-color="#f2f6fb" />
      <stop offset=".5" stop-color="#b9c6d6" />
      <stop offset="1" stop-color="#8796aa" />
    </Fade>
    <Fade id="steel">
      <stop stop-color="#5f8f86" />
      <stop offset="1" stop-color="#35625c" />
    </Fade>
    <Fade id="wall">
      <stop stop-color="#0b1026" stop-opacity=".72" />
      <stop offset=".35" stop-color="#0b1026" stop-opacity=".5" />
      <stop offset="1" stop-color="#0b1026" stop-opacity=".62" />
    </Fade>
    <linearGradient id="htr-sheen" x2="1" y2="1">
      <stop stop-color="#fff" stop-opacity=".26" />
      <stop offset=".5" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#050a20" stop-opacity=".38" />
    </linearGradient>
    <Pool id="glow" strength={0.95} middle={0.45} />
    <Pool id="lamp" strength={0.55} middle={0.2} />
  </defs>
);
