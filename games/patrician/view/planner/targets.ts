import { CARDS, CITIES, LINKS, type State, cardPlayed } from '../../game';
import type { Plan, Planner, Target } from './planner';

/** The name of a place on the board, for lessons and for keys in the DOM. */
export const nameTarget = (target: Target): string => {
  switch (target.kind) {
    case 'site':
      return `site:${CITIES[target.city]}:${target.site}`;
    case 'lying':
      return `lying:${CITIES[target.city]}`;
    case 'link':
      return `link:${LINKS[target.link]}`;
  }
};

/** The places that a plan can be chosen at. */
const targetsOf = (plan: Plan): readonly Target[] => {
  const { kind, city, link, sites, from } = plan;
  if (link !== undefined) return [{ kind: 'link', link }];
  if (city === undefined) return [];
  if (kind === 'take') return [{ kind: 'lying', city }];
  if (kind === 'move') return from === undefined ? [] : [{ kind: 'site', city, site: from }];
  return sites.map((site) => ({ kind: 'site', city, site }));
};

export const isCardChosen = ({ card, frame }: Planner): boolean =>
  card.value !== undefined || frame.state.value.phase.kind === 'building';

/** Everything that may be chosen now. */
export const litTargets = (planner: Planner): ReadonlySet<string> =>
  new Set(planner.plans.value.flatMap((plan) => targetsOf(plan).map(nameTarget)));

/** Which tower has just changed and is animated: `2 * city` is site A, one more site B. */
export const freshTower = ({ last }: Planner['frame']): number | undefined => {
  const shown = last.value;
  if (!shown) return undefined;
  const { move, before } = shown;
  if (move.kind === 'build') return 2 * CARDS[cardPlayed(before)].city + (move.site === 'A' ? 0 : 1);
  return move.kind === 'move' ? 2 * move.city + (move.from === 'A' ? 1 : 0) : undefined;
};

/** The towers as they will be if the plan is carried out. */
export const plannedTowers = (state: State, plan: Plan | undefined): readonly string[] =>
  plan && (plan.kind === 'build' || plan.kind === 'move') ? plan.after.towers : state.towers;
