import { type Refusal, type Translated, capital } from '@showboat/engine';
import { type Move, type ShipId, type State, formatPlace, sailingAt } from '../../game';
import type { PanelPhrases } from '../../words/en/panels';
import type { planner } from '../../words/en/planner';
import { notesOf } from './notes';
import type { Asked, LitSpace, Plan } from './planner';
import { answerMove } from './question';

/** What the planner needs of a language. */
export interface PlannerWords {
  readonly phrases: Translated<typeof planner>;
  readonly notes: PanelPhrases['plan'];
  nameShip(id: ShipId): string;
  sayRefusal(refusal: Refusal): string;
  describeMove(state: State, move: Move): string;
}

export const sayPlan = ({ phrases, notes, nameShip }: PlannerWords, plan: Plan): string =>
  [
    phrases.planned(formatPlace(plan.place), plan.coal, plan.route.at(-1)?.points ?? 0, plan.speed),
    ...notesOf(plan, notes, nameShip).map((note) => `${capital(note)}.`),
    phrases.howToSail,
  ].join(' ');

export const saySpace = (
  { phrases, notes, nameShip }: PlannerWords,
  state: State,
  { place, coal, isPush, growsFirst }: LitSpace,
): string => {
  const said = isPush
    ? phrases.spaceWithPush(formatPlace(place), coal, nameShip(state.ships[sailingAt(state.ships, place)].id))
    : phrases.space(formatPlace(place), coal);
  return growsFirst ? `${said}, ${notes.growsFirst}` : said;
};

export const sayWay = (words: PlannerWords, state: State, asked: Asked, index: number): string => {
  const { heading, refusal } = asked.ways[index];
  const text = words.describeMove(state, answerMove(asked, heading));
  return refusal
    ? words.phrases.barredWay(text, words.sayRefusal(refusal))
    : words.phrases.way(text, index + 1, asked.ways.length);
};
