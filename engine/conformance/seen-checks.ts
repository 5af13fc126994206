import { isEqual } from '../equal';
import type { Game, Seat } from '../game';
import { openHistory } from '../history';
import { seenHistory } from '../memory';
import type { OptionValues } from '../options';
import { createRandom } from '../random';
import { attempt, deepFreeze, keyOf, shown, throughJson } from './json';
import type { Check } from './move-checks';
import { type Moment, type PlayedGame, momentsOf } from './played';
import { audienceOf, difference } from './state-checks';

// A seat is sent its view of the beginning, and then every move as it sees it. That must be enough, and no more than it may know.

const nameOf = (seat: Seat | undefined): string => (seat === undefined ? 'a spectator' : `seat ${seat}`);

const toldTo = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { states, moves }: PlayedGame<State, Move>,
  seat: Seat | undefined,
): readonly Move[] => moves.map((move, i) => deepFreeze(throughJson(game.seenMove(states[i], move, seat))));

/** Seen again, and by its text, a seen move is the same. */
const readAgain = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { move, state, where }: Moment<State, Move>,
  known: State,
  seat: Seat | undefined,
): readonly string[] => {
  if (move === undefined) return [];
  const seen = game.seenMove(state, move, seat);
  const text = game.formatMove(known, seen);
  const read = game.parseMove(known, text, game.notation.nameOf(known, seen));
  return [
    ...difference(where, `${nameOf(seat)} is told another move the second time`, seen, game.seenMove(known, seen, seat)),
    ...(read.ok && isEqual(read.value, seen) ? [] : [`${where}: ${shown(seen)} is written "${text}" and not read back`]),
  ];
};

/** Following the seen moves from the view of the beginning gives what the seat may know. */
export const checkTold: Check = (game, games, plan) =>
  games.flatMap((played) =>
    audienceOf(played.seats).flatMap((seat) => {
      const who = nameOf(seat);
      const told = toldTo(game, played, seat);
      const opened = attempt(() => openHistory(game, game.view(played.states[0], seat), told));
      if ('thrown' in opened) return [`${played.name}: ${who} cannot follow: ${opened.thrown}`];
      if (!opened.value.ok) return [`${played.name}: ${who} cannot follow: ${shown(opened.value.refusal)}`];
      const followed = opened.value.value.states;
      return momentsOf([played], plan.every).flatMap((moment) => {
        const { state, index, where } = moment;
        const known = deepFreeze(followed[index]);
        const problems = [
          ...difference(where, `the memory of ${who} does not survive JSON`, known, throughJson(known)),
          ...(game.actor(known) === game.actor(state) ? [] : [`${where}: ${who} waits for ${game.actor(known)}`]),
          ...readAgain(game, moment, known, seat),
        ];
        // When the game is over everything is revealed, even what no move showed.
        if (game.outcome(state)) return problems;
        problems.push(...difference(where, `${who} follows what is not so`, game.view(state, seat), game.view(known, seat)));
        const other = game.redeal(known, seat, createRandom(`${plan.seed}/${where}`));
        return [
          ...problems,
          ...difference(
            where,
            `the view of ${who} as text betrays what is hidden`,
            game.formatView(state, seat),
            game.formatView(other, seat),
          ),
          ...difference(
            where,
            `${who} can tell a state dealt by memory from the real one`,
            game.view(state, seat),
            game.view(other, seat),
          ),
        ];
      });
    }),
  );

/** Every alternative that this seat cannot distinguish from what happened, by what it knows afterwards. */
const alikeFor = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { state, move, index, played }: Moment<State, Move>,
  known: State,
  seat: Seat | undefined,
): readonly Move[] => {
  const view = game.view(played.states[index + 1], seat);
  const isAlike = (before: State, other: Move): boolean => isEqual(game.view(game.apply(before, other), seat), view);
  // Moves that lead to the same state are not secret.
  const drawn = game
    .legalMoves(state)
    .filter((other) => isAlike(state, other) && !isEqual(game.apply(state, other), played.states[index + 1]))
    .map((other) => game.seenMove(state, other, seat));
  const dealt = game.redeal(known, seat, createRandom(index));
  const isPossible = [...game.legalMoves(dealt), ...game.asides(dealt)].some((other) => isEqual(other, move));
  return move !== undefined && isPossible && isAlike(dealt, move) ? [...drawn, game.seenMove(dealt, move, seat)] : drawn;
};

/** Redealing what a seat may not know changes no byte of what it is sent. */
export const checkSecrets: Check = (game, games, plan) =>
  games.flatMap((played) =>
    audienceOf(played.seats).flatMap((seat) => {
      const seen = seenHistory(game, played, seat);
      return momentsOf([played], plan.every).flatMap((moment) => {
        const { state, move, index, where } = moment;
        if (move === undefined || game.actor(state) === seat) return [];
        const told = keyOf(seen.moves[index]);
        const betrayed = alikeFor(game, moment, seen.states[index], seat).find((other) => keyOf(other) !== told);
        return betrayed === undefined ? [] : [`${where}: ${nameOf(seat)} is told ${told}, and not ${keyOf(betrayed)}`];
      });
    }),
  );
