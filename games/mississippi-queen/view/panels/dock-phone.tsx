import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import { PASSENGERS, isRose } from '../../game';
import { notesOf, priceOf } from '../planner/notes';
import type { Wheels } from '../planner/planner';
import { Badge, type TableProps, shipName } from '../pieces';
import { DockBody, sayTurn } from './dock';
import { PlannerKey, UndoKeys } from './keys';
import { Offers, WhyNot } from './offers';
import { mainAction, openOffers, situationOf, wheelsInSight } from './situation';
import { Berths } from './stat-chips';
import { LastEvent } from './waiting';
import { CoalWheel, SpeedWheel } from './wheels';
import './dock.css';
import './dock-phone.css';

const Summary = ({ wheels, ...props }: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { planner, phrases } = props;
  const state = planner.frame.state.value;
  const plan = planner.plan.value;
  const ship = state.ships.find(({ id }) => id === wheels.ship);
  const { used, all } = wheels.points;
  const notes = plan ? notesOf(plan, phrases.plan, (id) => shipName(phrases, id)) : [];
  return (
    <div class="hand-summary">
      <b class="display">{plan ? priceOf(plan, phrases.plan, 'speedShort') : sayTurn(props, wheels)}</b>
      <span class={plan || used > 0 ? undefined : 'hand-hint'}>
        {plan || used > 0 ? phrases.plan.stepsOf(used, all, wheels.turns) : phrases.plan.hint}
      </span>
      {notes.length > 0 && <span class={plan?.isDoomed ? 'hand-alarm' : ''}>{notes.join(' · ')}</span>}
      {ship && state.options.mode === 'passengers' && !isRose(ship) && (
        <Berths aboard={wheels.aboard} all={PASSENGERS} phrases={phrases} size={16} />
      )}
    </div>
  );
};

const OwnShip = ({
  planner,
  phrases,
  wheels,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly wheels: Wheels }): JSX.Element => (
  <div class="hand-summary">
    <Badge id={wheels.ship} size={30} />
    <b class="display">{shipName(phrases, wheels.ship)}</b>
    {planner.frame.state.value.options.mode === 'passengers' && wheels.coal !== undefined && (
      <Berths aboard={wheels.aboard} all={PASSENGERS} phrases={phrases} size={16} />
    )}
  </div>
);

const Steering = (props: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { planner, phrases, wheels } = props;
  const hasOffers = openOffers(planner).length > 0;
  const hasReason = planner.whyNot.value !== undefined && planner.whyNot.value.target === undefined;
  return (
    <>
      <div class="hand-line">
        {hasReason ? (
          <WhyNot {...props} />
        ) : (
          <Extra of={planner.frame} part="OwnClock" seat={planner.frame.self.value}>
            <LastEvent {...props} />
          </Extra>
        )}
      </div>
      <div class="hand-dials">
        <SpeedWheel wheels={wheels} phrases={phrases} size={106} onPick={(speed) => planner.setSpeed(speed)} />
        {hasOffers ? <Offers planner={planner} phrases={phrases} /> : <Summary {...props} />}
        <CoalWheel wheels={wheels} phrases={phrases} size={106} />
      </div>
      <div class="hand-keys">
        <PlannerKey {...props} command="slower" />
        <PlannerKey {...props} command="port" />
        <PlannerKey {...props} command="ahead" />
        <PlannerKey {...props} command="starboard" />
        <PlannerKey {...props} command="faster" />
      </div>
      <div class="hand-actions">
        <UndoKeys {...props} />
        <PlannerKey {...props} command={mainAction(planner)} kind="main" />
      </div>
    </>
  );
};

/** The dock of a phone: a sheet at the bottom, the main action lowest. */
export const DockPhone = (props: TableProps): JSX.Element => {
  const wheels = wheelsInSight(props.planner);
  const { kind } = situationOf(props.planner);
  return (
    <section class="dock-phone" aria-label={props.phrases.dock.name}>
      {kind === 'steer' && wheels ? (
        <Steering {...props} wheels={wheels} />
      ) : (
        <div class="hand-other">
          {wheels && kind === 'waiting' && (
            <div class="hand-dials">
              <SpeedWheel wheels={wheels} phrases={props.phrases} size={106} />
              <OwnShip planner={props.planner} phrases={props.phrases} wheels={wheels} />
              <CoalWheel wheels={wheels} phrases={props.phrases} size={106} />
            </div>
          )}
          <DockBody {...props} wheels={wheels} />
        </div>
      )}
    </section>
  );
};
