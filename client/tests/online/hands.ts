import { decide } from '@showboat/bots';
import { type Game, type Mind, type OptionValues, type Seat, createRandom } from '@showboat/engine';
import * as roofs from '@showboat/games/hot-tin-roof';
import * as river from '@showboat/games/mississippi-queen';
import * as study from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { keyDriver as roofKeys, pointerDriver as roofPointer } from '../../../games/hot-tin-roof/testing/browser/driver';
import { type MouseHabits, mouseDriver } from '../../../games/mississippi-queen/testing/browser/driver';
import { stopOfTurn } from '../../../games/mississippi-queen/testing/browser/table';
import { pointerDriver as studyPointer, textDriver as studyText } from '../../../games/patrician/testing/browser/driver';
import type { Driver } from '../harness/driver';
import type { Hands } from './party';

const handsOf = <State, Move, Options extends OptionValues>(
  { game, mind }: { readonly game: Game<State, Move, Options>; readonly mind: Mind<State, Move> },
  driver: (page: Page) => Driver<State, Move>,
): Hands<State, Move> => ({
  // The door: hands never set a game up, so that its options do not matter.
  game: game as unknown as Hands<State, Move>['game'],
  think: (state: State, seat: Seat, seed: number) =>
    decide({ game, mind }, state, seat, { level: 'greedy', style: 'steady' }, { random: createRandom(`pilot ${seed}`) }).moves,
  driver,
});

/** By mouse: a way that the board offers is sailed with two clicks, everything else has a button. */
const riverDriver = (page: Page, go?: MouseHabits['go']): Driver<river.State, river.Move> => {
  const { sail, move } = mouseDriver(page, go && { go });
  return {
    answer: async (state, moves) => {
      const stop = state.phase.kind === 'speed' ? stopOfTurn(state, moves) : undefined;
      if (!stop || !(await sail(state, stop))) return move(state, moves);
      return moves.findLastIndex(({ kind }) => ['speed', 'turn', 'step', 'astern'].includes(kind)) + 1;
    },
  };
};

const RIVER_GAME = { game: river.mississippiQueen, mind: river.mind };
const STUDY_GAME = { game: study.patrician, mind: study.mind };
const ROOFS_GAME = { game: roofs.hotTinRoof, mind: roofs.mind };

const tap: MouseHabits['go'] = (target, options) => target.tap(options);

/** By mouse, and otherwise. */
export const RIVER = {
  mouse: handsOf(RIVER_GAME, (page) => riverDriver(page)),
  touch: handsOf(RIVER_GAME, (page) => riverDriver(page, tap)),
};
export const STUDY = { mouse: handsOf(STUDY_GAME, (page) => studyPointer(page)), text: handsOf(STUDY_GAME, studyText) };
export const ROOFS = { mouse: handsOf(ROOFS_GAME, (page) => roofPointer(page)), keys: handsOf(ROOFS_GAME, roofKeys) };
