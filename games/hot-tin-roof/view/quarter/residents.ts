import { IN_HAND, POSES, type Roof, type State, boardIn } from '../../game';
import type { Plan } from '../planner/planner';

export interface Resident {
  readonly seat: number;
  readonly pose: 's' | 'l';
  readonly isGhost: boolean;
}

/** Who is on each roof, and who would be. */
export const residentsOf = (state: State, plan: Plan | undefined): ReadonlyMap<Roof, readonly Resident[]> => {
  const residents = new Map<Roof, Resident[]>();
  const add = (roof: Roof, resident: Resident): void => {
    const here = [...(residents.get(roof) ?? []), resident];
    // In a crowd those that lie are in front.
    residents.set(roof, here.length < 3 ? here : here.sort((a, b) => Number(a.pose === 'l') - Number(b.pose === 'l')));
  };
  for (const [seat, { cats }] of state.players.entries())
    for (const [i, roof] of cats.entries()) if (roof !== IN_HAND) add(roof, { seat, pose: POSES[i >> 1], isGhost: false });
  const pose = plan?.pose;
  if (pose === undefined) return residents;
  const ghost = { seat: state.turn, pose, isGhost: true };
  if (plan?.kind === 'move' && plan.roof !== undefined) add(plan.roof, ghost);
  if (plan?.kind === 'dive' || plan?.kind === 'place') {
    const dumpster = plan.dumpster ?? (state.phase.kind === 'placing' ? state.phase.dumpster : undefined);
    const tile = dumpster === undefined ? undefined : state.open[dumpster];
    for (const roof of tile === undefined ? [] : (boardIn(state).tileEnds[tile] ?? [])) add(roof, ghost);
  }
  return residents;
};
