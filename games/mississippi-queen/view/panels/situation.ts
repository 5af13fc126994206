import type { ShipId, State } from '../../game';
import { mississippiQueen, moverOf } from '../../game';
import type { CommandId, Planner, Wheels } from '../planner/planner';

/** What the dock is for at the moment. */
export type Situation =
  | { readonly kind: 'over' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'push' | 'align' | 'place'; readonly ship: ShipId }
  | { readonly kind: 'offered'; readonly ship: ShipId }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'steer' };

export const situationOf = ({ frame, asked }: Pick<Planner, 'frame' | 'asked'>): Situation => {
  const { phase, ships } = frame.state.value;
  if (phase.kind === 'over') return { kind: 'over' };
  // While one's own moves are being displayed there is nothing to decide, but the dock stays the same.
  if (frame.seat.value === undefined && mississippiQueen.actor(frame.state.value) !== frame.self.value)
    return { kind: 'waiting' };
  if (asked.value) return { kind: asked.value.kind, ship: asked.value.ship };
  if (phase.kind === 'offered') return { kind: 'offered', ship: ships[phase.ship].id };
  if (phase.kind === 'stuck') return { kind: 'stuck' };
  return { kind: 'steer' };
};

/** The one filled button: sails the chosen plan, takes what the jetty has, or ends the turn. */
export const mainAction = ({ plan, isChosen, offer }: Pick<Planner, 'plan' | 'isChosen' | 'offer'>): 'sail' | 'dock' | 'end' =>
  isChosen.value && plan.value ? 'sail' : offer.value ? 'dock' : 'end';

const OFFERS = ['astern', 'board', 'refuel', 'exchange', 'decline'] as const satisfies readonly CommandId[];

/** What may be done besides steering. */
export const openOffers = ({ isOpen, offer }: Pick<Planner, 'isOpen' | 'offer'>): readonly CommandId[] => [
  ...OFFERS.filter(isOpen),
  ...(offer.value ? (['end'] as const) : []),
];

const idleWheels = (state: State, seat: number | undefined): Wheels | undefined => {
  const own = state.ships.filter((ship) => ship.seat === seat);
  const ship = own.find(({ status }) => status === 'sailing') ?? own[0] ?? state.ships[moverOf(state)];
  if (!ship) return undefined;
  const coal = ship.id === 'black' ? undefined : ship.coal;
  return {
    ship: ship.id,
    speed: ship.speed,
    speedPlanned: ship.speed,
    free: [ship.speed, ship.speed],
    speeds: [],
    coal,
    coalPlanned: coal,
    points: { used: 0, all: ship.speed },
    speedBefore: ship.speed,
    turns: 0,
    account: { speed: 0, turns: 0, sand: 0 },
    aboard: ship.aboard.length,
  };
};

/** The wheels of the ship to steer; while others move, those of the own ship, to look at. */
export const wheelsInSight = ({ frame, wheels }: Pick<Planner, 'frame' | 'wheels'>): Wheels | undefined =>
  wheels.value ?? idleWheels(frame.state.value, frame.self.value);
