import { type Rules, type Seat, play } from './game';
import type { OptionValues } from './options';
import { type Refusal, type Result, ok, refused } from './result';

/** A game under way: everything that led to it, and what was undone and may be redone. */
export interface History<State, Move> {
  /** One more than moves: `states[n]` is the state after n moves. */
  readonly states: readonly State[];
  readonly moves: readonly Move[];
  /** The next move to redo is the last. */
  readonly undone: readonly Move[];
}

export const present = <State, Move>({ states }: History<State, Move>): State => states[states.length - 1];

/** The state before every move, and the last one. Trusts its caller: the moves are legal. */
export const statesFrom = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  first: State,
  moves: readonly Move[],
): readonly State[] => {
  const states = [first];
  for (const move of moves) states.push(game.apply(states[states.length - 1], move));
  return states;
};

/** From outside: every move is checked. The refusal names the move. */
export const openHistory = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  first: State,
  moves: readonly unknown[],
): Result<History<State, Move>> => {
  const states = [first];
  for (const [index, move] of moves.entries()) {
    // The door for moves that were stored as JSON: `refuse` lets only through what it knows.
    const known = move as Move;
    const next = play(game, states[index], known);
    if (!next.ok) return refused({ ...next.refusal, field: `moves[${index}]` });
    states.push(next.value);
  }
  return ok({ states, moves: moves as readonly Move[], undone: [] });
};

/** With one more move. Trusts its caller: the move was not refused. Undone moves are discarded. */
export const withMove = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
  move: Move,
): History<State, Move> => ({
  states: [...history.states, game.apply(present(history), move)],
  moves: [...history.moves, move],
  undone: [],
});

export interface Played<State, Move> {
  readonly history: History<State, Move>;
  /** The first move that was not carried out because a rule forbids it. */
  readonly refusal: Refusal | undefined;
}

/** Moves of one seat, as far as they are its to make: where chance or another seat decides, the rest is left. */
export const withMovesOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
  seat: Seat,
  moves: readonly Move[],
): Played<State, Move> => {
  let after = history;
  for (const move of moves) {
    if (game.actor(present(after)) !== seat) break;
    const refusal = game.refuse(present(after), move);
    if (refusal) return { history: after, refusal };
    after = withMove(game, after, move);
  }
  return { history: after, refusal: undefined };
};

/** Undo goes back to the last revealed information: while the same seat decides, chance and others have revealed nothing since. */
export const canUndo = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
  mayUndo: (seat: Seat) => boolean,
): boolean => {
  if (moves.length === 0) return false;
  const by = game.actor(states[states.length - 2]);
  return typeof by === 'number' && mayUndo(by) && game.actor(states[states.length - 1]) === by;
};

export const undone = <State, Move>({ states, moves, undone: before }: History<State, Move>): History<State, Move> => ({
  states: states.slice(0, -1),
  moves: moves.slice(0, -1),
  undone: [...before, moves[moves.length - 1]],
});

export const redone = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
): History<State, Move> => {
  const move = history.undone.at(-1);
  if (move === undefined) return history;
  return { ...withMove(game, history, move), undone: history.undone.slice(0, -1) };
};

/** How many moves of chance there were: the number of the next draw. */
export const drawsIn = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
): number => moves.filter((_, i) => game.actor(states[i]) === 'chance').length;
