import type { Seat } from '@showboat/engine';
import { CARDS, CITIES, LINKS, type Move, type State, cardPlayed, mind, patrician as game } from '@showboat/games/patrician';
import type { Locator, Page } from 'playwright-core';
import type { SavedGame } from '../../../../client/session/saved';
import type { CommandId } from '../../view/planner/planner';
import { historyOf } from '../../../../client/tests/harness/saved-at';
import { type Driver as AnyDriver, createTableDriver } from '../../../../client/tests/harness/driver';

// Somebody who plays Patrician in a real browser.

export const { savedAt: savedPatrician, findTurn, stateOf, stateIn, playedSince, playOn } = createTableDriver({ game, mind });

/** `place` takes `site:roma:A`, `lying:roma`, `link:lucca-milano`. */
export { handOver, isAsked, isOpen, place } from '../../../../client/tests/harness/driver';

export type Driver = AnyDriver<State, Move>;

/** Cards that a seat was dealt and has never shown. */
export const secretsOf = (saved: SavedGame, seat: Seat): readonly number[] => {
  const state = stateOf(saved);
  // The door for moves that were stored as JSON.
  const dealt = (saved.moves as readonly Move[]).flatMap((move) =>
    move.kind === 'deal' && move.seat === seat ? [move.card] : [],
  );
  return state.players[seat].hand.filter((card) => dealt.includes(card));
};

/** The same game with two cards in each other's place, of which nobody has seen where they are. */
export const withSwapped = (saved: SavedGame, one: number, other: number): SavedGame => {
  const swapped = (saved.moves as readonly Move[]).map((move): Move => {
    if (move.kind !== 'deal' || (move.card !== one && move.card !== other)) return move;
    return { ...move, card: move.card === one ? other : one };
  });
  historyOf(game, { ...saved, moves: swapped });
  return { ...saved, moves: swapped };
};

/** A button of the dock. */
export const key = (page: Page, command: CommandId): Locator => page.locator(`[data-command="${command}"]`);

/** A card in hand. */
export const handCard = (page: Page, id: string): Locator => page.locator(`[data-part="card:${id}"]`);

/** Where a move is pointed at. */
export const placeOf = (state: State, move: Move): string => {
  switch (move.kind) {
    case 'build':
      return `site:${CITIES[CARDS[cardPlayed(state)].city]}:${move.site}`;
    case 'move':
      return `site:${CITIES[move.city]}:${move.from}`;
    case 'take':
      return `lying:${CITIES[move.city]}`;
    case 'messenger':
      return `link:${LINKS[move.link]}`;
    case 'play':
    case 'decline':
    case 'first':
    case 'deal':
    case 'turn-up':
      throw new Error(`nobody points at a place to ${move.kind}`);
  }
};
