import { type Choices, type Now, type PlannerWords as CommonWords, type Step, cycled } from '@showboat/ui';
import { type Move, type State, hotTinRoof as game } from '../../game';
import { KEYS } from './keys';
import { catsOf, isAbout, meantBy, planOfHint, plansOf, questionOf } from './plans';
import type { CatName, CommandId, Held, Plan, Target, Types } from './planner';

/** Announcements to screen readers. */
export interface PlannerWords {
  readonly phrases: CommonWords;
  /** The plan in one sentence. */
  sayPlan(state: State, plan: Plan): string;
  sayCat(state: State, cat: CatName): string;
  leaving(state: State, moves: readonly Move[]): string | undefined;
}

const NOTHING: Held = { chosen: undefined, cat: undefined };
const MOVES = { decline: { kind: 'decline' }, end: { kind: 'end' } } as const satisfies Record<string, Move>;

const isSameCat = (a: CatName, b: CatName | undefined): boolean => a.pose === b?.pose && a.from === b.from;

/** The active cat: the chosen one, otherwise the first that can run. */
export const catMeant = (state: State, { cat }: Held): CatName | undefined => cat ?? catsOf(state)[0];

export const listed = ({ state, held }: Now<Types>): readonly Plan[] => plansOf(state, catMeant(state, held));

/** Where there is no choice, Enter is enough. */
const onlyOne = (now: Now<Types>): Plan | undefined => {
  const asked = questionOf(now.state);
  const [first, ...others] = asked === 'poor' || asked === 'place' ? listed(now) : [];
  return others.length === 0 ? first : undefined;
};

const settled = (now: Now<Types>): Plan | undefined => now.held.chosen ?? onlyOne(now);

const planAt = (now: Now<Types>, target: Target): Plan | undefined => {
  const { chosen } = now.held;
  return chosen && isAbout(chosen, target) ? chosen : listed(now).find((plan) => isAbout(plan, target));
};

/** What Enter does. */
export const mainOf = (now: Now<Types>, shown: Plan | undefined): Exclude<CommandId, 'undo' | 'redo'> => {
  const asked = questionOf(now.state);
  if (asked === undefined) return 'end';
  // A hovered plan is not run yet, but must not look like the end of the turn either.
  if (asked === 'move') return shown ? 'run' : 'end';
  // Where nothing can be built, there is only one way on.
  if ((asked === 'lay' || asked === 'shelter') && listed(now).length === 0) return 'decline';
  return asked;
};

/** Where nothing can be built and no cat can run. Being poor is told first: the turn has not begun for the player. */
export const forced = (state: State): readonly Move[] => {
  const [first, ...others] = questionOf(state) === undefined ? [] : game.legalMoves(state);
  return first && others.length === 0 && (first.kind === 'decline' || first.kind === 'end') ? [first] : [];
};

const targetOf = ({ dumpster, gap, roof }: Plan): Target | undefined => {
  if (dumpster !== undefined) return { kind: 'dumpster', dumpster };
  if (gap !== undefined) return { kind: 'gap', gap };
  return roof === undefined ? undefined : { kind: 'roof', roof };
};

/** Variants at the same place: another pair, a deluxe catwalk, another owner to pay. */
export const variants = (now: Now<Types>): readonly Plan[] => {
  const target = now.held.chosen && targetOf(now.held.chosen);
  const found = target ? listed(now).filter((one) => isAbout(one, target)) : [];
  return found.length > 1 ? found : [];
};

const settle = ({ state, held }: Now<Types>, plan: Plan): Step<Types> => {
  const { kind, pose, from } = plan;
  const runner = kind === 'move' && pose !== undefined && from !== undefined ? { pose, from } : undefined;
  const isMeant = !runner || isSameCat(runner, catMeant(state, held));
  return { kind: 'plan', plan, held: { chosen: plan, cat: isMeant ? held.cat : runner } };
};

