import { computed, effect } from '@preact/signals';
import { type TableFrame, createMoment, createPlanner as createTablePlanner } from '@showboat/ui';
import type { Move, State } from '../../game';
import { answer, createChoices } from './choices';
import { wheelsOf } from './dials';
import { choiceOf } from './lookout';
import { exchangesOf, offerOf } from './orders';
import type { LitSpace, Planner, Types } from './planner';
import { litSpaces, stopsOf } from './plans';
import { askedOf } from './question';
import type { PlannerWords } from './speech';
import { createWakes } from './wake';

/** Finding the reachable spaces of a crowded river takes longer than a frame: the move is drawn first, then they light up. */
const afterPaint = (work: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') work();
  else requestAnimationFrame(() => setTimeout(work));
};

const NONE: readonly LitSpace[] = [];

export const createPlanner = (frame: TableFrame<State, Move>, words: PlannerWords, later = afterPaint): Planner => {
  const { state, seat, self } = frame;
  const wakes = createWakes(frame.past);
  const wake = computed(() => wakes.of(state.value, frame.last.value));
  // A wake is told from the one before: none may be missed.
  const stopFollowing = effect(() => void wake.value);
  const accepted = createMoment<State, true>(computed(() => wake.value.opened));
  const askAgain = (about: State, place: number): void => {
    if (state.peek() === about) planner.choose(place);
  };
  const choices = createChoices(frame, words, { wake, accepted, askAgain });
  const planner = createTablePlanner<Types>(frame, choices, words.phrases, later);
  const { held, isAsked, isReady, now, plan } = planner;
  const wish = computed(() => held.value.wish);
  return {
    ...planner,
    lit: computed(() => (isReady.value ? litSpaces(state.value, stopsOf(state.value, wish.value)) : NONE)),
    asked: computed(() => (isAsked.value ? askedOf(state.value) : undefined)),
    choice: computed(() => (isAsked.value ? choiceOf(now.value) : undefined)),
    wheels: computed(() =>
      wheelsOf(state.value, { seat: seat.value, self: self.value, wish: wish.value, plan: plan.value, wake: wake.value }),
    ),
    offer: computed(() => (isAsked.value ? offerOf(state.value) : undefined)),
    exchanges: computed(() => (isAsked.value ? exchangesOf(state.value) : [])),
    setSpeed: (speed) => planner.act((at) => choices.wishFor(at, speed)),
    answer: (heading) => planner.act((at) => answer(at, heading)),
    exchange: (picked) =>
      planner.act((at) => {
        const closed = { ...at.held, isExchanging: undefined };
        return picked ? { kind: 'play', moves: [picked.move], held: closed } : { kind: 'hold', held: closed };
      }),
    confirm: (isMeant) =>
      planner.act((at) => (isMeant ? choices.confirm(at) : { kind: 'hold', held: { ...at.held, warned: undefined } })),
    close: () => {
      stopFollowing();
      planner.close();
    },
  };
};
