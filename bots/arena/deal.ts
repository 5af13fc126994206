import {
  type Mind,
  type OptionValues,
  type Outcome,
  type Player,
  type Seat,
  chooseChance,
  createRandom,
  knownAfter,
} from '@showboat/engine';
import { decide } from '../decide';
import type { Budget, NamedBot } from '../names';
import { rotations } from './rotation';

// Duplicate play: the games of a deal differ only in who sits where. The k-th chance move is decided by the same number in all of
// them, so the same cards and tiles come up as far as the players' own moves allow.

export interface DealPlan {
  readonly bots: readonly NamedBot[];
  readonly seats: number;
  readonly seed: string;
  /** For bots without a budget of their own. */
  readonly budget: Budget;
}

export interface Seated {
  readonly name: string;
  readonly decisions: number;
  readonly seconds: number;
  readonly isEliminated: boolean;
}

export interface PlayedGame extends Outcome {
  readonly seated: readonly Seated[];
}

export interface PlayedDeal {
  readonly deal: number;
  readonly games: readonly PlayedGame[];
}

/** What the arena needs of a game besides a mind for it. */
export interface Contest<State, Move, Options extends OptionValues> extends Player<State, Move, Options> {
  readonly start: State;
  /** Whose mind a bot has, where they are not all of one. */
  mindOf?(bot: NamedBot): Mind<State, Move>;
  /** Whether a seat was eliminated. */
  isEliminated(state: State, seat: Seat): boolean;
}

/** Far more than any game of sane bots; exceeding it means a mistake in the rules or the mind. */
const MOST_MOVES = 100_000;

const budgetFor = (bot: NamedBot, budget: Budget): Budget =>
  bot.iterations === undefined && bot.milliseconds === undefined ? budget : bot;

/** The number that decides a draw: independent of what the players do. */
export const drawOf = (seed: string, deal: number, draw: number): number => createRandom(`${seed}/${deal}/draw/${draw}`)();

interface Table {
  readonly bots: readonly NamedBot[];
  readonly draw: (index: number) => number;
  /** Randomness for the bots' own decisions. */
  readonly seed: string;
  readonly budget: Budget;
  readonly now: () => number;
}

export const playGame = <State, Move, Options extends OptionValues>(
  contest: Contest<State, Move, Options>,
  { bots, draw, seed, budget, now }: Table,
): PlayedGame & { readonly state: State } => {
  const { game } = contest;
  const players = bots.map((bot) => ({ game, mind: contest.mindOf?.(bot) ?? contest.mind }));
  const spent = bots.map(() => ({ decisions: 0, milliseconds: 0 }));
  let state = contest.start;
  let draws = 0;
  let moves = 0;
  let memories = bots.map((_, seat) => game.view(state, seat));
  const carryOut = (move: Move): void => {
    const step = { before: state, move, after: game.apply(state, move) };
    memories = memories.map((known, seat) => knownAfter(game, known, step, seat));
    state = step.after;
    moves++;
  };
  for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state)) {
    if (moves > MOST_MOVES) throw new Error(`${game.id} is not over after ${MOST_MOVES} moves, seed ${seed}`);
    if (actor === 'chance') {
      carryOut(chooseChance(game.chances(state), draw(draws++)));
      continue;
    }
    const bot = bots[actor];
    const random = createRandom(`${seed}/${moves}`);
    const began = now();
    const decision = decide(players[actor], memories[actor], actor, bot, { ...budgetFor(bot, budget), random, now });
    spent[actor].milliseconds += now() - began;
    spent[actor].decisions++;
    decision.moves.forEach(carryOut);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id} waits for nobody and is not over`);
  return {
    places: outcome.places,
    ending: outcome.ending,
    seated: bots.map(({ name }, seat) => ({
      name,
      decisions: spent[seat].decisions,
      seconds: spent[seat].milliseconds / 1000,
      isEliminated: contest.isEliminated(state, seat),
    })),
    state,
  };
};

/** One game for every rotation of the bots over the seats. */
export const playDeal = <State, Move, Options extends OptionValues>(
  contest: Contest<State, Move, Options>,
  { bots, seats, seed, budget }: DealPlan,
  deal: number,
  now: () => number,
): PlayedDeal => ({
  deal,
  games: rotations(bots, seats).map((seated, shift) => {
    const draw = (index: number): number => drawOf(seed, deal, index);
    const played = playGame(contest, { bots: seated, draw, seed: `${seed}/${deal}/${shift}`, budget, now });
    return { places: played.places, ending: played.ending, seated: played.seated };
  }),
});
