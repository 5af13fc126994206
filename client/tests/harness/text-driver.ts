import { type OptionValues, type Rules, type Seat, isEqual } from '@showboat/engine';
import type { Page } from 'playwright-core';
import { BOTS, type Driver, PEOPLE } from './driver';

interface MoveWords<State, Move> {
  describeMove(state: State, move: Move): string;
  withNames(call: (seat: Seat) => string): MoveWords<State, Move>;
}

export interface Spoken<State, Move, Options extends OptionValues> {
  readonly game: Rules<State, Move, Options>;
  readonly words: MoveWords<State, Move>;
  /** Asked once before it is done. */
  leaving?(state: State, moves: readonly Move[]): string | undefined;
}

/** Any seat. */
const NOBODY_YET = /@(\d)@/g;

const anybody = (said: string): RegExp =>
  new RegExp(
    `^${said
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(NOBODY_YET, (_, seat) => `(?:${PEOPLE[Number(seat)]}|${BOTS[Number(seat)]})`)}$`,
  );

/** In text mode every move has its own button. */
export const createTextDriver = <State, Move, Options extends OptionValues>({
  game,
  words,
  leaving,
}: Spoken<State, Move, Options>) => {
  const { describeMove } = words.withNames((seat) => `@${seat}@`);
  return (page: Page): Driver<State, Move> => ({
    answer: async (state, [move]) => {
      const said = describeMove(state, move);
      // Two cards of a city may have the same text.
      const same = game.legalMoves(state).filter((one) => describeMove(state, one) === said);
      const buttons = page.locator('.moves').getByRole('button', { name: anybody(said) });
      const button = buttons.nth(same.findIndex((one) => isEqual(one, move)));
      await button.click();
      if (leaving?.(state, [move]) !== undefined) await button.click();
      return 1;
    },
  });
};
