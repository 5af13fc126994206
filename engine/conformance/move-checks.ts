import { isEqual } from '../equal';
import type { Game } from '../game';
import type { OptionValues } from '../options';
import { createRandom, shuffle } from '../random';
import { attempt, keyOf, shown } from './json';
import { FOREIGN, mutationsOf } from './mutations';
import { type Plan, type PlayedGame, momentsOf } from './played';

/** One property of games: the problems it found, one sentence each; empty when all is well. */
export type Check = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  games: readonly PlayedGame<State, Move>[],
  plan: Plan<Move>,
) => readonly string[];

const TRIES = 80;

export const checkListedAccepted: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, where }) =>
    [...game.legalMoves(state), ...game.asides(state)].flatMap((move) => {
      const refusal = game.refuse(state, move);
      if (refusal) return [`${where}: ${shown(move)} is listed but refused with ${shown(refusal)}`];
      const next = attempt(() => game.actor(game.apply(state, move)));
      return 'thrown' in next ? [`${where}: ${shown(move)} is listed but throws ${next.thrown}`] : [];
    }),
  );

export const checkOthersRefused: Check = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  games: readonly PlayedGame<State, Move>[],
  plan: Plan<Move>,
): readonly string[] => {
  const random = createRandom(`${plan.seed}/mutations`);
  const pool = [...new Map(games.flatMap((played) => played.moves).map((move) => [keyOf(move), move])).values()];
  return momentsOf(games, plan.every).flatMap(({ state, move, where }) => {
    const listed: readonly Move[] = [...game.legalMoves(state), ...game.asides(state)];
    const relatives = shuffle(random, pool).slice(0, 20);
    const near = [move, ...shuffle(random, listed).slice(0, 3), ...relatives.slice(0, 3)];
    const mutated = near.flatMap((one) => (one === undefined ? [] : [...mutationsOf(one, relatives), ...plan.mutateMove(one)]));
    const tried = [...FOREIGN, ...plan.foreignMoves, ...relatives, ...shuffle(random, mutated).slice(0, TRIES)];
    return tried.flatMap((one) => {
      // The door that real traffic uses, too: anything at all is passed as a move.
      const refusal = attempt(() => game.refuse(state, one as Move));
      if ('thrown' in refusal) return [`${where}: refuse(${shown(one)}) throws ${refusal.thrown}`];
      const isListed = listed.some((legal) => isEqual(legal, one));
      if (refusal.value === undefined && !isListed) return [`${where}: ${shown(one)} is accepted but not listed`];
      if (refusal.value !== undefined && isListed) return [`${where}: ${shown(one)} is refused but listed`];
      const isNamed = refusal.value === undefined || (refusal.value.code !== '' && refusal.value.rule !== '');
      return isNamed ? [] : [`${where}: ${shown(one)} is refused without a code or a rule`];
    });
  });
};

export const checkOrder: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, where, played: { seats } }) => {
    const legal = game.legalMoves(state);
    const asides = game.asides(state);
    const bySeat = Array.from({ length: seats }, (_, seat) => game.asides(state, seat)).flat();
    const keys = [...legal, ...asides].map(keyOf);
    const doubles = keys.filter((key, index) => keys.indexOf(key) !== index);
    return [
      ...doubles.map((key) => `${where}: ${shown(key)} is listed twice`),
      ...(isEqual(bySeat, asides) ? [] : [`${where}: what each seat may do out of turn is not what all may`]),
      ...(isEqual(legal, game.legalMoves(state)) ? [] : [`${where}: a second look at the legal moves gives another list`]),
    ];
  });

export const checkNoDeadEnds: Check = (game, games) =>
  momentsOf(games, 1).flatMap(({ state, where }) => {
    const isOver = game.outcome(state) !== undefined;
    const actor = game.actor(state);
    const count = game.legalMoves(state).length;
    const problems: string[] = [];
    if (isOver !== (actor === 'nobody'))
      problems.push(`${where}: the game is ${isOver ? '' : 'not '}over, but the actor is ${actor}`);
    if (isOver && count + game.asides(state).length > 0) problems.push(`${where}: the game is over, but there are moves`);
    if (!isOver && count === 0) problems.push(`${where}: the game is not over, but ${actor} has no legal move`);
    return problems;
  });

export const checkChances: Check = (game, games) =>
  momentsOf(games, 1).flatMap(({ state, where }) => {
    const chances = game.chances(state);
    if (game.actor(state) !== 'chance') return chances.length === 0 ? [] : [`${where}: chance has moves, but it is not its turn`];
    const problems: string[] = [];
    const sum = chances.reduce((total, chance) => total + chance.weight, 0);
    if (!(Math.abs(sum - 1) <= 1e-9)) problems.push(`${where}: the weights of chance add up to ${sum}`);
    if (!chances.every((chance) => chance.weight > 0)) problems.push(`${where}: a weight of chance is not positive`);
    const moves = chances.map((chance) => keyOf(chance.move)).toSorted();
    if (!isEqual(moves, game.legalMoves(state).map(keyOf).toSorted())) problems.push(`${where}: chances and legal moves differ`);
    return problems;
  });
