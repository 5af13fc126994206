import type { TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { LINKS, linksFor } from '../../game';
import { linkAt } from '../map';
import { MessengerFigure } from '../pieces';
import type { Planner } from '../planner/planner';
import { litTargets, nameTarget } from '../planner/targets';
import './messengers.css';

const SCALE: Readonly<Record<TableLayout, number>> = { wide: 1.08, phone: 0.74 };

/** The messengers on the roads, and the roads where one may be placed. */
export const Messengers = ({ planner, layout }: { readonly planner: Planner; readonly layout: TableLayout }): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const plan = planner.plan.value;
  const lit = litTargets(planner);
  const move = frame.last.value?.move;
  const scale = SCALE[layout];
  return (
    <g aria-hidden="true">
      {linksFor(state.options.seats).map((link) => {
        const { x, y } = linkAt(layout, link, state.options.seats);
        const isThere = state.placed.some((messenger) => messenger.link === link);
        const isPlanned = plan?.kind === 'place' && plan.link === link;
        const isLit = lit.has(nameTarget({ kind: 'link', link }));
        if (!isThere && !isPlanned && !isLit) return null;
        return (
          <g key={LINKS[link]}>
            <ellipse class={isThere ? 'pat-base' : 'pat-base lit'} cx={x} cy={y} rx={17 * scale} ry={6.5 * scale} />
            {isLit && !isPlanned && <path class="pat-base-plus" d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />}
            {(isThere || isPlanned) && (
              <g
                class={
                  isPlanned
                    ? 'pat-messenger planned'
                    : move?.kind === 'messenger' && move.link === link
                      ? 'pat-messenger walks'
                      : 'pat-messenger'
                }
              >
                <MessengerFigure x={x} y={y} scale={scale} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
};
