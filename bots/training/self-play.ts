import {
  type Mind,
  type OptionValues,
  type Random,
  type Seat,
  chooseChance,
  createRandom,
  knownAfter,
  pick,
  setUp,
  shuffle,
  unwrap,
} from '@showboat/engine';
import { decide } from '../decide';
import { newReading } from '../learning';
import { beginExample, finishExample } from './examples';
import type { Training } from './training';

/** How a game is played: by the likely turns alone, which costs little and is enough for most games; by all turns; or by a search. */
type Playing = 'quick' | 'greedy' | number;

interface Share {
  readonly share: number;
  readonly playing: Playing;
}

/** The hand-made mind plays many games, for what is found roughly. */
const BY_HAND: readonly Share[] = [
  { share: 0.03, playing: 40 },
  { share: 0.04, playing: 10 },
  { share: 0.05, playing: 'greedy' },
];
/** A net thinks: it is a search that asks it most of all, and it is to know what comes of games that are played by one. */
const BY_NET: readonly Share[] = [
  { share: 0.15, playing: 40 },
  { share: 0.2, playing: 10 },
  { share: 0.45, playing: 'greedy' },
];
/** So many games have random moves, up to a moment; what comes after the last of them is unspoiled play. */
const WILD_GAMES = 0.65;
const WILD_MOVES = 0.15;
/** The latest such moment: more than half of most games. */
const WILD_UNTIL = 90;
export const POSITIONS_KEPT = 24;
const MOST_DECISIONS = 5_000;

const playingFor = (random: Random, isByHand: boolean): Playing => {
  let left = random();
  for (const { share, playing } of isByHand ? BY_HAND : BY_NET) {
    if (left < share) return playing;
    left -= share;
  }
  return 'quick';
};

/** The turn of who does not think. */
const quickTurn = <State, Move>(mind: Mind<State, Move>, known: State, seat: Seat): readonly Move[] => {
  const surrender = mind.surrender?.(known, seat);
  return surrender === undefined ? mind.choices(known, 'likely')[0].moves : [surrender];
};

/** The numbers of the examples of one game; the seed, its number and whose mind it is decide everything. */
export const playLesson = <State, Move, Options extends OptionValues>(
  { game, features, tableOf }: Training<State, Move, Options>,
  mind: Mind<State, Move>,
  seed: string,
  number: number,
  isByHand = true,
): readonly number[] => {
  const random = createRandom(`${seed}/${number}`);
  let state = unwrap(setUp(game, tableOf(random)));
  const player = { game, mind };
  const playing = playingFor(random, isByHand);
  const iterations = typeof playing === 'number' ? playing : 0;
  const wildUntil = random() < WILD_GAMES ? Math.floor(random() * WILD_UNTIL) : 0;
  const seats = mind.evaluate(state).length;
  // Only who thinks remembers.
  let memories = iterations > 0 ? Array.from({ length: seats }, (_, seat) => game.view(state, seat)) : [];
  const carryOut = (move: Move): void => {
    const step = { before: state, move, after: game.apply(state, move) };
    memories = memories.map((known, seat) => knownAfter(game, known, step, seat));
    state = step.after;
  };
  let kept: State[] = [];
  let decisions = 0;
  for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state)) {
    if (decisions > MOST_DECISIONS) throw new Error(`${game.id} does not end, seed ${seed}/${number}`);
    if (actor === 'chance') {
      carryOut(chooseChance(game.chances(state), random()));
      continue;
    }
    decisions++;
    const known = memories[actor] ?? game.view(state, actor);
    if (decisions < wildUntil && random() < WILD_MOVES) {
      pick(random, mind.choices(known)).moves.forEach(carryOut);
      kept = [];
    } else if (playing === 'quick') quickTurn(mind, known, actor).forEach(carryOut);
    else {
      // The Captain searches in every game; the Mate of some does not.
      const bot = { level: iterations > 0 ? 'captain' : 'greedy', style: 'steady' } as const;
      decide(player, known, actor, bot, { random, iterations }).moves.forEach(carryOut);
    }
    // As it is, as a search deals it; or as the seat sees it.
    const after = random() < 0.5 ? state : game.view(state, actor);
    if (game.actor(state) !== 'nobody') kept.push(after);
  }
  const end = game.outcome(state);
  if (!end) throw new Error(`${game.id} waits for nobody and is not over`);
  const reading = newReading(features);
  return shuffle(random, kept)
    .slice(0, POSITIONS_KEPT)
    .flatMap((one) => {
      features.read(one, reading);
      return finishExample(beginExample(number, reading, features.own.length), end.places);
    });
};
