import { computed } from '@preact/signals';
import { type TableFrame, createPlanner as createTablePlanner, playForced } from '@showboat/ui';
import { type Goal, type Move, type State, goalsOf } from '../../game';
import { type PlannerWords, catMeant, createChoices, forced, listed, mainOf, variants } from './choices';
import type { CatName, CommandId, Plan, Planner, Types, Variety } from './planner';
import { catsOf, questionOf } from './plans';

const NO_PLANS: readonly Plan[] = [];
const NO_GOALS: readonly Goal[] = [];
const NO_CATS: readonly CatName[] = [];

export const createPlanner = (given: TableFrame<State, Move>, words: PlannerWords): Planner => {
  const { frame, isForcing, close } = playForced(given, forced);
  const planner = createTablePlanner<Types>(frame, createChoices(words), words.phrases);
  const { held, hinted, isAsked, now, plan } = planner;
  const { state } = frame;
  const question = computed(() => (isAsked.value ? questionOf(state.value) : undefined));
  const plans = computed(() => (isAsked.value ? listed(now.value) : NO_PLANS));
  const cats = computed(() => (isAsked.value ? catsOf(state.value) : NO_CATS));
  const cat = computed(() => (isAsked.value ? catMeant(state.value, held.value) : undefined));
  const settled = computed(() => planner.settled.value ?? hinted.value);

  const variety = computed((): Variety => {
    const isHere = isAsked.value && variants(now.value).length > 0;
    switch (question.value) {
      case 'dive':
        return isHere ? 'pair' : 'dumpster';
      case 'lay':
        return isHere ? 'catwalk' : 'gap';
      case 'move':
        return isHere ? 'way' : 'roof';
      case 'shelter':
        return 'roof';
      case 'place':
      case 'poor':
      case undefined:
        return 'pair';
    }
  });

  return {
    ...planner,
    isForcing,
    close: () => {
      close();
      planner.close();
    },
    // A hint is shown like a chosen plan: Enter carries it out.
    isChosen: computed(() => plan.value !== undefined && plan.value === settled.value),
    question,
    plans,
    cats,
    cat,
    goals: computed(() =>
      question.value === 'move' && cat.value ? goalsOf(state.value, cat.value.pose, cat.value.from) : NO_GOALS,
    ),
    variety,
    main: computed((): CommandId => (isAsked.value ? mainOf(now.value, plan.value) : 'end')),
  };
};
