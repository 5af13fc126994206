import type { Game, Seat } from './game';
import type { OptionValues } from './options';

/** How a bot likes to play, not how well: what tips the scales between choices that are nearly as good. */
export const STYLES = ['steady', 'bold', 'thrifty', 'pushy'] as const;
export type Style = (typeof STYLES)[number];

/** One thing the seat to act can do: moves up to the point where another seat or chance decides, or the turn is over. */
export interface Choice<State, Move> {
  readonly moves: readonly Move[];
  readonly state: State;
  /** What every seat may then expect, at first glance. */
  readonly values: readonly number[];
}

/**
 * What a game tells the bots: whole turns instead of single steps, and what a position is worth. Everything else is the search's.
 * Minds are handed views or redealt worlds only, never what a seat may not know.
 */
export interface Mind<State, Move> {
  /**
   * Choices of the seat to act, the best for it first, at least one, every one legal. What is worse in every way than another choice
   * may be left out; deep in a search only the `likely` ones are asked for.
   */
  choices(state: State, which?: 'all' | 'likely'): readonly Choice<State, Move>[];
  /** What every seat may expect, between 0 (last) and 1 (first), at any moment of the game. */
  evaluate(state: State): readonly number[];
  /** A move besides the choices that ends a struggle nobody can win any more, if it is time for it. */
  surrender?(state: State, seat: Seat): Move | undefined;
  /** How much a style likes a choice, between -1 and 1. */
  flavour(state: State, choice: Choice<State, Move>, style: Style): number;
}

/** A game and the mind for it. */
export interface Player<State, Move, Options extends OptionValues = OptionValues> {
  readonly game: Game<State, Move, Options>;
  readonly mind: Mind<State, Move>;
}

/** The seat that decides, where one does. */
export const decider = <State, Move, Options extends OptionValues>(player: Player<State, Move, Options>, state: State): Seat => {
  const actor = player.game.actor(state);
  if (typeof actor !== 'number') throw new Error(`nobody to decide: ${actor}`);
  return actor;
};
