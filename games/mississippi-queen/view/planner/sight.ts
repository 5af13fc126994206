import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Heading, Refusal } from '@showboat/engine';
import { type Moment, type TableFrame, createMoment } from '@showboat/ui';
import type { Move, State, Stop } from '../../game';
import { wheelsOf } from './dials';
import type { Asked, Command, CommandId, Exchange, LitSpace, Plan, Wheels } from './planner';
import { commandsOf, exchangesOf } from './orders';
import { litSpaces, planOf, planOfHint, stopsOf } from './plans';
import { askedOf } from './question';
import { type Wake, createWakes } from './wake';

/** What the planner looks at and wishes for, and what follows from it. Nothing here acts. */
export interface Sight {
  readonly hovered: { value: number | undefined };
  /** The state whose spaces may be lit: finding them may have to wait. */
  readonly ready: { value: State | undefined; peek(): State | undefined };
  readonly wish: Moment<number>;
  readonly chosen: Moment<number>;
  readonly cursor: Moment<number>;
  readonly isAskingWhy: Moment<true>;
  readonly looked: Moment<Heading>;
  readonly isExchanging: Moment<true>;
  readonly whyNot: Moment<{ readonly place: number | undefined; readonly refusal: Refusal }>;
  readonly wake: ReadonlySignal<Wake>;
  readonly stops: ReadonlySignal<ReadonlyMap<number, Stop>>;
  readonly lit: ReadonlySignal<readonly LitSpace[]>;
  readonly chosenPlan: ReadonlySignal<Plan | undefined>;
  readonly hinted: ReadonlySignal<Plan | undefined>;
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly asked: ReadonlySignal<Asked | undefined>;
  readonly choice: ReadonlySignal<Heading | undefined>;
  readonly wheels: ReadonlySignal<Wheels | undefined>;
  readonly commands: ReadonlySignal<Readonly<Record<CommandId, Command>>>;
  readonly exchanges: ReadonlySignal<readonly Exchange[]>;
}

const NONE: readonly LitSpace[] = [];

/** `pushOfPlan`: where the plan that is being carried out pushes the ship it met. */
export const createSight = (frame: TableFrame<State, Move>, pushOfPlan: () => Heading | undefined): Sight => {
  const { state, seat } = frame;
  const hovered = signal<number | undefined>(undefined);
  const ready = signal<State | undefined>(undefined);
  const wish = createMoment<State, number>(state);
  const chosen = createMoment<State, number>(state);
  const cursor = createMoment<State, number>(state);
  const isAskingWhy = createMoment<State, true>(state);
  const looked = createMoment<State, Heading>(state);
  const isExchanging = createMoment<State, true>(state);
  const whyNot = createMoment<State, { readonly place: number | undefined; readonly refusal: Refusal }>(state);
  const wakes = createWakes();
  const wake = computed(() => wakes.of(state.value, frame.last.value));

  const stops = computed(() => stopsOf(state.value, wish.now.value));
  const planTo = (place: number | undefined): Plan | undefined => {
    const stop = place === undefined ? undefined : stops.value.get(place);
    return stop && planOf(state.value, stop.moves);
  };
  const asked = computed(() => (seat.value === undefined ? undefined : askedOf(state.value)));
  const lit = computed(() => {
    if (seat.value === undefined || ready.value !== state.value) return NONE;
    return litSpaces(state.value, stops.value);
  });
  const chosenPlan = computed(() => (seat.value === undefined ? undefined : planTo(chosen.now.value)));
  const lookedAt = computed(() => {
    if (seat.value === undefined || ready.value !== state.value) return undefined;
    return planTo(hovered.value) ?? planTo(cursor.now.value);
  });
  const hinted = computed(() => {
    const hint = frame.hints.value[frame.hint.value];
    return hint && planOfHint(state.value, hint);
  });
  const plan = computed(() => lookedAt.value ?? chosenPlan.value ?? hinted.value);
  const choice = computed((): Heading | undefined => {
    const ways = asked.value?.ways.filter(({ refusal }) => !refusal);
    if (looked.now.value !== undefined || !ways) return looked.now.value;
    return (ways.find(({ heading }) => heading === pushOfPlan()) ?? ways[0])?.heading;
  });
  const wheels = computed(() =>
    wheelsOf(state.value, {
      seat: seat.value,
      self: frame.self.value,
      wish: wish.now.value,
      plan: plan.value,
      wake: wake.value,
    }),
  );
  const commands = computed(() =>
    commandsOf(state.value, {
      isOurs: seat.value !== undefined,
      isAsked: asked.value !== undefined,
      wish: wish.now.value,
      canSail: asked.value !== undefined || chosenPlan.value !== undefined || hinted.value !== undefined,
      canUndo: frame.canUndo.value,
      canRedo: frame.canRedo.value,
    }),
  );
  const exchanges = computed(() => (seat.value === undefined ? [] : exchangesOf(state.value)));
  return {
    hovered, ready, wish, chosen, cursor, isAskingWhy, looked, isExchanging, whyNot, wake,
    stops, lit, chosenPlan, hinted, plan, asked, choice, wheels, commands, exchanges,
  }; // biome-ignore format: as above
};
