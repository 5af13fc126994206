import { type Choice, type OptionValues, type Rules, type Seat, createRandom } from '@showboat/engine';

/** Whether a seat is first, alone, and the game is over. */
const isFirst = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  state: State,
  seat: Seat,
): boolean => {
  const places = game.outcome(state)?.places;
  return places !== undefined && places[seat] === 1 && places.every((place, other) => other === seat || place > 1);
};

/** What a view shows of the end need not be all of it: where something is hidden, a turn must win in so many worlds. */
const WORLDS = 8;

/** The choices that win at once, for all that the seat knows. */
export const winningOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  view: State,
  seat: Seat,
  choices: readonly Choice<State, Move>[],
): readonly Choice<State, Move>[] => {
  const winning = choices.filter(({ state, wins }) => wins || isFirst(game, state, seat));
  if (winning.length === 0) return winning;
  const random = createRandom(0);
  const worlds = new Set(Array.from({ length: WORLDS }, () => game.redeal(view, seat, random)));
  worlds.delete(view);
  return winning.filter(
    ({ moves, wins }) =>
      wins ||
      [...worlds].every((world) =>
        isFirst(
          game,
          moves.reduce<State>((now, move) => game.apply(now, move), world),
          seat,
        ),
      ),
  );
};
