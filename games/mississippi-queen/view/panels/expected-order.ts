import { type State, moverOf, orderOfPlay } from '../../game';
import type { Plan } from '../planner/planner';

export interface Expected {
  /** Index into the ships of the state. */
  readonly ship: number;
  /** Places gained against this round; negative when lost. */
  readonly change: number;
}

/** The order of the next round if everybody stayed, and the ship to move did as planned. */
export const expectedOrder = (state: State, plan: Plan | undefined): readonly Expected[] => {
  const mover = moverOf(state);
  const ships = plan
    ? state.ships.map((ship, i) =>
        i === mover ? { ...ship, at: plan.place, speed: plan.speedAfter, coal: ship.coal - plan.coal } : ship,
      )
    : state.ships;
  const before = state.order.filter((index) => state.ships[index].status === 'sailing');
  return orderOfPlay({ ...state, ships }).map((ship, place) => {
    const rank = before.indexOf(ship);
    return { ship, change: rank < 0 ? 0 : rank - place };
  });
};
