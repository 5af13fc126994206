import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { FULL_COAL, TOP_SPEED } from '../../game';
import type { Wheels } from '../planner/planner';
import type { PanelPhrases } from '../../words/en/panels';
import { lumpPath } from '../pieces';
import './wheels.css';

// Two paddle wheels of brass and enamel, in a square of 132 about the origin. Figures from -125 to 125 degrees, 50 apart.

const FIGURES = Array.from({ length: TOP_SPEED }, (_, i) => i + 1);

const angleOf = (figure: number): number => -125 + (figure - 1) * 50;

const polar = (radius: number, degrees: number): { readonly x: number; readonly y: number } => {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.round(radius * Math.sin(radians) * 10) / 10, y: Math.round(-radius * Math.cos(radians) * 10) / 10 };
};

const arc = (radius: number, from: number, to: number): string => {
  const start = polar(radius, from);
  const end = polar(radius, to);
  return `M${start.x},${start.y}A${radius},${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x},${end.y}`;
};

const Rim = ({ enamel }: { readonly enamel: readonly [string, string] }): JSX.Element => {
  const id = useId();
  return (
    <>
      <radialGradient id={`${id}b`} cx=".35" cy=".28" r=".9">
        <stop stop-color="#f6df9f" />
        <stop offset=".5" stop-color="#c4963f" />
        <stop offset="1" stop-color="#7e581b" />
      </radialGradient>
      <radialGradient id={`${id}e`} cx=".4" cy=".32" r=".85">
        <stop stop-color={enamel[0]} />
        <stop offset="1" stop-color={enamel[1]} />
      </radialGradient>
      {/* 24 paddles */}
      <circle r="60.5" fill="none" stroke="#6e4a17" stroke-width="6.8" stroke-dasharray="4.4 11.439" />
      <circle r="59" fill={`url(#${id}b)`} />
      <circle r="52.5" fill={`url(#${id}e)`} stroke="#000" stroke-opacity=".5" />
    </>
  );
};

const NEEDLE = 'M-3,5L-1.2,-23L0,-25.5L1.2,-23L3,5Z';

const Needle = ({ figure, kind }: { readonly figure: number; readonly kind: 'now' | 'planned' }): JSX.Element => (
  <path class={`needle ${kind}`} style={{ transform: `rotate(${angleOf(figure)}deg)` }} d={NEEDLE} />
);

const SpeedFace = ({ wheels, label }: { readonly wheels: Wheels; readonly label: string }): JSX.Element => (
  <svg viewBox="-66 -66 132 132" aria-hidden="true">
    <Rim enamel={['#bc3a2b', '#7c160f']} />
    <path
      class="free-arc"
      d={arc(47.5, angleOf(Math.max(1, wheels.free[0])) - 14, angleOf(Math.min(TOP_SPEED, wheels.free[1])) + 14)}
    />
    {FIGURES.map((figure) => {
      const { x, y } = polar(36, angleOf(figure));
      const isPlanned = figure === wheels.speedPlanned;
      return (
        <g key={figure} class={isPlanned ? 'speed-figure planned' : 'speed-figure'} transform={`translate(${x},${y})`}>
          {isPlanned && <circle r="11.5" fill="#fff8e6" />}
          <text class="badge-letter" y={isPlanned ? 6.4 : 5.6} font-size={isPlanned ? 18 : figure === wheels.speed ? 17 : 15}>
            {figure}
          </text>
        </g>
      );
    })}
    {wheels.speed !== wheels.speedPlanned && <Needle figure={wheels.speed} kind="now" />}
    <Needle figure={wheels.speedPlanned} kind="planned" />
    <circle r="7" fill="#c4963f" stroke="#4a0d08" stroke-width=".8" />
    <text class="figure wheel-name" y="41">
      {label}
    </text>
  </svg>
);

/** One tab stop, like radio buttons: arrows move from figure to figure and never reach the planner. */
const moveFocus = (event: KeyboardEvent): void => {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  buttons[(here + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
};

/** Needle and figure show the plan, the dashed needle the speed now, the arc what costs no coal. Without `onPick` only to look at. */
export const SpeedWheel = ({
  wheels,
  phrases,
  size,
  onPick,
}: {
  readonly wheels: Wheels;
  readonly phrases: PanelPhrases;
  readonly size: number;
  readonly onPick?: ((speed: number) => void) | undefined;
}): JSX.Element => {
  const { speed, speedPlanned } = wheels;
  const name = speed === speedPlanned ? phrases.wheels.nowSpeed(speed) : phrases.wheels.plannedSpeed(speed, speedPlanned);
  const face = <SpeedFace wheels={wheels} label={phrases.wheels.speed} />;
  const look = { '--wheel': `${size}px` };
  if (!onPick) {
    return (
      <div class="wheel" style={look} role="img" aria-label={name}>
        {face}
      </div>
    );
  }
  return (
    <div class="wheel" style={look} role="radiogroup" aria-label={name} onKeyDown={moveFocus}>
      {face}
      {FIGURES.map((figure) => {
        const { x, y } = polar(36, angleOf(figure));
        return (
          <button
            key={figure}
            type="button"
            class="wheel-pick"
            role="radio"
            aria-checked={figure === speedPlanned}
            aria-disabled={wheels.speeds[figure - 1] !== undefined}
            aria-label={phrases.wheels.choose(figure)}
            tabIndex={figure === speedPlanned ? 0 : -1}
            style={{ left: `${50 + (x / 132) * 100}%`, top: `${50 + (y / 132) * 100}%` }}
            onClick={({ currentTarget }) => {
              onPick(figure);
              // The next key is for the ship.
              currentTarget.blur();
            }}
          />
        );
      })}
    </div>
  );
};

const LUMP = lumpPath(9.6);

/** Lumps that stay are ivory, those the plan burns are dashed, those gone are grey; the large figure is what is left. */
export const CoalWheel = ({
  wheels,
  phrases,
  size,
}: {
  readonly wheels: Wheels;
  readonly phrases: PanelPhrases;
  readonly size: number;
}): JSX.Element => {
  const { coal, coalPlanned = coal } = wheels;
  const said = phrases.wheels;
  const name =
    coal === undefined || coalPlanned === undefined
      ? said.unlimited
      : coal === coalPlanned
        ? said.nowCoal(coal)
        : said.plannedCoal(coal, coalPlanned);
  const stateOf = (lump: number): string => {
    if (coal === undefined || coalPlanned === undefined || lump <= coalPlanned) return 'stays';
    return lump <= coal ? 'spent' : 'gone';
  };
  return (
    <div class="wheel" style={{ '--wheel': `${size}px` }} role="img" aria-label={name}>
      <svg viewBox="-66 -66 132 132" aria-hidden="true">
        <Rim enamel={['#3c4045', '#101214']} />
        {Array.from({ length: FULL_COAL }, (_, i) => i + 1).map((lump) => {
          const { x, y } = polar(38, angleOf(lump));
          return (
            <g key={lump} class={`wheel-lump ${stateOf(lump)}`} transform={`translate(${x},${y})`}>
              <path d={LUMP} />
              <text class="figure" y="4.8" font-size="13">
                {lump}
              </text>
            </g>
          );
        })}
        <text class="badge-letter" y="9" font-size="26" fill="#fff8e6">
          {coalPlanned ?? '∞'}
        </text>
        <text class="figure wheel-name" y="41">
          {phrases.wheels.coal}
        </text>
      </svg>
    </div>
  );
};
