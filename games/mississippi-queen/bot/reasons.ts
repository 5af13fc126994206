import { type Advisor, HEADINGS, type Reason } from '@showboat/engine';
import { REASONS, type ReasonCode } from '../rules/codes';
import type { Move } from '../rules/moves';
import { orderOfPlay } from '../rules/order';
import { PASSENGERS, type Ship, type State, isRose, withShip } from '../rules/state';
import {
  type Look,
  type Turn,
  burned,
  hasMove,
  isAtRest,
  isDoomed,
  isSoInMost,
  needsCoalNext,
  shipThatDecides,
  turnsToJetty,
  waysIn,
} from './look';
import { turnsToFinish } from './turns';

// Reasons for a turn, as far as a comparison of the board before and after it shows them. The search decides by playing on and gives no
// reasons of its own; these are what an experienced player would point out.

type Detail = Reason['detail'];

/** A ship this far from the pier is as good as out. */
const HOPELESS = 60;
const TURNS_WORTH_TELLING = 1;
const TURNS_LOST_WORTH_TELLING = 0.5;
const HEADING_WORTH_TELLING = 0.3;
/** A rival so many turns from a passenger had an eye on it. */
const TURNS_NEAR = 3;

const tenths = (turns: number): number => Math.round(turns * 10) / 10;

const boardedOn = ({ own, now }: Look): number | undefined => now.aboard.find((tile) => !own.aboard.includes(tile));

const rivalsOf = ({ before, own }: Look): readonly Ship[] =>
  before.ships.filter((ship) => ship.status === 'sailing' && ship.seat !== own.seat && !isRose(ship));

const deniesPassenger = (look: Look): Detail | undefined => {
  const { before, after } = look;
  const tile = boardedOn(look);
  if (tile === undefined || after.waiting[tile] > 0) return undefined;
  const near = rivalsOf(look)
    .filter((rival) => rival.aboard.length < PASSENGERS && !rival.aboard.includes(tile))
    .map((rival) => ({ rival, turns: turnsToJetty(before, rival, tile) }))
    .filter(({ turns }) => turns <= TURNS_NEAR)
    .sort((a, b) => a.turns - b.turns);
  return near.length === 0 ? undefined : { tile, ship: near[0].rival.id };
};

/** Able to stop at a jetty with its next turn, where somebody waits for it. */
const rightSpeedForJetty = ({ after, now }: Look): Detail | undefined => {
  if (now.status !== 'sailing' || now.aboard.length >= PASSENGERS || !isAtRest(after)) return undefined;
  const tile = waysIn(after).tiles.find(
    (one) => after.waiting[one] > 0 && !now.aboard.includes(one) && turnsToJetty(after, now, one) <= 1,
  );
  return tile === undefined ? undefined : { tile, speed: now.speed };
};

/** Its owner will turn it the way that hurts least. */
const turnsAtBest = (state: State, index: number): number =>
  Math.min(
    ...HEADINGS.map((heading) => {
      const ships = withShip(state.ships, index, { ...state.ships[index], heading });
      return turnsToFinish({ ...state, ships }, index);
    }),
  );

const pushesRival = (look: Look): Detail | undefined => {
  const { before, after, own, choice } = look;
  if (!hasMove(choice, 'push')) return undefined;
  const pushed = before.ships.findIndex((ship, i) => ship.seat !== own.seat && !isRose(ship) && after.ships[i].at !== ship.at);
  if (pushed < 0 || after.ships[pushed].status !== 'sailing') return undefined;
  const turns = tenths(turnsAtBest(after, pushed) - turnsToFinish(before, pushed));
  return turns < TURNS_LOST_WORTH_TELLING || turns > HOPELESS ? undefined : { ship: before.ships[pushed].id, turns };
};

const gainsTurns = ({ before, after, index, now, others }: Look): Detail | undefined => {
  if (now.status !== 'sailing' || !isAtRest(before) || !isAtRest(after)) return undefined;
  const still = turnsToFinish(after, index);
  const turns = tenths(turnsToFinish(before, index) - still);
  if (turns < TURNS_WORTH_TELLING || turns > HOPELESS) return undefined;
  return others.length === 0 || isSoInMost(others, ({ state }) => turnsToFinish(state, index) > still) ? { turns } : undefined;
};

