import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages';
import { timeText } from './clock';
import type { TimeLeft } from './time-left';
import './clock.css';

// Brass and ivory, the same by night: a thing, not a part of the page.
const RIM = '#6e4a17';
const ARC = { waits: '#14505b', runs: '#14505b', low: '#a3261b', stands: '#8a8266' } satisfies Record<TimeLeft['state'], string>;
const RADIUS = 37.5;
const TICKS = Array.from({ length: 60 }, (_, i) => i * 6);

const arc = (share: number): string => {
  // An arc that ends where it began is none: it stays a hair short.
  const angle = Math.min(share, 0.998) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS].map((value) => value.toFixed(1));
  return `M0,${-RADIUS}A${RADIUS},${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x},${y}`;
};

/** Each figure at its own place, so that they keep still. */
const placesOf = (text: string, size: number): string => {
  const widths = [...text].map(
    (letter) => size * (/\d/.test(letter) ? 0.64 : letter === ' ' ? 0.24 : letter === ':' ? 0.32 : 0.66),
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let at = -whole / 2;
  return widths
    .map((width) => {
      at += width;
      return (at - width / 2).toFixed(1);
    })
    .join(' ');
};

/** A ship's chronometer: the own clock. */
export const Chronometer = ({ time, size = 112 }: { readonly time: TimeLeft; readonly size?: number }): JSX.Element => {
  const rim = useId();
  const text = timeText(time);
  const letters = [...text].length;
  const fontSize = letters <= 4 ? 24 : letters <= 5 ? 21 : letters <= 7 ? 15.5 : 13;
  const { ownClock, ownStands } = messages.value.pieces;
  return (
    <div
      class="chronometer"
      role="timer"
      aria-label={time.state === 'stands' ? ownStands(text) : ownClock(text)}
      style={{ width: `${size}px`, height: `${(size * 138) / 132}px` }}
    >
      <svg viewBox="-66 -72 132 138" aria-hidden="true">
        <radialGradient id={rim} cx=".35" cy=".28" r=".9">
          <stop stop-color="#f6df9f" />
          <stop offset=".5" stop-color="#c4963f" />
          <stop offset="1" stop-color="#7e581b" />
        </radialGradient>
        <rect x="-7" y="-69" width="14" height="12" rx="3" fill="#c4963f" stroke={RIM} />
        <circle r="58" fill={`url(#${rim})`} stroke={RIM} />
        <circle r="51" fill="#fff6dc" stroke={RIM} stroke-opacity=".7" />
        <g stroke="#8a6420" stroke-linecap="round">
          {TICKS.map((degrees) => (
            <path
              key={degrees}
              d={degrees % 30 === 0 ? 'M0,-48.5V-43.5' : 'M0,-48.5V-46'}
              transform={`rotate(${degrees})`}
              stroke-width={degrees % 30 === 0 ? 1.8 : 0.8}
            />
          ))}
        </g>
        <circle r={RADIUS} fill="none" stroke="#e6d6ab" stroke-width="6" />
        {time.share > 0 && (
          <path
            d={arc(time.share)}
            fill="none"
            stroke={ARC[time.state]}
            stroke-width="6"
            stroke-linecap="round"
            {...(time.state === 'stands' && { 'stroke-dasharray': '2 9' })}
          />
        )}
        <text
          {...(/[a-z]/i.test(text) ? {} : { x: placesOf(text, fontSize) })}
          y="8"
          font-size={fontSize}
          fill={time.state === 'low' ? ARC.low : '#1f2d33'}
        >
          {text}
        </text>
      </svg>
    </div>
  );
};
