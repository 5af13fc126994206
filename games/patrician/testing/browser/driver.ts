import { CARDS, type Move, type State, isSameMove, patrician as game, en } from '@showboat/games/patrician';
import type { Locator, Page } from 'playwright-core';
import { leaving } from '../../view/leaving';
import { plansOf } from '../../view/planner/plans';
import { type Driver, handCard, isOpen, key, place, placeOf } from './table';
import type { PointerHabits } from '../../../../client/tests/harness/driver';
import { createTextDriver } from '../../../../client/tests/harness/text-driver';

// The same answers by mouse or finger, by keys, and by words.

/** The moves that answer one question: a card with all its floors, or a single move. */
const answerIn = (moves: readonly Move[]): readonly Move[] => {
  if (moves[0].kind !== 'play' && moves[0].kind !== 'build') return moves.slice(0, 1);
  const end = moves.findIndex(({ kind }) => kind !== 'play' && kind !== 'build');
  return end < 0 ? moves : moves.slice(0, end);
};

const COMMANDS = { playing: 'build', building: 'build', moving: 'move', taking: 'take', placing: 'place' } as const;

const commandIn = ({ phase: { kind } }: State): (typeof COMMANDS)[keyof typeof COMMANDS] => {
  if (kind === 'playing' || kind === 'building' || kind === 'moving' || kind === 'taking' || kind === 'placing')
    return COMMANDS[kind];
  throw new Error(`nobody is asked in ${kind}`);
};

/** A card, a tower for each floor, and once more: the first click plans, the second carries out. */
export const pointerDriver = (
  page: Page,
  { go = (target) => target.click(), onPlan, hasButton = false }: PointerHabits<State, Move> = {},
): Driver => {
  const carryOut = async (state: State, moves: readonly Move[], last: Locator): Promise<void> => {
    const main = key(page, commandIn(state));
    if (!(await isOpen(main))) throw new Error(`nothing is planned after pointing at ${JSON.stringify(moves)}`);
    await onPlan?.(state, moves);
    await go(hasButton ? main : last);
  };
  return {
    answer: async (state, plan) => {
      const moves = answerIn(plan);
      const [move, ...floors] = moves;
      if (move.kind === 'decline') {
        await go(key(page, 'decline'));
        // Whoever leaves the last messenger is asked once.
        if (leaving(state, moves, en) !== undefined) await go(key(page, 'decline'));
        return 1;
      }
      if (move.kind !== 'play') {
        const target = place(page, placeOf(state, move));
        // Where only one card can be taken it is planned already.
        if (game.legalMoves(state).length > 1) await go(target);
        await carryOut(state, moves, target);
        return 1;
      }
      await go(handCard(page, CARDS[move.card].id));
      const played = game.apply(state, move);
      const main = key(page, 'build');
      let last = page.locator('body');
      for (const floor of floors) {
        // Where the second floor can go one way only, it is planned with the first.
        if (await isOpen(main)) break;
        last = place(page, placeOf(played, floor));
        await go(last);
      }
      await carryOut(state, moves, last);
      return moves.length;
    },
  };
};

/** Numbers choose cards, arrows go through the answers, Enter carries out. */
export const keyDriver = (page: Page): Driver => ({
  answer: async (state, plan) => {
    const moves = answerIn(plan);
    const [move] = moves;
    if (move.kind === 'decline') {
      await page.keyboard.press('n');
      if (leaving(state, moves, en) !== undefined) await page.keyboard.press('n');
      return 1;
    }
    const isCard = move.kind === 'play';
    const plans = plansOf(state).filter(({ card }) => !isCard || card === move.card);
    const at = plans.findIndex(
      (one) => one.moves.length === moves.length && one.moves.every((step, i) => isSameMove(step, moves[i])),
    );
    if (at < 0) throw new Error(`the study knows no plan ${JSON.stringify(moves)}`);
    if (isCard) await page.keyboard.press(String(state.players[state.turn].hand.indexOf(move.card) + 1));
    // Where there is no choice it is planned already.
    if (isCard || game.legalMoves(state).length > 1) for (let i = 0; i <= at; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    return moves.length;
  },
});

/** In text mode every move has its own button. */
export const textDriver = createTextDriver({ game, words: en, leaving: (state, moves) => leaving(state, moves, en) });
