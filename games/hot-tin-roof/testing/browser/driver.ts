import { isEqual } from '@showboat/engine';
import { type Move, type State, boardIn, hotTinRoof as game, en } from '@showboat/games/hot-tin-roof';
import type { Page } from 'playwright-core';
import { leaving } from '../../view/leaving';
import { catsOf, isAbout, plansOf } from '../../view/planner/plans';
import type { CatName, CommandId, Plan, Target } from '../../view/planner/planner';
import { type Driver, isOpen, key, place, placeOf } from './table';
import type { PointerHabits } from '../../../../client/tests/harness/driver';
import { createTextDriver } from '../../../../client/tests/harness/text-driver';

// The same answers by mouse or finger, by keys, and by words.

/** A pair is chosen with the dumpster that it comes from. */
const answerIn = ([first, second]: readonly Move[]): readonly Move[] =>
  first.kind === 'dive' && second?.kind === 'place' ? [first, second] : [first];

const catOf = (move: Move): CatName | undefined => (move.kind === 'walk' ? { pose: move.pose, from: move.from } : undefined);

/** How many cats further than the one that is meant at first. */
const catIndex = (state: State, cat: CatName): number => {
  const index = catsOf(state).findIndex((one) => isEqual(one, cat));
  if (index < 0) throw new Error(`the prowl knows no cat ${JSON.stringify(cat)}`);
  return index;
};

const indexIn = (plans: readonly Plan[], moves: readonly Move[]): number => {
  const index = plans.findIndex((plan) => isEqual(plan.moves, moves));
  if (index < 0) throw new Error(`the prowl knows no plan ${JSON.stringify(moves)}`);
  return index;
};

const targetOf = (move: Move): Target => {
  if (move.kind === 'dive') return { kind: 'dumpster', dumpster: move.dumpster };
  if (move.kind === 'lay') return { kind: 'gap', gap: move.gap };
  if (move.kind === 'walk' || move.kind === 'shelter') return { kind: 'roof', roof: move.kind === 'walk' ? move.to : move.roof };
  throw new Error(`nobody points at a place to ${move.kind}`);
};

const BUTTONS: Readonly<Partial<Record<Move['kind'], CommandId>>> = { poor: 'poor', decline: 'decline', end: 'end' };

/** A place plans, the button beside it plans it otherwise, the same place carries out. */
export const pointerDriver = (
  page: Page,
  { go = (target) => target.click(), onPlan, hasButton = false }: PointerHabits<State, Move> = {},
): Driver => {
  const chooseCat = async (state: State, cat: CatName): Promise<void> => {
    if (catIndex(state, cat) > 0) await go(place(page, `cat:${cat.pose}:${boardIn(state).roofs[cat.from]}`));
  };
  return {
    answer: async (state, plan) => {
      const moves = answerIn(plan);
      const [move] = moves;
      const button = BUTTONS[move.kind];
      if (button) {
        await onPlan?.(state, moves);
        await go(key(page, button));
        // Whoever leaves a fish is asked once.
        if (leaving(state, moves, en) !== undefined) await go(key(page, button));
        return 1;
      }
      const cat = catOf(move);
      if (cat) await chooseCat(state, cat);
      const name = placeOf(state, move);
      if (name === undefined) throw new Error(`nobody points at a place to ${move.kind}`);
      const here = plansOf(state, cat).filter((one) => isAbout(one, targetOf(move)));
      await go(place(page, name));
      for (let i = 0; i < indexIn(here, moves); i++) await go(key(page, 'other'));
      const main = page.locator('.dock-main');
      if (!(await isOpen(main))) throw new Error(`nothing is planned after pointing at ${name}`);
      await onPlan?.(state, moves);
      await go(hasButton ? main : place(page, name));
      return moves.length;
    },
  };
};

/** Numbers choose dumpsters, K cats, arrows go through the answers, Enter carries out. */
export const keyDriver = (page: Page): Driver => {
  const press = async (name: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(name);
  };
  /** Whichever way is shorter. */
  const goTo = (index: number, count: number): Promise<void> =>
    2 * index < count ? press('ArrowRight', index + 1) : press('ArrowLeft', count - index);
  return {
    answer: async (state, plan) => {
      const moves = answerIn(plan);
      const [move] = moves;
      if (move.kind === 'decline' || move.kind === 'end') {
        await press(move.kind === 'end' ? 'e' : 'n', leaving(state, moves, en) === undefined ? 1 : 2);
        return 1;
      }
      const cat = catOf(move);
      if (cat) await press('k', catIndex(state, cat));
      const plans = plansOf(state, cat);
      if (move.kind === 'dive') {
        const here = plans.filter(({ dumpster }) => dumpster === move.dumpster);
        await press(String(move.dumpster + 1));
        await press('o', indexIn(here, moves));
      } else if (move.kind !== 'poor' && (move.kind !== 'place' || plans.length > 1))
        await goTo(indexIn(plans, moves), plans.length);
      await press('Enter');
      return moves.length;
    },
  };
};

export const textDriver = createTextDriver({ game, words: en, leaving: (state, moves) => leaving(state, moves, en) });
