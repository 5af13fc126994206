import { computed, signal } from '@preact/signals';
import type { Refusal } from '@showboat/engine';
import { type TableFrame, createMoment } from '@showboat/ui';
import { type Card, type City, type Move, type Site, type State, patrician as game } from '../../game';
import { point } from './floors';
import { createKeyboard } from './keyboard';
import { isAbout, meantBy, planOfHint, plansOf, questionOf } from './plans';
import type { CommandId, Plan, Planner, Target } from './planner';

/** What the planner says to those who listen, and where no rule speaks. */
export interface PlannerWords {
  readonly labels: {
    readonly dropped: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    noCard(city: string): string;
    begun(city: string): string;
  };
  nameCity(city: City): string;
  nameAmong(cards: readonly Card[], card: Card): string;
  /** The plan in one sentence. */
  sayPlan(state: State, plan: Plan): string;
}

const NONE: readonly Plan[] = [];
const DECLINE: Move = { kind: 'decline' };

const next = <Item>(items: readonly Item[], now: Item | undefined, by: 1 | -1): Item | undefined => {
  const at = now === undefined ? -1 : items.indexOf(now);
  if (items.length === 0) return undefined;
  return at < 0 ? items[by > 0 ? 0 : items.length - 1] : items[(at + by + items.length) % items.length];
};

