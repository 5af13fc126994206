import type { Actor } from '@showboat/engine';
import type { Pace } from '@showboat/protocol';
import type { Body } from './table';

// Clocks are arithmetic on stored instants: nothing ticks, so nothing is lost with a server.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Who returns to a seat after time was up gets this much, or the increment if that is more. */
const LEAST_ON_RETURN = MINUTE;

/** Milliseconds that every seat begins with. */
export const timeAtStart = (pace: Pace): number | undefined => (pace.kind === 'clock' ? pace.minutes * MINUTE : undefined);

/** Milliseconds left to a seat. */
export const leftTo = ({ clocks, turn }: Body, seat: number, now: number): number | undefined => {
  const left = clocks?.[seat];
  if (left === undefined) return undefined;
  return turn?.seat === seat ? Math.max(0, left - Math.max(0, now - turn.since)) : left;
};

/** Whether time runs for the seat to decide: bots and those who keep a seat for somebody have none. */
const isTimed = ({ seats }: Body, seat: number): boolean => {
  const holder = seats[seat];
  return holder.kind === 'person' && !holder.isAway;
};

export const deadlineOf = (body: Body, pace: Pace): number | undefined => {
  const { turn, clocks } = body;
  if (!turn || !isTimed(body, turn.seat)) return undefined;
  switch (pace.kind) {
    case 'none':
      return undefined;
    case 'clock':
      return turn.since + (clocks?.[turn.seat] ?? 0);
    case 'days':
      return turn.since + pace.days * DAY;
  }
};

/** When another seat is to decide, the time of the one before is settled, and its increment added. */
export const withTurn = (body: Body, pace: Pace, actor: Actor, now: number): Body => {
  const { turn, clocks } = body;
  if (turn?.seat === actor) return body;
  const settled = clocks?.map((left, seat) => {
    if (seat !== turn?.seat || !isTimed(body, seat)) return left;
    const spent = leftTo(body, seat, now) ?? left;
    return spent + (pace.kind === 'clock' && typeof actor === 'number' ? pace.increment * 1000 : 0);
  });
  return {
    ...body,
    ...(settled && { clocks: settled }),
    turn: typeof actor === 'number' ? { seat: actor, since: now } : undefined,
  };
};

/** The seat goes to its bot, or comes back from it: the time spent so far is settled either way. */
export const withClockOf = (body: Body, pace: Pace, seat: number, isReturning: boolean, now: number): Body => {
  const { turn, clocks } = body;
  const least = isReturning && pace.kind === 'clock' ? Math.max(LEAST_ON_RETURN, pace.increment * 1000) : 0;
  const settled = clocks?.map((left, one) =>
    one === seat ? Math.max(least, isReturning ? left : (leftTo(body, seat, now) ?? left)) : left,
  );
  return {
    ...body,
    ...(settled && { clocks: settled }),
    ...(turn?.seat === seat && { turn: { seat, since: now } }),
  };
};
