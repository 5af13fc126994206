import type { JSX } from 'preact';
import { PASSENGERS, isRose } from '../../game';
import type { Wheels } from '../helm/helm';
import { Badge, type TableProps, shipName } from '../pieces';
import { DockBody, Offers, WhyNot, sayTurn } from './dock';
import { HelmKey, UndoKeys } from './keys';
import { mainAction, openOffers, situationOf, wheelsInSight } from './situation';
import { Berths } from './stat-chips';
import { LastEvent } from './waiting';
import { CoalWheel, SpeedWheel } from './wheels';
import './dock.css';
import './dock-phone.css';

const Summary = ({ wheels, ...props }: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { helm, labels } = props;
  const state = helm.frame.state.value;
  const plan = helm.plan.value;
  const ship = state.ships.find(({ id }) => id === wheels.ship);
  const { used, all } = wheels.points;
  const notes = plan
    ? [
        plan.isDoomed ? labels.plan.doomed : undefined,
        plan.speedAfter < plan.speed ? labels.plan.afterLogs(plan.speedAfter) : undefined,
        plan.grows ? labels.plan.grows : undefined,
      ].filter((note) => note !== undefined)
    : [];
  return (
    <div class="hand-summary">
      <b class="display">{plan ? labels.plan.speedShort(plan.speed, plan.coal) : sayTurn(props, wheels)}</b>
      <span>{plan || used > 0 ? labels.plan.stepsOf(used, all, wheels.turns) : labels.plan.hint}</span>
      {notes.length > 0 && <span class={plan?.isDoomed ? 'hand-alarm' : ''}>{notes.join(' · ')}</span>}
      {ship && state.options.mode === 'passengers' && !isRose(ship) && (
        <Berths aboard={wheels.aboard} all={PASSENGERS} labels={labels} size={16} />
      )}
    </div>
  );
};

const OwnShip = ({ helm, labels, wheels }: Pick<TableProps, 'helm' | 'labels'> & { readonly wheels: Wheels }): JSX.Element => (
  <div class="hand-summary">
    <Badge id={wheels.ship} size={30} />
    <b class="display">{shipName(labels, wheels.ship)}</b>
    {helm.frame.state.value.options.mode === 'passengers' && wheels.coal !== undefined && (
      <Berths aboard={wheels.aboard} all={PASSENGERS} labels={labels} size={16} />
    )}
  </div>
);

const Steering = (props: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { helm, labels, wheels } = props;
  const hasOffers = openOffers(helm).length > 0;
  const hasReason = helm.whyNot.value !== undefined && helm.whyNot.value.place === undefined;
  return (
    <>
      <div class="hand-line">{hasReason ? <WhyNot {...props} /> : <LastEvent {...props} />}</div>
      <div class="hand-dials">
        <SpeedWheel wheels={wheels} labels={labels} size={106} onPick={(speed) => helm.setSpeed(speed)} />
        {hasOffers ? <Offers helm={helm} labels={labels} /> : <Summary {...props} />}
        <CoalWheel wheels={wheels} labels={labels} size={106} />
      </div>
      <div class="hand-keys">
        <HelmKey {...props} command="slower" />
        <HelmKey {...props} command="port" />
        <HelmKey {...props} command="ahead" />
        <HelmKey {...props} command="starboard" />
        <HelmKey {...props} command="faster" />
      </div>
      <div class="hand-actions">
        <UndoKeys {...props} />
        <HelmKey {...props} command={mainAction(helm)} kind="main" />
      </div>
    </>
  );
};

/** The same as the dock for one thumb: a sheet at the bottom, the main action lowest. */
export const DockPhone = (props: TableProps): JSX.Element => {
  const wheels = wheelsInSight(props.helm);
  const { kind } = situationOf(props.helm);
  return (
    <section class="dock-phone" aria-label={props.labels.dock.name}>
      {kind === 'steer' && wheels ? (
        <Steering {...props} wheels={wheels} />
      ) : (
        <div class="hand-other">
          {wheels && kind === 'waiting' && (
            <div class="hand-dials">
              <SpeedWheel wheels={wheels} labels={props.labels} size={106} />
              <OwnShip helm={props.helm} labels={props.labels} wheels={wheels} />
              <CoalWheel wheels={wheels} labels={props.labels} size={106} />
            </div>
          )}
          <DockBody {...props} wheels={wheels} />
        </div>
      )}
    </section>
  );
};
