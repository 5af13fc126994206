import type { Heading } from '@showboat/engine';
import { tileOf } from './cells';
import type { Chart } from './chart';
import { type Ship, type Turn, isRose } from './state';

// Hand-written copies of a ship and of a turn, and what an action costs: all actions are made of these.

export const sailed = (ship: Ship, at: number, heading: Heading, speed: number, coal: number): Ship => ({
  id: ship.id,
  seat: ship.seat,
  at,
  heading,
  speed,
  coal,
  aboard: ship.aboard,
  status: ship.status,
  place: ship.place,
});

export const aligned = (ship: Ship, heading: Heading): Ship => sailed(ship, ship.at, heading, ship.speed, ship.coal);

export const turnOf = (
  before: Turn,
  points: number,
  hasTurned: boolean,
  crossed: readonly number[],
  logs: number,
  mustGrow: boolean,
  stage: Turn['stage'],
  coal: number,
): Turn => ({
  points,
  turned: hasTurned,
  crossed,
  logs,
  mustGrow,
  stage,
  bonus: coal < before.bonus ? before.bonus - coal : 0,
  roseCoal: before.roseCoal > coal ? before.roseCoal - coal : 0,
});

/** MQ-COAL-1: deducted at once; BR-6P-3: the bonus before one's own; the Rose's wheel has no digits. */
export const coalAfter = (ship: Ship, before: Turn, coal: number): number =>
  isRose(ship) || coal <= before.bonus ? ship.coal : ship.coal - coal + before.bonus;

/** MQ-RIV-1: no ship was on the foremost tile before, or it would not be the foremost. */
export const isFirstOnFrontier = (chart: Chart, place: number): boolean => tileOf(place) === chart.frontier;
