import { type ReadonlySignal, computed, signal } from '@preact/signals';

/** A value that holds for the displayed state and is reset with the next one. */
export interface Moment<Value> {
  readonly now: ReadonlySignal<Value | undefined>;
  set(value: Value | undefined): void;
}

export const createMoment = <State, Value>(state: ReadonlySignal<State>): Moment<Value> => {
  const kept = signal<{ readonly state: State; readonly value: Value | undefined } | undefined>(undefined);
  return {
    now: computed(() => (kept.value?.state === state.value ? kept.value.value : undefined)),
    set: (value) => {
      kept.value = value === undefined ? undefined : { state: state.peek(), value };
    },
  };
};