const carryOut = (moves: readonly Move[]): Step<Types> => ({ kind: 'play', moves, held: NOTHING });

const turn = (now: Now<Types>, plans: readonly Plan[], by: 1 | -1): Step<Types> => {
  const standing = settled(now);
  const found = cycled(plans, standing ? plans.indexOf(standing) : -1, by);
  return found ? settle(now, found) : { kind: 'nothing' };
};

export const createChoices = (words: PlannerWords): Choices<Types> => {
  /** The next of these cats after the one that is meant. */
  const turnCats = ({ state, held }: Now<Types>, cats: readonly CatName[], by: 1 | -1): Step<Types> => {
    const at = cats.findIndex((one) => isSameCat(one, catMeant(state, held)));
    const cat = cycled(cats, at, by);
    return cat ? { kind: 'hold', held: { chosen: undefined, cat }, said: words.sayCat(state, cat) } : { kind: 'nothing' };
  };

  const press: Choices<Types>['press'] = (now, command) => {
    const { state } = now;
    switch (command) {
      case 'next':
      case 'previous':
        return turn(now, listed(now), command === 'next' ? 1 : -1);
      case 'other': {
        const here = variants(now);
        return turn(now, here.length > 0 ? here : listed(now), 1);
      }
      case 'cat':
      case 'next-cat':
        return turnCats(now, catsOf(state), 1);
      case 'previous-cat':
        return turnCats(now, catsOf(state), -1);
      case 'decline':
      case 'end': {
        const refusal = game.refuse(state, MOVES[command]);
        return refusal ? { kind: 'barred', refusal } : carryOut([MOVES[command]]);
      }
      case 'run':
      case 'dive':
      case 'poor':
      case 'place':
      case 'lay':
      case 'shelter': {
        const made = settled(now) ?? now.hinted;
        return made?.kind === (command === 'run' ? 'move' : command) ? carryOut(made.moves) : { kind: 'nothing' };
      }
    }
  };

  const point: Choices<Types>['point'] = (now, target) => {
    const { state, held } = now;
    if (target.kind === 'cat') {
      const cat = catsOf(state).find((one) => isSameCat(one, target));
      return cat
        ? { kind: 'hold', held: { chosen: undefined, cat }, said: words.sayCat(state, cat), isShown: true }
        : { kind: 'barred', refusal: game.refuse(state, meantBy(state, undefined, target)) };
    }
    const found = planAt(now, target);
    if (found) return found === held.chosen ? carryOut(found.moves) : settle(now, found);
    // Own cats on a roof take turns.
    const own = target.kind === 'roof' ? catsOf(state).filter(({ from }) => from === target.roof) : [];
    if (own.length > 0) return turnCats(now, own, 1);
    return { kind: 'barred', refusal: game.refuse(state, meantBy(state, catMeant(state, held), target)) };
  };

  return {
    keys: KEYS,
    nothing: NOTHING,
    isAsking: (state) => questionOf(state) !== undefined,
    planAt,
    settled,
    planOfHint,
    point,
    press,
    // Where there is only one, there is no other.
    isOpen: (now, command) => {
      if (command === 'cat') return catsOf(now.state).length > 1;
      return command === 'other' ? listed(now).length > 1 : undefined;
    },
    enter: (now, shown) => press(now, mainOf(now, shown)),
    digit: (now, digit) =>
      questionOf(now.state) === 'dive' && digit <= 5
        ? point(now, { kind: 'dumpster', dumpster: digit - 1 })
        : { kind: 'nothing' },
    sayPlan: words.sayPlan,
    isUndoneFirst: ({ chosen }) => chosen !== undefined,
    isDropTold: ({ chosen, cat }) => chosen !== undefined || cat !== undefined,
    // A dumpster has just been chosen: the second half of a double click is ignored.
    isKept: (state, self, early) => early.kind === 'point' && state.turn === self && early.target.kind !== 'dumpster',
    turnOf: (state) => state.number,
    leaving: words.leaving,
  };
};
