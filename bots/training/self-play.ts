import {
  type Mind,
  type OptionValues,
  type Random,
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

/** How games are played: most of them quickly, some as the levels do that think. */
const THINKING: readonly { readonly share: number; readonly iterations: number }[] = [
  { share: 0.12, iterations: 40 },
  { share: 0.2, iterations: 10 },
];
/** So many games have random moves, up to a moment; what comes after the last of them is unspoiled play. */
const WILD_GAMES = 0.65;
const WILD_MOVES = 0.15;
/** The latest such moment: more than half of most games. */
const WILD_UNTIL = 90;
export const POSITIONS_KEPT = 32;
const MOST_DECISIONS = 5_000;

const iterationsFor = (random: Random): number => {
  let left = random();
  for (const { share, iterations } of THINKING) {
    if (left < share) return iterations;
    left -= share;
  }
  return 0;
};

/** The numbers of the examples of one game; the seed and the number of the game decide everything. */
export const playLesson = <State, Move, Options extends OptionValues>(
  { game, features, tableOf }: Training<State, Move, Options>,
  mind: Mind<State, Move>,
  seed: string,
  number: number,
): readonly number[] => {
  const random = createRandom(`${seed}/${number}`);
  let state = unwrap(setUp(game, tableOf(random)));
  const player = { game, mind };
  const iterations = iterationsFor(random);
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
    } else {
      const bot = { level: iterations > 0 ? 'mate' : 'greedy', style: 'steady' } as const;
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
