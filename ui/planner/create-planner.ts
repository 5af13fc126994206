import { computed, effect, signal, untracked } from '@preact/signals';
import type { Said, TableFrame } from '../view';
import { createKeyboard } from './keyboard';
import { createMoment } from './moment';
import { NONE, type Pending, resume, withCommand, withRest, withoutCommands } from './pending';
import type { Choices, Early, Now, Planner, PlannerWords, Step, WhyNot } from './planner';
import type { PlannerTypes } from './planner-types';

const isEmpty = (held: object): boolean => Object.values(held).every((thing) => thing === undefined);

/** `later` defers what is only displayed, where computing it takes longer than a frame. */
export const createPlanner = <Of extends PlannerTypes>(
  frame: TableFrame<Of['state'], Of['move']>,
  choices: Choices<Of>,
  words: PlannerWords,
  later?: (work: () => void) => void,
): Planner<Of> => {
  const { state, seat } = frame;
  const { nothing, turnOf } = choices;
  const hovered = signal<Of['target'] | undefined>(undefined);
  const ready = signal<Of['state'] | undefined>(undefined);
  const pending = signal<Pending<Of>>(NONE);
  const kept = createMoment<Of['state'], Of['held']>(state);
  const whyNot = createMoment<Of['state'], WhyNot<Of['target']>>(state);
  /** What was asked in this moment: whoever does the same again means it. */
  const question = createMoment<Of['state'], string>(state);

  const held = computed((): Of['held'] => kept.now.value ?? nothing);
  const isAsked = computed(() => seat.value !== undefined && choices.isAsking(state.value));
  const isReady = computed(() => isAsked.value && (!later || ready.value === state.value));
  const hinted = computed(() => {
    const hint = frame.hints.value[frame.hint.value];
    return hint && choices.planOfHint(state.value, hint, isAsked.value);
  });
  const now = computed(
    (): Now<Of> => ({
      state: state.value,
      held: held.value,
      hinted: hinted.value,
      pending: pending.value,
    }),
  );
  const settled = computed(() => (isAsked.value ? choices.settled(now.value) : undefined));
  const planAt = (target: Of['target'] | undefined): Of['plan'] | undefined =>
    target === undefined || !isReady.value ? undefined : choices.planAt(now.value, target);
  const plan = computed(() => planAt(hovered.value) ?? planAt(choices.cursorOf?.(held.value)) ?? settled.value ?? hinted.value);

  const hold = (next: Of['held'], said: Said | undefined, isShown?: boolean): void => {
    if (isShown) hovered.value = undefined;
    ready.value = state.peek();
    kept.set(isEmpty(next) ? undefined : next);
    whyNot.set(undefined);
    frame.explain(undefined);
    if (said !== undefined) frame.announce(said);
  };

  /** Whether these moves must wait for a second try. */
  const isQuestioned = (moves: readonly Of['move'][]): boolean => {
    const text = choices.leaving?.(state.peek(), moves);
    if (text === undefined || question.now.peek() === text) return false;
    question.set(text);
    whyNot.set({ note: text });
    frame.announce(text);
    return true;
  };

  const perform = (step: Step<Of>): void => {
    switch (step.kind) {
      case 'nothing':
        return;
      case 'plan':
        // What Enter would do is what is shown.
        return hold(step.held, choices.sayPlan(state.peek(), step.plan), true);
      case 'hold':
        return hold(step.held, step.said, step.isShown);
      case 'play':
        if (isQuestioned(step.moves)) return;
        // After an undo the player decides again: the plan must not come back with its moment.
        kept.set(isEmpty(step.held) ? undefined : step.held);
        pending.value = withRest(pending.peek(), step.rest, turnOf(state.peek()));
        if (step.said !== undefined) frame.announce(step.said);
        return frame.play(step.moves);
      case 'barred':
        pending.value = withoutCommands(pending.peek());
        frame.explain(step.refusal);
        if (!step.refusal) return;
        whyNot.set({ refusal: step.refusal, target: step.target });
        if (step.said !== undefined) frame.announce(step.said);
        return;
      case 'note':
        whyNot.set({ note: step.text });
        return frame.announce(step.text);
    }
  };

  const keep = (early: Early<Of>): void => {
    if (!choices.isKept?.(state.peek(), frame.self.peek(), early)) return;
    const turn = turnOf(state.peek());
    pending.value =
      early.kind === 'point' ? { kind: 'pointed', target: early.target, turn } : withCommand(pending.peek(), early.command, turn);
  };

  const act = (choosing: (now: Now<Of>) => Step<Of>, early?: Early<Of>): void => {
    whyNot.set(undefined);
    if (isAsked.peek()) perform(choosing(now.peek()));
    else if (early) keep(early);
  };

  const choose = (target: Of['target']): void => act((at) => choices.point(at, target), { kind: 'point', target });

  const drop = (): boolean => {
    const before = held.peek();
    const isHeld = !isEmpty(before) || whyNot.now.peek() !== undefined;
    kept.set(undefined);
    whyNot.set(undefined);
    frame.explain(undefined);
    if (choices.isDropTold(before)) frame.announce(words.dropped);
    return isHeld;
  };

  const undo = (): void => {
    pending.value = NONE;
    whyNot.set(undefined);
    // A plan is undone first.
    if (choices.isUndoneFirst(held.peek())) drop();
    else if (frame.canUndo.peek()) frame.undo();
    else frame.announce(words.nothingToUndo);
  };

  const redo = (): void => {
    pending.value = NONE;
    whyNot.set(undefined);
    if (frame.canRedo.peek()) frame.redo();
    else frame.announce(words.nothingToRedo);
  };

  const press = (command: Of['command'] | 'undo' | 'redo' | 'enter'): void => {
    if (command === 'undo') undo();
    else if (command === 'redo') redo();
    else if (command === 'enter') act((at) => choices.enter(at, plan.peek()));
    else act((at) => choices.press(at, command), { kind: 'press', command });
  };

  const isOpen = (command: Of['command'] | 'undo' | 'redo'): boolean => {
    if (command === 'undo') return frame.canUndo.value || choices.isUndoneFirst(held.value);
    if (command === 'redo') return frame.canRedo.value;
    if (!isAsked.value) return false;
    const known = choices.isOpen?.(now.value, command);
    if (known !== undefined) return known;
    const { kind } = choices.press(now.value, command);
    return kind !== 'nothing' && kind !== 'barred';
  };

  const goOn = (): void => {
    const next = resume(pending.peek(), turnOf(state.peek()), choices.canGoOn?.(state.peek()) ?? true);
    pending.value = next.left;
    switch (next.kind) {
      case 'nothing':
        return;
      case 'point':
        return choose(next.target);
      case 'press':
        return press(next.command);
      case 'go-on': {
        const course = choices.goOn?.(now.peek(), next.rest);
        pending.value = withRest(pending.peek(), course?.rest, turnOf(state.peek()));
        return course && perform(course.step);
      }
    }
  };

  const stopGoingOn = effect(() => {
    void state.value;
    if (isAsked.value) untracked(goOn);
  });
  const stopGettingReady = effect(() => {
    const shown = state.value;
    if (isAsked.value && ready.peek() !== shown)
      later?.(() => {
        if (state.peek() === shown) ready.value = shown;
      });
  });

  return {
    frame,
    isAsked,
    isReady,
    held,
    hovered,
    hinted,
    settled,
    plan,
    isChosen: computed(() => plan.value !== undefined && plan.value === settled.value),
    whyNot: whyNot.now,
    pending,
    now,
    hover: (target) => {
      hovered.value = target;
    },
    choose,
    press,
    isOpen,
    act,
    onKey: createKeyboard(choices.keys, {
      mode: () => (isAsked.peek() ? choices.modeOf?.(now.peek()) : undefined),
      digit: (digit) => act((at) => choices.digit(at, digit)),
      press,
      drop,
    }),
    close: () => {
      stopGoingOn();
      stopGettingReady();
    },
  };
};
