import { computed } from '@preact/signals';
import { type TableFrame, createPlanner as createTablePlanner, playForced } from '@showboat/ui';
import type { Move, State } from '../../game';
import { type PlannerWords, createChoices, listed, onlyOne, pickCard } from './choices';
import type { Plan, Planner, Types } from './planner';
import { questionOf } from './plans';

const NONE: readonly Plan[] = [];

export const createPlanner = (given: TableFrame<State, Move>, words: PlannerWords): Planner => {
  // A card must be taken, and there is only one.
  const { frame, isForcing, close } = playForced(given, (state) => onlyOne(state)?.moves ?? []);
  const planner = createTablePlanner<Types>(frame, createChoices(words), words.phrases);
  const { held, hovered, isAsked, plan } = planner;
  const { state, self } = frame;
  return {
    ...planner,
    isForcing,
    close: () => {
      close();
      planner.close();
    },
    question: computed(() => (isAsked.value ? questionOf(state.value) : undefined)),
    plans: computed(() => (isAsked.value ? listed(state.value, held.value) : NONE)),
    hand: computed(() => (self.value === undefined ? [] : state.value.players[self.value].hand)),
    card: computed(() => (plan.value?.kind === 'build' ? plan.value.card : held.value.card)),
    looked: computed(() => (hovered.value && hovered.value.kind !== 'link' ? hovered.value.city : plan.value?.city)),
    pick: (card) => planner.act((now) => pickCard(words, now, card)),
  };
};
