import { type OptionValues, type Rules, isEqual } from '@showboat/engine';
import type { Page } from 'playwright-core';
import type { Hands } from './table-pilot';

export interface Spoken<State, Move, Options extends OptionValues> {
  readonly game: Rules<State, Move, Options>;
  describeMove(state: State, move: Move): string;
}

/** In text mode every move is a button of its own. */
export const createTextHands =
  <State, Move, Options extends OptionValues>({ game, describeMove }: Spoken<State, Move, Options>) =>
  (page: Page): Hands<State, Move> => ({
    answer: async (state, [move]) => {
      const said = describeMove(state, move);
      // Two cards of a city may read the same.
      const same = game.legalMoves(state).filter((one) => describeMove(state, one) === said);
      const buttons = page.locator('.moves').getByRole('button', { name: said, exact: true });
      await buttons.nth(same.findIndex((one) => isEqual(one, move))).click();
      return 1;
    },
  });
