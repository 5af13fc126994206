import { pathThrough } from '@showboat/ui';
import type { JSX } from 'preact';
import { pointOf } from '../layout';
import type { TableProps } from './props';
import './pieces.css';

/** The planned way, with the movement points used up to each space in red. */
export const Route = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element | null => {
  const plan = planner.plan.value;
  const { river } = planner.frame.state.value;
  if (!plan || plan.route.length === 0) return null;
  const points = [plan.from, ...plan.route.map(({ place }) => place)].map((place) => pointOf(river, place));
  const line = pathThrough(points);
  return (
    <g pointer-events="none" aria-hidden="true">
      <g fill="none" stroke-linejoin="round" stroke-linecap="round">
        <path d={line} stroke="#0a2e35" stroke-width="6.5" opacity=".5" />
        <path d={line} stroke="var(--ivory)" stroke-width="3.4" stroke-dasharray="1 7.5" />
      </g>
      {plan.route.slice(0, -1).map((step, i) => (
        <g key={i} transform={`translate(${points[i + 1].x},${points[i + 1].y})`}>
          <circle r="8.6" fill="var(--speed)" stroke="var(--ivory)" stroke-width="1.6" />
          <text class="figure" y="4.2" font-size="11.5" fill="#fff">
            {step.points}
          </text>
        </g>
      ))}
    </g>
  );
};
