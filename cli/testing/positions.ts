import { type Seat, chooseChance, createRandom, setUp, unwrap } from '@showboat/engine';
import { type State, mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';

/** A moment in which a seat decides. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

/** Every decision of a game in which all play greedily. */
export const momentsOf = (seed: string, options: Readonly<Record<string, unknown>> = {}): readonly Moment[] => {
  const random = createRandom(seed);
  const moments: Moment[] = [];
  let state = unwrap(setUp(game, options));
  for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state)) {
    if (actor === 'chance') {
      state = game.apply(state, chooseChance(game.chances(state), random()));
      continue;
    }
    moments.push({ state, seat: actor });
    state = mind.choices(state)[0].moves.reduce(game.apply, state);
  }
  return moments;
};

/** That many of them, spread over the games. */
export const momentsFrom = (seed: string, count: number, options?: Readonly<Record<string, unknown>>): readonly Moment[] => {
  const all = momentsOf(seed, options);
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
};
