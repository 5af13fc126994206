import { CARDS, type Card, type City, type Move, SITES, type Site, type State, cardPlayed, patrician as game } from '../../game';
import type { Held, Plan } from './planner';

// Building by clicking: a site for each floor of the card.

export type Pointed =
  /** No card in hand is of this city. */
  | { readonly kind: 'no-card' }
  /** This floor may not go there. */
  | { readonly kind: 'barred'; readonly state: State; readonly move: Move }
  | { readonly kind: 'begun'; readonly card: Card; readonly site: Site }
  | { readonly kind: 'planned'; readonly plan: Plan }
  /** The plan that stands is meant. */
  | { readonly kind: 'meant'; readonly plan: Plan };

/** The card that building in a city is done with: the one that is chosen or lies on the pile already, else the first in hand. */
export const cardFor = (plans: readonly Plan[], city: City, chosen: Card | undefined): Card | undefined =>
  chosen !== undefined && CARDS[chosen].city === city ? chosen : plans.find((plan) => plan.city === city)?.card;

/** After the card is on the pile and the floors begun are built. */
const stateWith = (state: State, card: Card, begun: Site | undefined): State => {
  const played = state.phase.kind === 'playing' ? game.apply(state, { kind: 'play', card }) : state;
  return begun === undefined ? played : game.apply(played, { kind: 'build', site: begun });
};

const count = (sites: readonly Site[], site: Site): number => sites.filter((one) => one === site).length;

const floorsOf = (state: State, card: Card): number => (state.phase.kind === 'building' ? state.phase.left : CARDS[card].crests);

export const point = (
  state: State,
  plans: readonly Plan[],
  { card: chosen, begun: already, chosen: standing }: Held,
  city: City,
  site: Site,
): Pointed => {
  const card =
    state.phase.kind === 'building'
      ? CARDS[cardPlayed(state)].city === city
        ? cardPlayed(state)
        : undefined
      : cardFor(plans, city, chosen);
  // One card is played in a turn: in another city nothing can be built any more, whatever is in hand.
  if (card === undefined && state.phase.kind === 'building')
    return { kind: 'barred', state, move: { kind: 'play', card: CARDS.findIndex((one) => one.city === city) } };
  if (card === undefined) return { kind: 'no-card' };
  if (standing && standing.card === card && standing.sites.includes(site)) return { kind: 'meant', plan: standing };
  const begun = chosen === card && !standing ? already : undefined;
  const sites = begun === undefined ? [site] : [begun, site];
  const fitting = plans.filter((plan) => plan.card === card && SITES.every((one) => count(plan.sites, one) >= count(sites, one)));
  if (fitting.length === 0) return { kind: 'barred', state: stateWith(state, card, begun), move: { kind: 'build', site } };
  // A floor that can only go one way needs no second click.
  if (sites.length === floorsOf(state, card) || fitting.length === 1) return { kind: 'planned', plan: fitting[0] };
  return { kind: 'begun', card, site };
};
