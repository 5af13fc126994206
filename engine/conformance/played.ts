import { chooseChance } from '../chance';
import type { Game } from '../game';
import type { OptionValues } from '../options';
import { type Random, createRandom, pick } from '../random';
import { unwrap } from '../result';
import { setUp } from '../setup';

/** What the suite plays. */
export interface Plan<Move> {
  readonly cases: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** Games per case. In every third, somebody plays an aside. */
  readonly games: number;
  readonly seed: string | number;
  /** A game longer than this counts as endless. */
  readonly maxMoves: number;
  /** Expensive properties look only at every n-th state. */
  readonly every: number;
  /** Values that are not moves here, such as moves of other games. */
  readonly foreignMoves: readonly unknown[];
  /** Mutated moves that take knowledge of the game to think of. */
  readonly mutateMove: (move: Move) => readonly unknown[];
  /** Fields of a state that its position does not include, such as the turn number. */
  readonly untold: readonly string[];
}

export interface PlayedGame<State, Move> {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** One more than there are moves: the first is the set-up. */
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

const ASIDE_RATE = 0.02;

const chooseMove = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  state: State,
  random: Random,
  hasAsides: boolean,
): Move | undefined => {
  const asides = hasAsides ? game.asides(state) : [];
  if (asides.length > 0 && random() < ASIDE_RATE) return pick(random, asides);
  const chances = game.chances(state);
  if (chances.length > 0) return chooseChance(chances, random());
  const legal = game.legalMoves(state);
  return legal.length > 0 ? pick(random, legal) : undefined;
};

const playGame = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  plan: Plan<Move>,
  { name, options }: Plan<Move>['cases'][number],
  number: number,
): PlayedGame<State, Move> => {
  const random = createRandom(`${plan.seed}/${name}/${number}`);
  const states = [unwrap(setUp(game, options))];
  const moves: Move[] = [];
  const actors = new Set<number>();
  let state = states[0];
  while (moves.length < plan.maxMoves && game.outcome(state) === undefined) {
    const actor = game.actor(state);
    if (typeof actor === 'number') actors.add(actor);
    const move = chooseMove(game, state, random, number % 3 === 2);
    if (move === undefined) break;
    state = game.apply(state, move);
    moves.push(move);
    states.push(state);
  }
  const seats = game.outcome(state)?.places.length ?? Math.max(0, ...actors) + 1;
  return { name: `${name}, game ${number}`, options, seats, states, moves };
};

/** The games on which the properties are checked: the same plan gives the same games. Stuck and endless ones are cut off there. */
export const playGames = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  plan: Plan<Move>,
): readonly PlayedGame<State, Move>[] =>
  plan.cases.flatMap((one) => Array.from({ length: plan.games }, (_, number) => playGame(game, plan, one, number)));

export interface Moment<State, Move> {
  readonly state: State;
  /** The move made here; none in the last state. */
  readonly move: Move | undefined;
  readonly index: number;
  readonly played: PlayedGame<State, Move>;
  /** For the message: which game, how far. */
  readonly where: string;
}

/** Every n-th state of the games, and always the first and the last. */
export const momentsOf = <State, Move>(
  games: readonly PlayedGame<State, Move>[],
  every: number,
): readonly Moment<State, Move>[] =>
  games.flatMap((played) =>
    played.states
      .map((state, index) => ({ state, move: played.moves[index], index, played, where: `${played.name}, after ${index} moves` }))
      .filter(({ index }) => index % every === 0 || index < 4 || index > played.states.length - 4),
  );
