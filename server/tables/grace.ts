import type { Pace } from '@showboat/protocol';
import type { Sleep } from '../store/store';
import { type Body, isTimed, seatOf } from './table';

// A person in a browser whose line is lost has a clock that stands, for two minutes in all for a game. Programs have none of it: they
// may look whenever they like, and whoever has no line may be thinking. As with clocks nothing ticks.

const GRACE_MS = 2 * 60_000;
/** When the server was away, everybody gets this long to come back before grace is used. */
const COMING_BACK_MS = 10_000;

/** What every seat begins with. */
export const graceAtStart = (pace: Pace, seats: number): number[] | undefined =>
  pace.kind === 'clock' ? Array.from({ length: seats }, () => GRACE_MS) : undefined;

/** For how long the clock of the seat to decide has stood since its line was lost. */
export const standing = ({ turn, graces }: Body, now: number): number =>
  turn?.stands === undefined ? 0 : Math.min(graces?.[turn.seat] ?? 0, Math.max(0, now - turn.stands));

/** Milliseconds left to a seat; `undefined` without a clock. */
export const graceOf = (body: Body, seat: number, now: number): number | undefined => {
  const left = body.graces?.[seat];
  return left === undefined || body.turn?.seat !== seat ? left : left - standing(body, now);
};

export const isStanding = (body: Body, seat: number, now: number): boolean =>
  body.turn?.seat === seat && body.turn.stands !== undefined && isTimed(body, seat) && (graceOf(body, seat, now) ?? 0) > 0;

/** What the clock has stood is settled, and it runs. */
export const withoutStanding = (body: Body, now: number): Body => {
  const { turn, graces } = body;
  if (turn?.stands === undefined) return body;
  const stood = standing(body, now);
  const { stands: _stands, ...running } = turn;
  return {
    ...body,
    turn: { ...running, stood: (turn.stood ?? 0) + stood },
    ...(graces && { graces: graces.map((left, seat) => (seat === turn.seat ? left - stood : left)) }),
  };
};

/** The clock of the seat to decide stands from now on, if its line is lost. */
export const withStanding = (body: Body, now: number): Body => {
  const { turn, graces, lines, seats } = body;
  const holder = turn && seats[turn.seat];
  if (!turn || turn.stands !== undefined || !graces || holder?.kind !== 'person' || !isTimed(body, turn.seat)) return body;
  return lines?.[holder.player] === 'lost' ? { ...body, turn: { ...turn, stands: now } } : body;
};

type Line = NonNullable<Body['lines']>[string];

/** A browser of the player has a line, or the last one is lost; the same body where that is known, or does not matter. */
export const withLine = (body: Body, pace: Pace, player: string, line: Line, now: number): Body => {
  const before = body.lines?.[player];
  // Who never came with a browser has nothing to lose.
  if (pace.kind !== 'clock' || seatOf(body, player) === undefined || before === line || (line === 'lost' && !before)) return body;
  const told: Body = { ...body, lines: { ...body.lines, [player]: line } };
  const isTurn = body.turn !== undefined && body.turn.seat === seatOf(body, player);
  if (!isTurn) return told;
  return line === 'lost' ? withStanding(told, now) : withoutStanding(told, now);
};

/**
 * Nobody pays for the time in which no server was there: neither the clock nor the grace of a person in a browser runs in it. All lines
 * are lost with the server, and whoever is to decide gets ten seconds to come back besides.
 */
export const withoutSleep = (body: Body, { from, until }: Sleep): Body => {
  const { turn, lines, seats } = body;
  if (!lines) return body;
  const lost: Body = { ...body, lines: Object.fromEntries(Object.keys(lines).map((player) => [player, 'lost'])) };
  const holder = turn && seats[turn.seat];
  if (!turn || holder?.kind !== 'person' || !lines[holder.player] || !isTimed(body, turn.seat)) return lost;
  // What was used of the grace before the server went stays used.
  const fallenAsleep = withoutStanding(lost, from);
  const slept = Math.max(0, until - Math.max(turn.since, from));
  const awake: Body = {
    ...fallenAsleep,
    turn: { ...turn, stands: undefined, stood: (fallenAsleep.turn?.stood ?? 0) + slept },
    graces: fallenAsleep.graces?.map((left, seat) => (seat === turn.seat ? left + COMING_BACK_MS : left)),
  };
  return withStanding(awake, until);
};
