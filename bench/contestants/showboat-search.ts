import { type OptionValues, type Player, type Random, decider } from '@showboat/engine';
import { search } from '@showboat/bots';

/** Each call searches every position once and returns the number of iterations. */
export const searchPositions =
  <State, Move, Options extends OptionValues>(
    player: Player<State, Move, Options>,
    positions: readonly State[],
    iterations: number,
    random: Random,
  ): (() => number) =>
  () => {
    let done = 0;
    for (const position of positions)
      done += search(player, position, decider(player, position), { iterations }, random).iterations;
    return done;
  };
