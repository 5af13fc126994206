import { Extra, countHere } from '@showboat/ui';
import type { JSX } from 'preact';
import type { Wheels } from '../planner/planner';
import { Question, ResultPanel, Stuck } from '../late-parts';
import { Badge, type TableProps, shipName } from '../pieces';
import { PlannerKey, UndoKeys } from './keys';
import { Offers, WhyNot } from './offers';
import { PlanRows } from './plan-rows';
import { mainAction, openOffers, situationOf, wheelsInSight } from './situation';
import { WaitingPanel } from './waiting';
import { CoalWheel, SpeedWheel } from './wheels';
import './dock.css';

type Common = Pick<TableProps, 'planner' | 'phrases'>;

/** Both wheels; they can be turned only while a speed may be set. */
export const Dials = ({
  planner,
  phrases,
  wheels,
  size,
}: Common & { readonly wheels: Wheels; readonly size: number }): JSX.Element => (
  <>
    <SpeedWheel
      wheels={wheels}
      phrases={phrases}
      size={size}
      onPick={planner.wheels.value ? (speed) => planner.setSpeed(speed) : undefined}
    />
    <CoalWheel wheels={wheels} phrases={phrases} size={size} />
  </>
);

/** "Your turn, Delia"; with several people at one screen the player's name. */
export const sayTurn = ({ planner, phrases }: Common, wheels: Wheels): string => {
  const { players, seat } = planner.frame;
  const isShared = countHere(players.value) > 1;
  const player = seat.value === undefined ? undefined : players.value[seat.value];
  const ship = shipName(phrases, wheels.ship);
  if (isShared && player) return phrases.dock.turnOf(player.name, ship);
  return wheels.ship === 'black' ? phrases.dock.yourRose : phrases.dock.yourTurn(ship);
};

const Steering = (props: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { planner, phrases, wheels } = props;
  const hasOffers = openOffers(planner).length > 0;
  const hasReason = planner.whyNot.value !== undefined && planner.whyNot.value.target === undefined;
  return (
    <>
      <div class="dock-plan">
        <h2 class="dock-title">
          <Badge id={wheels.ship} size={30} />
          <span>{sayTurn(props, wheels)}</span>
        </h2>
        {hasReason ? (
          <WhyNot {...props} />
        ) : hasOffers ? (
          <Offers {...props} />
        ) : (
          <PlanRows planner={planner} phrases={phrases} wheels={wheels} />
        )}
      </div>
      <div class="dock-keys">
        <PlannerKey {...props} command="slower" />
        <PlannerKey {...props} command="faster" />
        <UndoKeys {...props} />
        <PlannerKey {...props} command="port" />
        <PlannerKey {...props} command="ahead" />
        <PlannerKey {...props} command="starboard" />
        <PlannerKey {...props} command={mainAction(planner)} kind="main" />
      </div>
    </>
  );
};

export const DockBody = (props: TableProps & { readonly wheels: Wheels | undefined }): JSX.Element => {
  const { wheels, ...rest } = props;
  switch (situationOf(props.planner).kind) {
    case 'over':
      return <ResultPanel {...rest} />;
    case 'waiting':
      return <WaitingPanel {...rest} />;
    case 'push':
    case 'align':
    case 'place':
    case 'offered':
      return <Question {...rest} />;
    case 'stuck':
      return <Stuck {...rest} />;
    case 'steer':
      return wheels ? <Steering {...rest} wheels={wheels} /> : <WaitingPanel {...rest} />;
  }
};

/** What the seat to decide may do: a panel below the board. */
export const Dock = (props: TableProps): JSX.Element => {
  const wheels = wheelsInSight(props.planner);
  return (
    <section class="panel dock" aria-label={props.phrases.dock.name}>
      <Extra of={props.planner.frame} part="OwnClock" seat={props.planner.frame.self.value} />
      {wheels && (
        <div class="dock-dials">
          <Dials planner={props.planner} phrases={props.phrases} wheels={wheels} size={128} />
        </div>
      )}
      <DockBody {...props} wheels={wheels} />
    </section>
  );
};
