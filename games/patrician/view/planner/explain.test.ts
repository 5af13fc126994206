import { createRandom } from '@showboat/engine';
import { NONE, type Now } from '@showboat/ui';
import { expect, test } from 'vitest';
import {
  CARDS,
  CITIES,
  type City,
  LINKS,
  LINK_ENDS,
  NO_CARD,
  SITES,
  type State,
  cardPlayed,
  citiesFor,
  floorsIn,
  FLOORS,
  isComplete,
  linksFor,
  patrician as game,
} from '../../game';
import { en } from '../../index';
import { CASES, startOf, wanderFrom } from '../../testing/cases';
import { createChoices } from './choices';
import type { Held, Target, Types } from './planner';
import { isAbout, plansOf } from './plans';

const NOTE = 'no card of ';
const choices = createChoices({
  phrases: { dropped: '', nothingToUndo: '', nothingToRedo: '', noCard: (city) => `${NOTE}${city}`, begun: () => '' },
  nameCity: en.nameCity,
  nameAmong: en.nameAmong,
  sayPlan: () => '',
  leaving: () => undefined,
});

const targetsIn = ({ options: { seats } }: State): readonly Target[] => [
  ...citiesFor(seats).flatMap((city): readonly Target[] => [
    ...SITES.map((site) => ({ kind: 'site', city, site }) as const),
    { kind: 'lying', city },
  ]),
  ...linksFor(seats).map((link) => ({ kind: 'link', link }) as const),
];

const own = ({ towers, turn }: State, city: City): boolean =>
  [towers[2 * city], towers[2 * city + 1]].some((tower) => tower.includes(String(turn)));
const built = (state: State): City => CARDS[cardPlayed(state)].city;
const height = ({ towers }: State, { city, site }: Target & { readonly kind: 'site' }): number =>
  towers[2 * city + (site === 'A' ? 0 : 1)].length;

/** What must be so for each reason, read from the state alone. */
const TRUE: Readonly<Record<string, (state: State, target: Target) => boolean>> = {
  'played-already': ({ phase }) => phase.kind !== 'playing',
  'last-floor-elsewhere': (state, target) =>
    target.kind === 'site' &&
    FLOORS[target.city] - floorsIn(state.towers, target.city) === 1 &&
    height(state, { ...target, site: target.site === 'A' ? 'B' : 'A' }) === 0,
  'move-where-built': (state, target) => target.kind === 'site' && target.city === built(state),
  'move-without-floor': (state, target) => target.kind === 'site' && !own(state, target.city),
  'move-in-complete-city': (state, target) => target.kind === 'site' && isComplete(state.towers, target.city),
  'move-from-empty-site': (state, target) => target.kind === 'site' && height(state, target) === 0,
  'move-would-empty-site': (state, target) =>
    target.kind === 'site' && height(state, target) === 1 && !state.options.moveMayEmptySite,
  'no-card-there': ({ lying }, target) => target.kind !== 'link' && lying[target.city] === NO_CARD,
  'take-where-built': (state, target) =>
    target.kind !== 'link' &&
    target.city !== built(state) &&
    state.lying[built(state)] !== NO_CARD &&
    CARDS[cardPlayed(state)].symbol !== 'any-card',
  'messenger-where-built': (state, target) => target.kind === 'link' && LINK_ENDS[target.link].includes(built(state)),
  'link-taken': ({ placed }, target) => target.kind === 'link' && placed.some(({ link }) => link === target.link),
  'city-has-two-messengers': ({ placed }, target) =>
    target.kind === 'link' &&
    LINK_ENDS[target.link].some((city) => placed.filter(({ link }) => LINK_ENDS[link].includes(city)).length === 2),
};

/** Floors of one tower as they would have to be. */
const withTower = (state: State, city: City, site: 'A' | 'B', floors: string): State => ({
  ...state,
  towers: state.towers.map((tower, i) => (i === 2 * city + (site === 'A' ? 0 : 1) ? floors : tower)),
});

const atSite = (state: State, target: Target, change: (floors: string, mine: string) => string): State =>
  target.kind === 'site'
    ? withTower(
        state,
        target.city,
        target.site,
        change(state.towers[2 * target.city + (target.site === 'A' ? 0 : 1)], String(state.turn)),
      )
    : state;

