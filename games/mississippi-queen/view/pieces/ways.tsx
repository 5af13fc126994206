import { neighbour } from '@showboat/engine';
import { type Point, hexCentre, hexPath } from '@showboat/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { NOWHERE, formatPlace } from '../../game';
import type { Way } from '../planner/planner';
import { hexOf, pointOf } from '../layout';
import { type TableProps, shipName } from './props';
import './ways.css';

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/**
 * The six answers to what the planner asks: spaces to push a ship to, or headings to point it. Barred ones are hatched and still take
 * the pointer: answering with them says why. `onLook` receives the hovered one, for its reason in a call-out.
 */
export const Ways = ({
  planner,
  phrases,
  onLook,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly onLook?: (way: Way | undefined) => void }): JSX.Element | null => {
  const hatch = useId();
  const asked = planner.asked.value;
  const { river, ships } = planner.frame.state.value;
  const ship = asked && ships.find(({ id }) => id === asked.ship);
  if (!asked || !ship || ship.at === NOWHERE) return null;
  const here = hexOf(river, ship.at);
  const from = pointOf(river, ship.at);
  const name = shipName(phrases, ship.id);
  const choice = planner.choice.value;
  const isPush = asked.kind === 'push';
  const nameOf = (way: Way): string => {
    const side = phrases.board.ways[way.heading];
    if (!isPush) return phrases.board.pointTo(name, side);
    return way.refusal || way.place === undefined
      ? phrases.board.pushBarred(name, side)
      : phrases.board.pushTo(name, formatPlace(way.place));
  };
  return (
    <g class="ways">
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0,0V7" stroke="var(--ink)" stroke-width="4" stroke-opacity=".4" />
      </pattern>
      {asked.ways.map((way) => {
        const to = hexCentre(neighbour(here, way.heading));
        const isBarred = way.refusal !== undefined;
        const mark = between(from, to, isPush ? 1 : 0.72);
        return (
          <g
            key={way.heading}
            class={isBarred ? 'way barred' : 'way'}
            role="button"
            aria-label={nameOf(way)}
            aria-disabled={isBarred}
            onPointerEnter={() => onLook?.(way)}
            onPointerLeave={() => onLook?.(undefined)}
            onClick={() => planner.answer(way.heading)}
          >
            {isPush ? (
              <>
                <path class="way-space" d={hexPath(to, 0.9)} />
                {isBarred && <path d={hexPath(to, 0.9)} fill={`url(#${hatch})`} />}
              </>
            ) : (
              <circle class="way-disc" cx={mark.x} cy={mark.y} r="17" />
            )}
            <g transform={`translate(${mark.x},${mark.y}) rotate(${way.heading * 60})`}>
              {isPush && isBarred ? (
                <path class="way-bar" d="M-7,-7L7,7M7,-7L-7,7" />
              ) : (
                <path class="way-chevron" d={isPush ? 'M-11,7L0,-6L11,7' : 'M-7,5L0,-5L7,5'} />
              )}
            </g>
          </g>
        );
      })}
      {/* Which of them Enter would take. */}
      {choice !== undefined && (
        <path class="choice-mark" aria-hidden="true" d={hexPath(hexCentre(neighbour(here, choice)), 0.82)} />
      )}
    </g>
  );
};
