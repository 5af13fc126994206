import type { Refusal, Translated } from '@showboat/engine';
import { type Move, type ShipId, type State, formatPlace, sailingAt } from '../../game';
import type { planner } from '../../words/en/planner';
import type { Asked, LitSpace, Plan } from './planner';
import { answerMove } from './question';

/** What the planner needs of a language. */
export interface PlannerWords {
  readonly phrases: Translated<typeof planner>;
  nameShip(id: ShipId): string;
  sayRefusal(refusal: Refusal): string;
  describeMove(state: State, move: Move): string;
}

export const sayPlan = ({ phrases }: PlannerWords, plan: Plan): string =>
  [
    phrases.planned(formatPlace(plan.place), plan.coal, plan.route.at(-1)?.points ?? 0, plan.speed),
    ...(plan.speedAfter < plan.speed ? [phrases.plannedLogs(plan.speedAfter)] : []),
    ...(plan.growsFirst ? [phrases.plannedGrowthFirst] : plan.grows ? [phrases.plannedGrowth] : []),
    ...(plan.isDoomed ? [phrases.plannedDoom] : []),
    phrases.howToSail,
  ].join(' ');

export const saySpace = (
  { phrases, nameShip }: PlannerWords,
  state: State,
  { place, coal, isPush, growsFirst }: LitSpace,
): string => {
  const said = isPush
    ? phrases.spaceWithPush(formatPlace(place), coal, nameShip(state.ships[sailingAt(state.ships, place)].id))
    : phrases.space(formatPlace(place), coal);
  return growsFirst ? phrases.growsFirst(said) : said;
};

export const sayWay = (words: PlannerWords, state: State, asked: Asked, index: number): string => {
  const { heading, refusal } = asked.ways[index];
  const text = words.describeMove(state, answerMove(asked, heading));
  return refusal
    ? words.phrases.barredWay(text, words.sayRefusal(refusal))
    : words.phrases.way(text, index + 1, asked.ways.length);
};
