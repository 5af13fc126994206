import type { Game, Seat } from './game';
import type { OptionValues } from './options';

/** How a bot likes to play, not how well: what decides between choices that are nearly equal. */
export const STYLES = ['steady', 'bold', 'thrifty', 'pushy'] as const;
export type Style = (typeof STYLES)[number];

/** One choice of the acting seat: moves up to the point where another seat or chance decides, or the turn ends. */
export interface Choice<State, Move> {
  readonly moves: readonly Move[];
  readonly state: State;
  /** The expected result of every seat afterwards, by static evaluation. */
  readonly values: readonly number[];
  /** Set where the game goes on for others, but the deciding seat has won, or wins in this turn whatever chance and the others do. */
  readonly wins?: boolean;
}

/** How a bot comes to a decision. */
export type Thinking =
  /** Any legal move. */
  | { readonly kind: 'random' }
  /** What looks best at the end of the turn. */
  | { readonly kind: 'greedy' }
  /** Sees a few choices and misjudges them; never takes one that costs more than `hopeless`. As shares of the best value. */
  | { readonly kind: 'glance'; readonly attention: number; readonly noise: number; readonly hopeless: number }
  /** A fixed number of iterations: the same strength on every machine. */
  | { readonly kind: 'search'; readonly iterations: number }
  /** A time limit, with at least `least` iterations, so that a slow machine plays well, and at most `most`. */
  | { readonly kind: 'timed'; readonly milliseconds: number; readonly least: number; readonly most: number };

/**
 * What a game tells the bots: whole turns instead of single moves, and the value of a position. Everything else is up to the search.
 * Minds are only given views or redealt worlds, never what a seat may not know.
 */
export interface Mind<State, Move> {
  /**
   * Choices of the acting seat, best first, at least one, all legal. A choice that is worse in every way than another may be left
   * out, one that wins at once never; deep in a search only the `likely` ones are requested.
   */
  choices(state: State, which?: 'all' | 'likely'): readonly Choice<State, Move>[];
  /** The expected result of every seat, between 0 (last) and 1 (first), at any moment of the game. */
  evaluate(state: State): readonly number[];
  /** An extra move that gives up a hopeless game, when it is time to. */
  surrender?(state: State, seat: Seat): Move | undefined;
  /** How much a style likes a choice, between -1 and 1. */
  flavour(state: State, choice: Choice<State, Move>, style: Style): number;
  /** The same mind without what was learned, for levels that are to play like somebody who has not learned it. */
  readonly byHand?: Mind<State, Move>;
  /** How levels think, by their ids, where that differs from other games: so that each is about as far above the one below. */
  readonly thinking?: Readonly<Partial<Record<string, Thinking>>>;
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
