import type { LevelId } from '@showboat/bots';
import { STYLES } from '@showboat/engine';
import type { SeatPlan } from './saved';
import { pickBotNames } from './bot-names';

export type BotPlan = SeatPlan & { readonly kind: 'bot' };

/** A bot for a free seat, with an unused name; styles take turns. */
export const newBot = (taken: readonly SeatPlan[], level: LevelId): BotPlan => {
  const [name] = pickBotNames(
    Math.random,
    1,
    taken.map((plan) => plan.name),
  );
  return { kind: 'bot', name, level, style: STYLES[taken.length % STYLES.length] };
};

/** A table for one player and bots. */
export const seatAlone = (name: string, count: number, level: LevelId): readonly SeatPlan[] => {
  const seats: SeatPlan[] = [{ kind: 'person', name }];
  while (seats.length < count) seats.push(newBot(seats, level));
  return seats;
};
