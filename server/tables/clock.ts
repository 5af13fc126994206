import type { Actor } from '@showboat/engine';
import type { Pace } from '@showboat/protocol';
import { standing, withStanding, withoutStanding } from './grace';
import { type Body, isTimed } from './table';

// Clocks are arithmetic on stored instants: nothing ticks, so nothing is lost with a server.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Who returns to a seat after time was up gets this much, or the increment if that is more. */
const LEAST_ON_RETURN = MINUTE;

/** Milliseconds that every seat begins with. */
export const timeAtStart = (pace: Pace): number | undefined => (pace.kind === 'clock' ? pace.minutes * MINUTE : undefined);

/** Milliseconds left to a seat; a bot that keeps it spends none of them. */
export const leftTo = (body: Body, seat: number, now: number): number | undefined => {
  const { clocks, turn } = body;
  const left = clocks?.[seat];
  if (left === undefined) return undefined;
  if (turn?.seat !== seat || !isTimed(body, seat)) return left;
  return Math.max(0, left - Math.max(0, now - turn.since - (turn.stood ?? 0) - standing(body, now)));
};

export const deadlineOf = (body: Body, pace: Pace): number | undefined => {
  const { turn, clocks, graces } = body;
  if (!turn || !isTimed(body, turn.seat)) return undefined;
  switch (pace.kind) {
    case 'none':
      return undefined;
    case 'clock':
      return (
        turn.since + (clocks?.[turn.seat] ?? 0) + (turn.stood ?? 0) + (turn.stands === undefined ? 0 : (graces?.[turn.seat] ?? 0))
      );
    case 'days':
      return turn.since + pace.days * DAY;
  }
};

/** When another seat is to decide, the time of the one before is settled, and its increment added. */
export const withTurn = (before: Body, pace: Pace, actor: Actor, now: number): Body => {
  if (before.turn?.seat === actor) return before;
  const body = withoutStanding(before, now);
  const { turn, clocks } = body;
  const settled = clocks?.map((left, seat) => {
    if (seat !== turn?.seat || !isTimed(body, seat)) return left;
    const spent = leftTo(body, seat, now) ?? left;
    return spent + (pace.kind === 'clock' && typeof actor === 'number' ? pace.increment * 1000 : 0);
  });
  const next: Body = {
    ...body,
    ...(settled && { clocks: settled }),
    turn: typeof actor === 'number' ? { seat: actor, since: now } : undefined,
  };
  return withStanding(next, now);
};

/** The seat goes to its bot, or comes back from it: the time spent so far is settled either way. */
export const withClockOf = (before: Body, pace: Pace, seat: number, isReturning: boolean, now: number): Body => {
  const body = before.turn?.seat === seat ? withoutStanding(before, now) : before;
  const { turn, clocks } = body;
  const least = isReturning && pace.kind === 'clock' ? Math.max(LEAST_ON_RETURN, pace.increment * 1000) : 0;
  const settled = clocks?.map((left, one) =>
    one === seat ? Math.max(least, isReturning ? left : (leftTo(body, seat, now) ?? left)) : left,
  );
  const next: Body = {
    ...body,
    ...(settled && { clocks: settled }),
    ...(turn?.seat === seat && { turn: { seat, since: now } }),
  };
  return isReturning ? withStanding(next, now) : next;
};
