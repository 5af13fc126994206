import { type Choices, type Now, type PlannerWords as CommonWords, type Step, cycled } from '@showboat/ui';
import { type Card, type City, type Move, type Site, type State, patrician as game } from '../../game';
import { point } from './floors';
import { KEYS } from './keys';
import { isAbout, meantBy, planOfHint, plansOf, questionOf } from './plans';
import type { Held, Plan, Target, Types } from './planner';

/** Announcements to screen readers, and explanations without a rule. */
export interface PlannerWords {
  readonly phrases: CommonWords & { noCard(city: string): string; begun(city: string): string };
  nameCity(city: City): string;
  nameAmong(cards: readonly Card[], card: Card): string;
  /** The plan in one sentence. */
  sayPlan(state: State, plan: Plan): string;
  leaving(state: State, moves: readonly Move[]): string | undefined;
}

const NOTHING: Held = { chosen: undefined, card: undefined, begun: undefined };
const DECLINE: Move = { kind: 'decline' };

/** All answers; with a card in hand chosen, those with that card. */
export const listed = (state: State, { card }: Held): readonly Plan[] =>
  card === undefined ? plansOf(state) : plansOf(state).filter((plan) => plan.card === card);

/** Where there is no choice, Enter is enough. */
export const onlyOne = (state: State): Plan | undefined =>
  questionOf(state) === 'take' && plansOf(state).length === 1 ? plansOf(state)[0] : undefined;

const settled = ({ state, held }: Now<Types>): Plan | undefined => held.chosen ?? onlyOne(state);

const settle = ({ held }: Now<Types>, plan: Plan): Step<Types> => ({
  kind: 'plan',
  plan,
  held: { chosen: plan, card: plan.kind === 'build' ? (plan.card ?? held.card) : held.card, begun: undefined },
});

const carryOut = (moves: readonly Move[]): Step<Types> => ({ kind: 'play', moves, held: NOTHING });

const carryOutOrTell = (state: State, move: Move): Step<Types> => {
  const refusal = game.refuse(state, move);
  return refusal ? { kind: 'barred', refusal } : carryOut([move]);
};

const turn = (now: Now<Types>, by: 1 | -1): Step<Types> => {
  const plans = listed(now.state, now.held);
  const standing = settled(now);
  const found = cycled(plans, standing ? plans.indexOf(standing) : -1, by);
  return found ? settle(now, found) : { kind: 'nothing' };
};

/** A site may be the place of one of two floors: then the place alone does not identify the plan. */
const isFloor = (state: State, target: Target): target is Target & { kind: 'site' } =>
  target.kind === 'site' && questionOf(state) === 'build';

const handOf = ({ players, turn: seat }: State): readonly Card[] => players[seat].hand;

export const pickCard = (words: PlannerWords, { state, held }: Now<Types>, card: Card): Step<Types> => {
  if (state.phase.kind !== 'playing') return { kind: 'nothing' };
  if (held.card === card) return { kind: 'hold', held: NOTHING, said: words.phrases.dropped };
  return { kind: 'hold', held: { ...NOTHING, card }, said: words.nameAmong(handOf(state), card) };
};

const turnCards = (words: PlannerWords, now: Now<Types>, by: 1 | -1): Step<Types> => {
  const cards = [...new Set(handOf(now.state))];
  const card = cycled(cards, now.held.card === undefined ? -1 : cards.indexOf(now.held.card), by);
  return card === undefined || card === now.held.card ? { kind: 'nothing' } : pickCard(words, now, card);
};

export const createChoices = (words: PlannerWords): Choices<Types> => {
  const { phrases, nameCity } = words;

  const buildAt = (now: Now<Types>, city: City, site: Site): Step<Types> => {
    const made = point(now.state, plansOf(now.state), now.held, city, site);
    switch (made.kind) {
      case 'no-card':
        return { kind: 'note', text: phrases.noCard(nameCity(city)) };
      case 'barred':
        return { kind: 'barred', refusal: game.refuse(made.state, made.move) };
      case 'begun':
        return {
          kind: 'hold',
          held: { chosen: undefined, card: made.card, begun: made.site },
          said: phrases.begun(nameCity(city)),
          // The mouse still rests on the tower: that is not yet a choice for the second floor.
          isShown: true,
        };
      case 'planned':
        return settle(now, made.plan);
      case 'meant':
        return carryOut(made.plan.moves);
    }
  };

  const press: Choices<Types>['press'] = (now, command) => {
    switch (command) {
      case 'next':
      case 'other':
        return turn(now, 1);
      case 'previous':
        return turn(now, -1);
      case 'next-card':
        return turnCards(words, now, 1);
      case 'previous-card':
        return turnCards(words, now, -1);
      case 'decline':
        return carryOutOrTell(now.state, DECLINE);
      case 'build':
      case 'move':
      case 'take':
      case 'place': {
        const made = settled(now) ?? now.hinted;
        return made?.kind === command ? carryOut(made.moves) : { kind: 'nothing' };
      }
    }
  };

  return {
    keys: KEYS,
    nothing: NOTHING,
    isAsking: (state) => questionOf(state) !== undefined,
    settled,
    planOfHint: (state, hint, isAsked) => (isAsked ? planOfHint(plansOf(state), hint) : undefined),
    planAt: ({ state, held }, target) => {
      if (!isFloor(state, target)) return plansOf(state).find((plan) => isAbout(plan, target));
      const made = point(state, plansOf(state), held, target.city, target.site);
      return 'plan' in made ? made.plan : undefined;
    },
    point: (now, target) => {
      const { state } = now;
      if (isFloor(state, target)) return buildAt(now, target.city, target.site);
      const found = plansOf(state).find((plan) => isAbout(plan, target));
      if (found) return found === settled(now) ? carryOut(found.moves) : settle(now, found);
      const meant = meantBy(state, target);
      return { kind: 'barred', refusal: meant && game.refuse(state, meant) };
    },
    press,
    // Before a card is chosen there is no other place, but another card.
    isOpen: ({ state, held }, command) =>
      command === 'other'
        ? listed(state, held).length > 1 && (state.phase.kind !== 'playing' || held.card !== undefined)
        : undefined,
    enter: (now) => {
      const asked = questionOf(now.state);
      return asked ? press(now, asked) : { kind: 'nothing' };
    },
    digit: (now, digit) => {
      const card = handOf(now.state)[digit - 1];
      return card === undefined ? { kind: 'nothing' } : pickCard(words, now, card);
    },
    sayPlan: words.sayPlan,
    isUndoneFirst: ({ chosen, begun }) => chosen !== undefined || begun !== undefined,
    isDropTold: (held) => Object.values(held).some((thing) => thing !== undefined),
    turnOf: (state) => state.turn,
    leaving: words.leaving,
  };
};
