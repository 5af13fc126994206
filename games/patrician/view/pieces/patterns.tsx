import type { JSX } from 'preact';
import { MEDAL, NICHE } from './busts';
import { seatColours } from './colours';

const [BLACK, WHITE, RED, YELLOW, BLUE] = [0, 1, 2, 3, 4].map((seat) => seatColours(seat).line);

const Stonework = ({
  seat,
  width,
  height,
  children,
}: {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
  readonly children: JSX.Element;
}): JSX.Element => (
  <pattern id={`pat-seat-${seat}`} width={width} height={height} patternUnits="userSpaceOnUse">
    {children}
  </pattern>
);

const Shadow = ({ id, drop, blur }: { readonly id: string; readonly drop: number; readonly blur: number }): JSX.Element => (
  <filter id={id} x="-30%" y="-30%" width="160%" height="170%">
    <feDropShadow dx="0" dy={drop} stdDeviation={blur} flood-color="#3a1f0c" flood-opacity=".45" />
  </filter>
);

/**
 * What the pieces refer to: once on the page, in a drawing that is not `display: none`. For others: `#pat-glow` behind a lit city,
 * `#pat-shadow` and `#pat-shadow-deep` as filters.
 */
export const Patterns = (): JSX.Element => (
  <defs>
    <Stonework seat={0} width={5} height={8}>
      <path d="M2.5 0V8" stroke={BLACK} stroke-width="1.3" />
    </Stonework>
    <Stonework seat={1} width={8} height={6}>
      <path d="M0 3H8V5.4H0Z" fill={WHITE} />
    </Stonework>
    <Stonework seat={2} width={12} height={8}>
      <path d="M0 .5H12M0 4.5H12M3 .5V4.5M9 4.5V8.5" stroke={RED} />
    </Stonework>
    <Stonework seat={3} width={8} height={8}>
      <path d="M0 4L4 0L8 4L4 8Z" fill="none" stroke={YELLOW} stroke-width="1.1" />
    </Stonework>
    <Stonework seat={4} width={7} height={7}>
      <path d="M1.8 1.8h0M5.3 5.3h0" stroke={BLUE} stroke-width="2.4" stroke-linecap="round" />
    </Stonework>
    <linearGradient id="pat-coin" x2="0" y2="1">
      <stop stop-color="#f8de9b" />
      <stop offset=".55" stop-color="#e0b450" />
      <stop offset="1" stop-color="#b98629" />
    </linearGradient>
    <linearGradient id="pat-light">
      <stop stop-color="#fff" stop-opacity=".22" />
      <stop offset=".35" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#1a0d05" stop-opacity=".28" />
    </linearGradient>
    <radialGradient id="pat-glow">
      <stop stop-color="#ffe9a8" stop-opacity=".95" />
      <stop offset=".5" stop-color="#ffdb7a" stop-opacity=".55" />
      <stop offset="1" stop-color="#ffd45e" stop-opacity="0" />
    </radialGradient>
    <Shadow id="pat-shadow" drop={2} blur={2} />
    <Shadow id="pat-shadow-deep" drop={4} blur={5} />
    <clipPath id="pat-medal">
      <path d={MEDAL} />
    </clipPath>
    <clipPath id="pat-niche">
      <path d={NICHE} />
    </clipPath>
  </defs>
);