const savesCoal = ({ before, index, choice, others: [other] }: Look): Detail | undefined => {
  const here = burned(before, index, choice);
  const there = other && other.state.ships[index].status === 'sailing' ? burned(before, index, other) : undefined;
  return here === undefined || there === undefined || there <= here ? undefined : { coal: there - here };
};

const burnsCoal = ({ before, index, choice, others }: Look): Detail | undefined => {
  const coal = burned(before, index, choice) ?? 0;
  return coal > 0 && isSoInMost(others, (other) => (burned(before, index, other) ?? coal) < coal) ? { coal } : undefined;
};

/** For a ship that was pushed, backed off or placed: against the next best way to lie. */
const betterHeading = ({ before, after, index, now, others: [other] }: Look): Detail | undefined => {
  if (before.phase.kind !== 'aligning' && before.phase.kind !== 'placing') return undefined;
  if (!other || now.status !== 'sailing' || other.state.ships[index].status !== 'sailing') return undefined;
  const turns = tenths(turnsToFinish(other.state, index) - turnsToFinish(after, index));
  return turns < HEADING_WORTH_TELLING || turns > HOPELESS ? undefined : { turns };
};

const isSailingFaster = (speed: number, { status, speed: other }: Ship): boolean => status === 'sailing' && speed > other;

const FINDERS: Readonly<Record<ReasonCode, (look: Look) => Detail | undefined>> = {
  lands: ({ own, now }) => (own.status === 'sailing' && now.status === 'landed' ? { place: now.place } : undefined),
  'stays-in-race': ({ after, index, others }) =>
    !isDoomed(after, index) && isSoInMost(others, ({ state }) => isDoomed(state, index)) ? {} : undefined,
  'takes-passenger': (look) => {
    const tile = boardedOn(look);
    return tile === undefined ? undefined : { tile, aboard: look.now.aboard.length };
  },
  'denies-passenger': deniesPassenger,
  'right-speed-for-jetty': rightSpeedForJetty,
  'pushes-rival': pushesRival,
  'gains-turns': gainsTurns,
  'better-heading': betterHeading,
  refuels: ({ choice, own, now }) => (hasMove(choice, 'refuel') ? { coal: now.coal, before: own.coal } : undefined),
  'saves-coal': savesCoal,
  'burns-coal': burnsCoal,
  'keeps-options': ({ after, index, now, others }) =>
    now.status === 'sailing' &&
    isAtRest(after) &&
    !needsCoalNext(after, index) &&
    isSoInMost(others, ({ state }) => needsCoalNext(state, index))
      ? {}
      : undefined,
  'leads-the-order': ({ before, after, index, now, others }) =>
    now.status === 'sailing' &&
    orderOfPlay(after)[0] === index &&
    orderOfPlay(before)[0] !== index &&
    isSoInMost(others, ({ state }) => orderOfPlay(state)[0] !== index)
      ? {}
      : undefined,
  faster: ({ index, now, others }) =>
    now.status === 'sailing' && isSoInMost(others, ({ state }) => isSailingFaster(now.speed, state.ships[index]))
      ? { speed: now.speed }
      : undefined,
};

/** The Black Rose carries nobody and lands nowhere: she is there to push. */
const OF_THE_ROSE: readonly ReasonCode[] = ['pushes-rival'];

const reasons = (before: State, choice: Turn, others: readonly Turn[]): readonly Reason[] => {
  const index = shipThatDecides(before);
  const own = before.ships[index];
  const look: Look = { before, after: choice.state, index, own, now: choice.state.ships[index], choice, others };
  return (isRose(own) ? OF_THE_ROSE : REASONS).flatMap((code) => {
    const detail = FINDERS[code](look);
    return detail ? [{ code, detail }] : [];
  });
};

export const advisor: Advisor<State, Move> = { reasons };
