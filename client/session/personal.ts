import type { Seat } from '@showboat/engine';
import type { SeatPlan } from './saved';

/** Whether what this seat hides is a person's: a stand-in plays for one. */
export const isPersonal = (plan: SeatPlan): boolean => plan.kind === 'person' || plan.isStandIn === true;

/**
 * Whether a person may sit down here while players hide something from each other. What a bot holds nobody has seen, so it stays the
 * bot's; only somebody who has just watched may choose any seat.
 */
export const mayTakeSeat = (seats: readonly SeatPlan[], seat: Seat): boolean =>
  isPersonal(seats[seat]) || !seats.some(isPersonal);
