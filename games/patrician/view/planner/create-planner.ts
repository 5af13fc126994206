import { computed } from '@preact/signals';
import { type TableFrame, createPlanner as createTablePlanner } from '@showboat/ui';
import type { Move, State } from '../../game';
import { type PlannerWords, createChoices, listed, pickCard } from './choices';
import type { Plan, Planner, Types } from './planner';
import { questionOf } from './plans';

const NONE: readonly Plan[] = [];

export const createPlanner = (frame: TableFrame<State, Move>, words: PlannerWords): Planner => {
  const planner = createTablePlanner<Types>(frame, createChoices(words), words.labels);
  const { held, hinted, hovered, isAsked, plan, settled } = planner;
  const { state, self } = frame;
  const question = computed(() => (isAsked.value ? questionOf(state.value) : undefined));
  const plans = computed(() => (isAsked.value ? listed(state.value, held.value) : NONE));
  return {
    ...planner,
    question,
    plans,
    hand: computed(() => (self.value === undefined ? [] : state.value.players[self.value].hand)),
    card: computed(() => (plan.value?.kind === 'build' ? plan.value.card : held.value.card)),
    looked: computed(() => (hovered.value && hovered.value.kind !== 'link' ? hovered.value.city : plan.value?.city)),
    isOpen: (command) => {
      switch (command) {
        case 'undo':
          return planner.canUndo.value;
        case 'redo':
          return frame.canRedo.value;
        case 'other':
          return (
            plans.value.length > 1 &&
            (question.value !== 'build' || held.value.card !== undefined || state.value.phase.kind === 'building')
          );
        case 'decline':
          return question.value === 'move' || question.value === 'place';
        case 'build':
        case 'move':
        case 'take':
        case 'place':
          return question.value === command && (settled.value ?? hinted.value) !== undefined;
      }
    },
    pick: (card) => {
      if (isAsked.peek()) planner.perform(pickCard(words, planner.now.peek(), card));
    },
  };
};
