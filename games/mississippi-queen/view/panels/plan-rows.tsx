import type { JSX } from 'preact';
import { PASSENGERS, isRose } from '../../game';
import type { Wheels } from '../planner/planner';
import type { TableProps } from '../pieces';
import { Berths } from './stat-chips';
import './plan-rows.css';

/** Speed, steps, turns and passengers: what the plan makes of them, and what it costs. */
export const PlanRows = ({
  planner,
  phrases,
  wheels,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly wheels: Wheels }): JSX.Element => {
  const { dock } = phrases;
  const plan = planner.plan.value;
  const state = planner.frame.state.value;
  const ship = state.ships.find(({ id }) => id === wheels.ship);
  const price = (coal: number): string => (coal === 0 ? dock.free : dock.coal(coal));
  const { account, points } = wheels;
  const { used, all } = points;
  const left = used < all ? dock.left(all - used) : '';
  const hasLogs = plan !== undefined && plan.speedAfter < plan.speed;
  const rows = [
    { key: 'speed', value: dock.change(wheels.speedBefore, wheels.speedPlanned), note: price(account.speed) },
    {
      key: 'steps',
      value: dock.of(used, all),
      note: account.sand > 0 ? dock.coal(account.sand) : hasLogs ? dock.logsTake2 : left,
    },
    { key: 'turns', value: String(wheels.turns), note: price(account.turns) },
  ] as const;
  return (
    <dl class="plan-rows">
      {rows.map(({ key, value, note }) => (
        <div key={key}>
          <dt>{dock.rows[key]}</dt>
          <dd class="plan-value">{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
      {ship && state.options.mode === 'passengers' && !isRose(ship) && (
        <div>
          <dt>{dock.rows.aboard}</dt>
          <dd class="plan-value">
            <Berths aboard={wheels.aboard} all={PASSENGERS} phrases={phrases} size={17} />
          </dd>
          <dd>{dock.of(wheels.aboard, PASSENGERS)}</dd>
        </div>
      )}
    </dl>
  );
};
