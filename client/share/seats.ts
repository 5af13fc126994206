import type { LevelId } from '@showboat/bots';
import type { Seat } from '@showboat/engine';
import type { SeatPlan } from '../session/saved';
import { newBot } from '../session/seating';

/** A player at one seat and bots at all others, each with its own name. */
export const seatAt = (own: Seat, count: number, name: string, level: LevelId): readonly SeatPlan[] => {
  const person: SeatPlan = { kind: 'person', name };
  const bots: SeatPlan[] = [];
  while (bots.length < count - 1) bots.push(newBot([person, ...bots], level));
  return [...bots.slice(0, own), person, ...bots.slice(own)];
};
