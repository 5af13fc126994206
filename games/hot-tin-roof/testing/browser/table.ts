import { playLine } from '@showboat/engine/lines';
import { type Beginning, type Seat, unwrap } from '@showboat/engine';
import { DUMPSTERS, type Move, type State, boardIn, hotTinRoof as game, mind } from '@showboat/games/hot-tin-roof';
import type { Locator, Page } from 'playwright-core';
import type { SavedGame } from '../../../../client/session/saved';
import { type Sketch, sketch } from '../sketch';
import type { CommandId } from '../../view/planner/planner';
import { type Driver as AnyDriver, createTableDriver } from '../../../../client/tests/harness/driver';

// Plays Hot Tin Roof in a real browser.

export const { savedAt: savedRoofs, findTurn, stateOf, stateIn, playedSince, playOn } = createTableDriver({ game, mind });

/** `place` takes `dumpster:home1`, `gap:g12`, `roof:r05`. */
export { isAsked, isOpen, place } from '../../../../client/tests/harness/driver';

export type Driver = AnyDriver<State, Move>;

export interface SketchedAt {
  readonly id: string;
  readonly drawn: Sketch;
  /** What was played since, for moments within a turn. */
  readonly line?: string;
  readonly people?: readonly Seat[];
}

/** A sketch of the start of a turn, and what was played since. */
export const linedUp = (drawn: Sketch, line: string): { readonly beginning: Beginning; readonly moves: readonly Move[] } => {
  const position = unwrap(game.formatPosition(sketch(drawn)));
  const { moves } = playLine(game, unwrap(game.parsePosition(position)), line);
  return { beginning: { kind: 'position', position }, moves };
};

/** A game that begins with a sketch. */
export const sketchedRoofs = ({ id, drawn, line = '', people }: SketchedAt): SavedGame =>
  savedRoofs({ id, ...linedUp(drawn, line), ...(people ? { people } : {}) });

/** A button of the dock. */
export const key = (page: Page, command: CommandId): Locator => page.locator(`[data-command="${command}"]`);

/** Also where a fish is left, which is asked about once. */
export const endTurn = async (page: Page): Promise<void> => {
  await key(page, 'end').click();
  if ((await page.locator('.htr-question').count()) > 0) await key(page, 'end').click();
};

/** Where a move is pointed at; nothing for those that have a button only. */
export const placeOf = (state: State, move: Move): string | undefined => {
  const { roofs, gaps } = boardIn(state);
  switch (move.kind) {
    case 'dive':
      return `dumpster:${DUMPSTERS[move.dumpster]}`;
    case 'lay':
      return `gap:${gaps[move.gap]}`;
    case 'shelter':
      return `roof:${roofs[move.roof]}`;
    case 'walk':
      return `roof:${roofs[move.to]}`;
    case 'poor':
    case 'place':
    case 'decline':
    case 'end':
    case 'first':
    case 'turn-up':
      return undefined;
  }
};
