import { chooseChance } from './chance';
import type { Rules, Outcome } from './game';
import type { OptionValues } from './options';
import { type Random, pick } from './random';

export interface PlayoutOptions<State, Move> {
  readonly maxMoves: number;
  /** Called before each move is carried out. */
  readonly onMove?: (state: State, move: Move) => void;
}

export interface Playout<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly outcome: Outcome;
}

/** Plays to the end: seats choose uniformly among the legal moves, chance by its weights. */
export const playRandomly = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  random: Random,
  { maxMoves, onMove }: PlayoutOptions<State, Move>,
): Playout<State, Move> => {
  const moves: Move[] = [];
  let state = start;
  let outcome = game.outcome(state);
  while (outcome === undefined) {
    if (moves.length >= maxMoves) throw new Error(`${game.id} is not over after ${maxMoves} moves`);
    const isChance = game.actor(state) === 'chance';
    const legal = isChance ? [] : game.legalMoves(state);
    if (!isChance && legal.length === 0)
      throw new Error(`${game.id} has no legal move after ${moves.length} moves, and is not over`);
    const move = isChance ? chooseChance(game.chances(state), random()) : pick(random, legal);
    onMove?.(state, move);
    moves.push(move);
    state = game.apply(state, move);
    outcome = game.outcome(state);
  }
  return { state, moves, outcome };
};