const withLying = (state: State, city: City, card: number): State => ({
  ...state,
  lying: state.lying.map((one, i) => (i === city ? card : one)),
});

/** The same moment without what the rule forbids: then that rule is not named any more. */
const LIFTED: Readonly<Record<string, (state: State, target: Target) => State>> = {
  'last-floor-elsewhere': (state, target) =>
    target.kind === 'site'
      ? withTower(
          atSite(state, target, (floors) => floors.slice(1)),
          target.city,
          target.site === 'A' ? 'B' : 'A',
          '0',
        )
      : state,
  'move-without-floor': (state, target) => atSite(state, target, (floors, mine) => `${floors.slice(0, -1)}${mine}`),
  'move-in-complete-city': (state, target) => atSite(state, target, (floors) => floors.slice(1)),
  'move-from-empty-site': (state, target) => atSite(state, target, (_, mine) => mine),
  'move-would-empty-site': (state) => ({ ...state, options: { ...state.options, moveMayEmptySite: true } }),
  'no-card-there': (state, target) => (target.kind === 'link' ? state : withLying(state, target.city, 0)),
  'take-where-built': (state) => withLying(state, built(state), NO_CARD),
  'link-taken': (state, target) => ({
    ...state,
    placed: state.placed.filter(({ link }) => target.kind !== 'link' || link !== target.link),
  }),
  'city-has-two-messengers': (state, target) => ({
    ...state,
    placed: state.placed.filter(
      ({ link }) => target.kind !== 'link' || !LINK_ENDS[link].some((city) => LINK_ENDS[target.link].includes(city)),
    ),
  }),
};

const nameOf = (target: Target): string =>
  target.kind === 'link' ? LINKS[target.link] : `${CITIES[target.city]} ${target.kind === 'site' ? target.site : 'card'}`;

const GAMES = 60;
const MOMENTS = [20, 40, 70, 100, 130, 160, 190];

test('why not is never a rule that does not forbid it: for every place, in positions of random games', () => {
  const seen = new Set<string>();
  const lies: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const start = startOf(CASES[seed % CASES.length].options);
    for (const moves of MOMENTS) {
      const whole = wanderFrom(start, moves + (seed % 20), createRandom(`why ${seed}`));
      if (!choices.isAsking(whole)) continue;
      const state = game.view(whole, whole.turn);
      const { hand } = state.players[state.turn];
      const inHand: readonly Held[] = state.phase.kind === 'playing' ? hand.map((card) => ({ ...choices.nothing, card })) : [];
      for (const held of [choices.nothing, ...inHand])
        for (const target of targetsIn(state)) {
          const now: Now<Types> = { state, held, hinted: undefined, pending: NONE };
          const step = choices.point(now, target);
          const where = `${nameOf(target)} ${state.phase.kind}, game ${seed}, move ${moves}`;
          const isPossible = plansOf(state).some((plan) => isAbout(plan, target));
          const city = target.kind === 'link' ? -1 : target.city;
          if (step.kind === 'note') {
            const isRight = step.text === `${NOTE}${en.nameCity(city)}` && !hand.some((card) => CARDS[card].city === city);
            if (!isRight) lies.push(`${where}: ${step.text}`);
          } else if (step.kind === 'barred' && step.refusal) {
            const { code } = step.refusal;
            seen.add(code);
            // A card that is chosen may be barred where another could be played.
            const isFree = isPossible && held.card === undefined;
            if (isFree || TRUE[code]?.(state, target) !== true) lies.push(`${where}: ${code}`);
            const lifted = LIFTED[code]?.(state, target);
            const after = lifted && choices.point({ ...now, state: lifted }, target);
            if (after?.kind === 'barred' && after.refusal?.code === code) lies.push(`${where}: ${code}, and without it, too`);
          } else if (isPossible && step.kind === 'nothing') lies.push(`${where}: nothing`);
        }
    }
  }
  expect(lies).toEqual([]);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['last-floor-elsewhere', 'move-without-floor', 'take-where-built']));
});
