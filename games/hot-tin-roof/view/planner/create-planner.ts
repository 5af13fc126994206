import { computed, signal } from '@preact/signals';
import type { Refusal } from '@showboat/engine';
import { type TableFrame, createMoment } from '@showboat/ui';
import { type Goal, type Move, type Roof, type State, goalsOf, hotTinRoof as game } from '../../game';
import { createKeyboard } from './keyboard';
import { catsOf, isAbout, meantBy, planOfHint, plansOf, questionOf } from './plans';
import type { CatName, CommandId, Plan, Planner, Target, Variety } from './planner';

/** What the planner says to those who listen. */
export interface PlannerWords {
  readonly labels: { readonly dropped: string; readonly nothingToUndo: string; readonly nothingToRedo: string };
  /** The plan in one sentence. */
  sayPlan(state: State, plan: Plan): string;
  sayCat(state: State, cat: CatName): string;
}

const NO_PLANS: readonly Plan[] = [];
const NO_GOALS: readonly Goal[] = [];
const DECLINE: Move = { kind: 'decline' };
const END: Move = { kind: 'end' };

const next = <Item>(items: readonly Item[], at: number, by: 1 | -1): Item | undefined => {
  if (items.length === 0) return undefined;
  return at < 0 ? items[by > 0 ? 0 : items.length - 1] : items[(at + by + items.length) % items.length];
};

const isSameCat = (a: CatName, b: CatName | undefined): boolean => a.pose === b?.pose && a.from === b.from;

