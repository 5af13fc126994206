import type { Seat } from '@showboat/engine';
import { actor } from '../rules/rules';
import { type ShipId, type State, isRose, seatOfShip } from '../rules/state';
import { decidingShip, objectOf } from './asked';
import { type Offer, offerIn } from './moves';

/** What a seat is asked, in a few words and without a full stop; ships are named where a player has several. */
export interface TaskPhrases {
  readonly over: string;
  /** Chance lays a tile. */
  readonly river: string;
  /** Somebody else decides. */
  wait(ship: ShipId): string;
  /** The heading of a ship before the race, or of one that was pushed or backed off. */
  heading(ship: ShipId): string;
  speed(ship: ShipId | undefined): string;
  /** The Black Rose is this seat's to move. */
  readonly rose: string;
  /** The ship cannot move; only the end of the turn is left. */
  stuck(ship: ShipId | undefined): string;
  steer(points: number): string;
  push(ship: ShipId): string;
  /** `pushed` is the ship that came to the jetty by a push; `undefined` for the one that sailed there. */
  offer(offer: Offer, pushed: ShipId | undefined): string;
  readonly end: string;
}

const sayOffer = (phrases: TaskPhrases, state: State, pushed: ShipId | undefined): string => {
  const offer = offerIn(state);
  return offer === undefined ? phrases.end : phrases.offer(offer, pushed);
};

export const describeTask = (phrases: TaskPhrases, state: State, seat: Seat): string => {
  const { phase } = state;
  const whose = actor(state);
  if (whose === 'nobody') return phrases.over;
  if (whose === 'chance') return phrases.river;
  const ship = decidingShip(state);
  if (whose !== seat) return phrases.wait(ship.id);
  const own = state.ships.filter((one) => one.status === 'sailing' && seatOfShip(state, one) === seat);
  const named = own.length > 1 ? ship.id : undefined;
  switch (phase.kind) {
    case 'placing':
    case 'aligning':
      return phrases.heading(ship.id);
    case 'speed':
      return isRose(ship) ? phrases.rose : phrases.speed(named);
    case 'stuck':
      return phrases.stuck(named);
    case 'sailing':
      return state.turn.points > 0 ? phrases.steer(state.turn.points) : sayOffer(phrases, state, undefined);
    case 'pushing':
      return phrases.push(objectOf(state).id);
    case 'offered':
      return sayOffer(phrases, state, ship.id);
    case 'first-tile':
    case 'laying':
    case 'closed':
      return phrases.river;
    case 'over':
      return phrases.over;
  }
};
