import type { JSX } from 'preact';
import type { Wheels } from '../helm/helm';
import { ResultPanel } from '../late-parts';
import { Badge, type TableProps, shipName } from '../pieces';
import { HeadingKeys, HelmKey, UndoKeys } from './keys';
import { PlanRows } from './plan-rows';
import { mainAction, openOffers, situationOf, wheelsInSight } from './situation';
import { WaitingPanel } from './waiting';
import { CoalWheel, SpeedWheel } from './wheels';
import './dock.css';

type Common = Pick<TableProps, 'helm' | 'labels'>;

/** Both wheels; they can be turned only while a speed may be set. */
export const Dials = ({
  helm,
  labels,
  wheels,
  size,
}: Common & { readonly wheels: Wheels; readonly size: number }): JSX.Element => (
  <>
    <SpeedWheel
      wheels={wheels}
      labels={labels}
      size={size}
      onPick={helm.wheels.value ? (speed) => helm.setSpeed(speed) : undefined}
    />
    <CoalWheel wheels={wheels} labels={labels} size={size} />
  </>
);

/** Why a button is barred. A barred space says so on the board. */
export const WhyNot = ({ helm, labels, texts }: TableProps): JSX.Element | null => {
  const whyNot = helm.whyNot.value;
  if (!whyNot || whyNot.place !== undefined) return null;
  return (
    <p class="why-not">
      <b>{labels.dock.whyNot}</b> {texts.sayRefusal(whyNot.refusal)}
    </p>
  );
};

/** "Your turn, Delia"; with several people at one screen the player's name. */
export const sayTurn = ({ helm, labels }: Common, wheels: Wheels): string => {
  const { players, seat } = helm.frame;
  const isShared = players.value.filter(({ isHere }) => isHere).length > 1;
  const player = seat.value === undefined ? undefined : players.value[seat.value];
  const ship = shipName(labels, wheels.ship);
  if (isShared && player) return labels.dock.turnOf(player.name, ship);
  return wheels.ship === 'black' ? labels.dock.yourRose : labels.dock.yourTurn(ship);
};

export const Offers = ({ helm, labels }: Common): JSX.Element => (
  <div class="dock-offers">
    {openOffers(helm).map((command) => (
      <HelmKey key={command} helm={helm} labels={labels} command={command} kind="line" />
    ))}
  </div>
);

const Steering = (props: TableProps & { readonly wheels: Wheels }): JSX.Element => {
  const { helm, labels, wheels } = props;
  const hasOffers = openOffers(helm).length > 0;
  const hasReason = helm.whyNot.value !== undefined && helm.whyNot.value.place === undefined;
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
          <PlanRows helm={helm} labels={labels} wheels={wheels} />
        )}
      </div>
      <div class="dock-keys">
        <HelmKey {...props} command="slower" />
        <HelmKey {...props} command="faster" />
        <UndoKeys {...props} />
        <HelmKey {...props} command="port" />
        <HelmKey {...props} command="ahead" />
        <HelmKey {...props} command="starboard" />
        <HelmKey {...props} command={mainAction(helm)} kind="main" />
      </div>
    </>
  );
};

/** A question with its answers beside it. */
const Question = (props: TableProps): JSX.Element | null => {
  const { helm, labels } = props;
  const situation = situationOf(helm);
  const { dock } = labels;
  if (!('ship' in situation)) return null;
  const ship = shipName(labels, situation.ship);
  const [title, help] = {
    push: [dock.push(ship), dock.pushHelp],
    align: [dock.align(ship), dock.alignHelp],
    place: [dock.place(ship), dock.alignHelp],
    offered: [dock.offered(ship), ''],
  }[situation.kind];
  return (
    <>
      <div class="dock-question">
        <h2 class="dock-title">
          <Badge id={situation.ship} size={34} />
          <span>{title}</span>
        </h2>
        {help !== '' && <p class="note">{help}</p>}
        <WhyNot {...props} />
      </div>
      <div class="dock-answers">
        {situation.kind === 'offered' ? <Offers {...props} /> : <HeadingKeys helm={helm} labels={labels} />}
        {helm.commands.value.undo.isOpen && <HelmKey {...props} command="undo" />}
      </div>
    </>
  );
};

const Stuck = (props: TableProps): JSX.Element => (
  <>
    <div class="dock-question">
      <h2 class="dock-title">{props.labels.dock.stuck}</h2>
      <p class="note">{props.labels.dock.stuckHelp}</p>
      <WhyNot {...props} />
    </div>
    <div class="dock-answers">
      <HelmKey {...props} command="end" kind="main" />
    </div>
  </>
);

export const DockBody = (props: TableProps & { readonly wheels: Wheels | undefined }): JSX.Element => {
  const { wheels, ...rest } = props;
  switch (situationOf(props.helm).kind) {
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
  const wheels = wheelsInSight(props.helm);
  return (
    <section class="panel dock" aria-label={props.labels.dock.name}>
      {wheels && (
        <div class="dock-dials">
          <Dials helm={props.helm} labels={props.labels} wheels={wheels} size={128} />
        </div>
      )}
      <DockBody {...props} wheels={wheels} />
    </section>
  );
};
