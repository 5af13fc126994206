import type { Seat } from '@showboat/engine';
import { controllerOf, floorsBySeat } from '../rules/scoring';

/** Who stands how in a tower. */
export interface TowerFacts {
  readonly floors: readonly number[];
  /** Who controls it; -1 for an empty site. */
  readonly leader: Seat;
  /** Floors of the leader, and most floors of anybody else. */
  readonly most: number;
  readonly second: number;
  /** Whose floor is the highest; -1 for an empty site. */
  readonly top: Seat;
}

const find = (tower: string): TowerFacts => {
  const floors = floorsBySeat(tower);
  const leader = controllerOf(tower);
  let second = 0;
  for (let seat = 0; seat < floors.length; seat++) if (seat !== leader && floors[seat] > second) second = floors[seat];
  const top = tower === '' ? -1 : Number(tower[tower.length - 1]);
  return { floors, leader, most: leader < 0 ? 0 : floors[leader], second, top };
};

const MOST_KEPT = 20_000;
const kept = new Map<string, TowerFacts>();

/** A tower is the same text in thousands of positions: what was found is kept. */
export const factsOf = (tower: string): TowerFacts => {
  const known = kept.get(tower);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const facts = find(tower);
  kept.set(tower, facts);
  return facts;
};
