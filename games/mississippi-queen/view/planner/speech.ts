import type { Refusal, Translated } from '@showboat/engine';
import { type Move, type ShipId, type State, formatPlace, sailingAt } from '../../game';
import type { helm } from '../../words/en/helm';
import type { Asked, LitSpace, Plan } from './planner';
import { answerMove } from './question';

/** What the planner needs of a language. */
export interface PlannerWords {
  readonly labels: Translated<typeof helm>;
  nameShip(id: ShipId): string;
  sayRefusal(refusal: Refusal): string;
  describeMove(state: State, move: Move): string;
}

export const sayPlan = ({ labels }: PlannerWords, plan: Plan): string =>
  [
    labels.planned(formatPlace(plan.place), plan.coal, plan.route.at(-1)?.points ?? 0, plan.speed),
    ...(plan.speedAfter < plan.speed ? [labels.plannedLogs(plan.speedAfter)] : []),
    ...(plan.grows ? [labels.plannedGrowth] : []),
    ...(plan.isDoomed ? [labels.plannedDoom] : []),
    labels.howToSail,
  ].join(' ');

export const saySpace = ({ labels, nameShip }: PlannerWords, state: State, { place, coal, isPush }: LitSpace): string =>
  isPush
    ? labels.spaceWithPush(formatPlace(place), coal, nameShip(state.ships[sailingAt(state.ships, place)].id))
    : labels.space(formatPlace(place), coal);

export const sayWay = (words: PlannerWords, state: State, asked: Asked, index: number): string => {
  const { heading, refusal } = asked.ways[index];
  const text = words.describeMove(state, answerMove(asked, heading));
  return refusal ? words.labels.barredWay(text, words.sayRefusal(refusal)) : words.labels.way(text, index + 1, asked.ways.length);
};