export const createPlanner = (frame: TableFrame<State, Move>, words: PlannerWords): Planner => {
  const { labels } = words;
  const { state, seat } = frame;
  const hovered = signal<Target | undefined>(undefined);
  const picked = createMoment<State, CatName>(state);
  const chosen = createMoment<State, Plan>(state);

  const question = computed(() => (seat.value === undefined ? undefined : questionOf(state.value)));
  const cats = computed(() => (question.value === 'move' ? catsOf(state.value) : []));
  const cat = computed((): CatName | undefined => picked.now.value ?? cats.value[0]);
  const goals = computed(() =>
    cat.value && question.value === 'move' ? goalsOf(state.value, cat.value.pose, cat.value.from) : NO_GOALS,
  );
  const plans = computed(() => (question.value === undefined ? NO_PLANS : plansOf(state.value, cat.value)));
  /** Where there is no choice, Enter is enough. */
  const only = computed(() =>
    (question.value === 'poor' || question.value === 'place') && plans.value.length === 1 ? plans.value[0] : undefined,
  );
  const hinted = computed(() => {
    const hint = frame.hints.value[frame.hint.value];
    return hint && planOfHint(state.value, hint);
  });
  const hoveredPlan = computed((): Plan | undefined => {
    const target = hovered.value;
    const standing = chosen.now.value;
    if (!target) return undefined;
    if (standing && isAbout(standing, target)) return standing;
    return plans.value.find((plan) => isAbout(plan, target));
  });
  const settled = computed(() => chosen.now.value ?? only.value ?? hinted.value);
  const plan = computed(() => hoveredPlan.value ?? settled.value);

  const main = computed((): CommandId => {
    const asked = question.value;
    if (asked === undefined) return 'end';
    // What is only looked at is not run yet, but must not look like the end of the turn either.
    if (asked === 'move') return plan.value ? 'run' : 'end';
    // Where nothing can be built, there is only one way on.
    if ((asked === 'lay' || asked === 'shelter') && plans.value.length === 0) return 'decline';
    return asked;
  });

  /** Whatever is done next, what was said before about something else goes. */
  const why = (refusal: Refusal | undefined): void => frame.explain(refusal);

  const settle = (made: Plan): void => {
    // What Enter would do is what is shown, wherever the mouse happens to rest.
    hovered.value = undefined;
    why(undefined);
    if (made.kind === 'move' && made.pose !== undefined && made.from !== undefined) {
      const mover = { pose: made.pose, from: made.from };
      if (!isSameCat(mover, cat.peek())) picked.set(mover);
    }
    chosen.set(made);
    frame.announce(words.sayPlan(state.peek(), made));
  };

  const carryOut = (moves: readonly Move[]): void => {
    // Whoever takes it back is asked anew: the plan must not come back with the moment it was made in.
    chosen.set(undefined);
    picked.set(undefined);
    frame.play(moves);
  };

  const pick = (wanted: CatName | undefined): void => {
    if (!wanted) return;
    why(undefined);
    chosen.set(undefined);
    picked.set(wanted);
    frame.announce(words.sayCat(state.peek(), wanted));
  };

  /** Own cats on a roof take turns. */
  const catsOn = (roof: Roof): CatName | undefined => {
    const here = cats.peek().filter(({ from }) => from === roof);
    return next(
      here,
      here.findIndex((one) => isSameCat(one, cat.peek())),
      1,
    );
  };

  /** Pointed at in the own turn while its last step is still shown. */
  let early: { readonly target: Target; readonly number: number } | undefined;

  const choose = (target: Target): void => {
    const { turn, number } = state.peek();
    if (question.peek() === undefined) {
      // A dumpster is what has just been chosen: the second half of a double click means nothing more.
      if (turn === frame.self.peek() && target.kind !== 'dumpster') early = { target, number };
      return;
    }
    const standing = chosen.now.peek();
    if (standing && isAbout(standing, target)) return carryOut(standing.moves);
    const found = plans.peek().find((one) => isAbout(one, target));
    if (found) return settle(found);
    if (target.kind === 'roof' && question.peek() === 'move') {
      const own = catsOn(target.roof);
      if (own) return pick(own);
    }
    return why(game.refuse(state.peek(), meantBy(state.peek(), cat.peek(), target)));
  };

  const stopWaiting = question.subscribe((asked) => {
    if (asked === undefined || !early) return;
    const { target, number } = early;
    early = undefined;
    if (number === state.peek().number) choose(target);
  });

  /** The same place otherwise: another pair, a deluxe catwalk, another owner to pay. */
  const here = computed((): readonly Plan[] => {
    const target = chosen.now.value && targetOf(chosen.now.value);
    const found = target ? plans.value.filter((one) => isAbout(one, target)) : NO_PLANS;
    return found.length > 1 ? found : NO_PLANS;
  });
  const variety = computed((): Variety => {
    const isHere = here.value.length > 0;
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

  const turnIn = (list: readonly Plan[], by: 1 | -1): void => {
    const standing = chosen.now.peek() ?? only.peek();
    const found = next(list, standing ? list.indexOf(standing) : -1, by);
    if (found) settle(found);
  };

  const turnCats = (by: 1 | -1): void => {
    const all = cats.peek();
    pick(
      next(
        all,
        all.findIndex((one) => isSameCat(one, cat.peek())),
        by,
      ),
    );
  };

  const isOpen = (id: CommandId): boolean => {
    const asked = question.value;
    switch (id) {
      case 'undo':
        return frame.canUndo.value || chosen.now.value !== undefined;
      case 'redo':
        return frame.canRedo.value;
      case 'cat':
        return cats.value.length > 1;
      case 'other':
        return plans.value.length > 1;
      case 'decline':
        return asked === 'lay' || asked === 'shelter';
      case 'end':
        return asked === 'move';
      case 'run':
        return asked === 'move' && settled.value !== undefined;
      case 'dive':
      case 'poor':
      case 'place':
      case 'lay':
      case 'shelter':
        return asked === id && settled.value !== undefined;
    }
  };

  const drop = (): boolean => {
    const held = [chosen, picked].filter(({ now }) => now.peek() !== undefined);
    for (const moment of held) moment.set(undefined);
    why(undefined);
    if (held.length > 0) frame.announce(labels.dropped);
    return held.length > 0;
  };

  const takeBack = (isUndo: boolean): void => {
    const isPossible = (isUndo ? frame.canUndo : frame.canRedo).peek();
    if (!isPossible) frame.announce(isUndo ? labels.nothingToUndo : labels.nothingToRedo);
    else if (isUndo) frame.undo();
    else frame.redo();
  };

  const press = (id: CommandId): void => {
    if (id === 'undo' || id === 'redo') {
      // What is only planned is taken back first.
      if (id === 'undo' && chosen.now.peek() && drop()) return;
      return takeBack(id === 'undo');
    }
    if (question.peek() === undefined) return;
    switch (id) {
      case 'cat':
        return turnCats(1);
      case 'other':
        return turnIn(here.peek().length > 0 ? here.peek() : plans.peek(), 1);
      case 'decline':
      case 'end': {
        const move = id === 'end' ? END : DECLINE;
        const refusal = game.refuse(state.peek(), move);
        return refusal ? why(refusal) : carryOut([move]);
      }
      case 'run':
      case 'dive':
      case 'poor':
      case 'place':
      case 'lay':
      case 'shelter': {
        const made = settled.peek();
        return made && (made.kind === id || id === 'run') ? carryOut(made.moves) : undefined;
      }
    }
  };

  return {
    frame,
    question,
    plans,
    plan,
    isChosen: computed(() => plan.value !== undefined && plan.value === settled.value),
    cats,
    cat,
    goals,
    hovered,
    variety,
    main,
    isOpen,
    hover: (target) => {
      hovered.value = target;
    },
    choose,
    press,
    onKey: createKeyboard({
      press,
      pickNumber: (number) => {
        if (question.peek() === 'dive' && number <= 5) choose({ kind: 'dumpster', dumpster: number - 1 });
      },
      turnPlans: (by) => turnIn(plans.peek(), by),
      turnCats,
      enter: () => press(main.peek()),
      escape: drop,
    }),
    close: stopWaiting,
  };
};

const targetOf = ({ dumpster, gap, roof }: Plan): Target | undefined => {
  if (dumpster !== undefined) return { kind: 'dumpster', dumpster };
  if (gap !== undefined) return { kind: 'gap', gap };
  return roof === undefined ? undefined : { kind: 'roof', roof };
};
