import { NOWHERE } from './cells';
import { type Chart, LAND, LOGS, SAND, kindAt } from './chart';

// What speed, turns and spaces cost: each price stands here once.

/** MQ-MOVE-5 */
export const turningCoal = (turns: number, turned: boolean): number => (turned ? turns : turns > 0 ? turns - 1 : 0);

/** MQ-SPD-1 */
export const speedCoal = (from: number, to: number): number => Math.max(0, Math.abs(to - from) - 1);

/** BR-LOG-1 */
export const entryPoints = (on: Chart, place: number): number => (kindAt(on, place) === LOGS ? 2 : 1);

/** BR-SAND-3, BR-SAND-8: the space astern of a ship on a sand bar, if it may lie there. */
export const spaceAstern = (on: Chart, place: number, facing: number): number => {
  if (kindAt(on, place) !== SAND) return NOWHERE;
  const to = on.beside[place * 6 + ((facing + 3) % 6)];
  if (to < 0) return NOWHERE;
  const kind = kindAt(on, to);
  return kind === LAND || kind === LOGS ? NOWHERE : to;
};