export const createPlanner = (frame: TableFrame<State, Move>, words: PlannerWords): Planner => {
  const { labels } = words;
  const { state, seat, self } = frame;
  const hovered = signal<Target | undefined>(undefined);
  const picked = createMoment<State, Card>(state);
  const begun = createMoment<State, Site>(state);
  const chosen = createMoment<State, Plan>(state);
  const note = createMoment<State, string>(state);

  const question = computed(() => (seat.value === undefined ? undefined : questionOf(state.value)));
  const all = computed(() => (question.value === undefined ? NONE : plansOf(state.value)));
  const plans = computed(() =>
    picked.now.value === undefined ? all.value : all.value.filter(({ card }) => card === picked.now.value),
  );
  /** Where there is no choice, Enter is enough. */
  const only = computed(() => (question.value === 'take' && all.value.length === 1 ? all.value[0] : undefined));
  const hinted = computed(() => {
    const hint = frame.hints.value[frame.hint.value];
    return hint && planOfHint(all.value, hint);
  });
  const hoveredPlan = computed((): Plan | undefined => {
    const target = hovered.value;
    if (!target) return undefined;
    if (target.kind !== 'site' || question.value !== 'build') return all.value.find((plan) => isAbout(plan, target));
    const made = point(state.value, all.value, pointing(), target.city, target.site);
    return made.kind === 'planned' || made.kind === 'meant' ? made.plan : undefined;
  });
  const plan = computed(() => hoveredPlan.value ?? chosen.now.value ?? only.value ?? hinted.value);

  const pointing = (): Parameters<typeof point>[2] => ({
    card: picked.now.value,
    begun: begun.now.value,
    chosen: chosen.now.value,
  });

  const why = (refusal: Refusal | undefined): void => {
    if (refusal) frame.explain(refusal);
  };

  const say = (text: string): void => {
    note.set(text);
    frame.announce(text);
  };

  const settle = (made: Plan): void => {
    // What Enter would do is what is shown, wherever the mouse happens to rest.
    hovered.value = undefined;
    begun.set(undefined);
    chosen.set(made);
    if (made.kind === 'build' && made.card !== undefined) picked.set(made.card);
    frame.announce(words.sayPlan(state.peek(), made));
  };

  const carryOut = (made: Plan): void => frame.play(made.moves);

  const pick = (card: Card): void => {
    if (question.peek() !== 'build' || state.peek().phase.kind !== 'playing') return;
    note.set(undefined);
    begun.set(undefined);
    chosen.set(undefined);
    const isSame = picked.now.peek() === card;
    picked.set(isSame ? undefined : card);
    frame.announce(isSame ? labels.dropped : words.nameAmong(state.peek().players[state.peek().turn].hand, card));
  };

  const buildAt = (city: City, site: Site): void => {
    const made = point(state.peek(), all.peek(), pointing(), city, site);
    switch (made.kind) {
      case 'no-card':
        return say(labels.noCard(words.nameCity(city)));
      case 'barred':
        return why(game.refuse(made.state, made.move));
      case 'begun':
        chosen.set(undefined);
        picked.set(made.card);
        begun.set(made.site);
        return frame.announce(labels.begun(words.nameCity(city)));
      case 'planned':
        return settle(made.plan);
      case 'meant':
        return carryOut(made.plan);
    }
  };

  const choose = (target: Target): void => {
    note.set(undefined);
    if (question.peek() === undefined) return;
    if (question.peek() === 'build' && target.kind === 'site') return buildAt(target.city, target.site);
    const found = all.peek().find((one) => isAbout(one, target));
    if (!found) {
      const meant = meantBy(state.peek(), target);
      return why(meant && game.refuse(state.peek(), meant));
    }
    if (found === chosen.now.peek() || found === only.peek()) return carryOut(found);
    settle(found);
  };

  /** A plan, or the first floor of one. */
  const isPlanning = (): boolean => chosen.now.value !== undefined || begun.now.value !== undefined;

  const isOpen = (id: CommandId): boolean => {
    switch (id) {
      case 'undo':
        return frame.canUndo.value || isPlanning();
      case 'redo':
        return frame.canRedo.value;
      case 'other':
        return (
          plans.value.length > 1 &&
          (question.value !== 'build' || picked.now.value !== undefined || state.value.phase.kind === 'building')
        );
      case 'decline':
        return question.value === 'move' || question.value === 'place';
      case 'build':
      case 'move':
      case 'take':
      case 'place':
        return question.value === id && (chosen.now.value ?? only.value ?? hinted.value) !== undefined;
    }
  };

  const takeBack = (isUndo: boolean): void => {
    const isPossible = (isUndo ? frame.canUndo : frame.canRedo).peek();
    if (!isPossible) frame.announce(isUndo ? labels.nothingToUndo : labels.nothingToRedo);
    else if (isUndo) frame.undo();
    else frame.redo();
  };

  const turnPlans = (by: 1 | -1): void => {
    const found = next(plans.peek(), chosen.now.peek() ?? only.peek(), by);
    if (found) settle(found);
  };

  const drop = (): boolean => {
    const held = [chosen, begun, picked, note].filter(({ now }) => now.peek() !== undefined);
    for (const moment of held) moment.set(undefined);
    if (held.length > 0) frame.announce(labels.dropped);
    return held.length > 0;
  };

  const press = (id: CommandId): void => {
    note.set(undefined);
    if (id === 'undo' || id === 'redo') {
      // What is only planned is taken back first.
      if (id === 'undo' && isPlanning() && drop()) return;
      return takeBack(id === 'undo');
    }
    if (question.peek() === undefined) return;
    if (id === 'other') return turnPlans(1);
    if (id === 'decline') {
      const refusal = game.refuse(state.peek(), DECLINE);
      return refusal ? why(refusal) : frame.play([DECLINE]);
    }
    const made = chosen.now.peek() ?? only.peek() ?? hinted.peek();
    if (made && made.kind === id) carryOut(made);
  };

  const hand = computed(() => (self.value === undefined ? [] : state.value.players[self.value].hand));

  return {
    frame,
    question,
    plans,
    plan,
    isChosen: computed(() => plan.value !== undefined && plan.value === (chosen.now.value ?? only.value)),
    hand,
    card: computed(() => (plan.value?.kind === 'build' ? plan.value.card : picked.now.value)),
    begun: begun.now,
    hovered,
    looked: computed(() => (hovered.value && hovered.value.kind !== 'link' ? hovered.value.city : plan.value?.city)),
    note: note.now,
    isOpen,
    hover: (target) => {
      hovered.value = target;
    },
    choose,
    pick,
    press,
    onKey: createKeyboard({
      press,
      pickNumber: (number) => {
        const card = hand.peek()[number - 1];
        if (card !== undefined) pick(card);
      },
      turnCards: (by) => {
        const card = next([...new Set(hand.peek())], picked.now.peek(), by);
        if (card !== undefined && card !== picked.now.peek()) pick(card);
      },
      turnPlans,
      enter: () => {
        const asked = question.peek();
        if (asked) press(asked);
      },
      escape: drop,
    }),
    close: () => undefined,
  };
};
