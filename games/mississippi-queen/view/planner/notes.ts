import type { ShipId } from '../../game';
import type { PanelPhrases } from '../../words/en/panels';
import type { Plan } from './planner';

/** What a plan brings besides its price, most important first. */
export const notesOf = (plan: Plan, phrases: PanelPhrases['plan'], nameShip: (id: ShipId) => string): readonly string[] =>
  [
    plan.isDoomed && phrases.doomed,
    plan.gain !== undefined && phrases.gains[plan.gain],
    ...plan.pushes.map((id) => phrases.pushes(nameShip(id))),
    plan.speedAfter < plan.speed && phrases.afterLogs(plan.speedAfter),
    plan.growsFirst ? phrases.growsFirst : plan.grows && phrases.grows,
  ].filter((note) => note !== false);

/** Its price; the speed belongs to it only where it is still to be set. */
export const priceOf = (plan: Plan, phrases: PanelPhrases['plan'], form: 'speed' | 'speedShort'): string =>
  plan.moves[0]?.kind === 'speed' ? phrases[form](plan.speed, plan.coal) : phrases.onward(plan.coal);
