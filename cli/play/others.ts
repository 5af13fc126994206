import { type History, type OptionValues, type Random, chooseChance, knownTo, pick, present } from '@showboat/engine';
import { type NamedBot, decide } from '@showboat/bots';
import type { Entry } from '@showboat/games/catalog';

/** What chance or another seat does next: a bot's whole turn where one was asked for, else one move at random. */
export const movesOfOthers = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  history: History<State, Move>,
  random: Random,
  bot: NamedBot | undefined,
): readonly Move[] => {
  const { game, casualMoves } = entry;
  const state = present(history);
  const actor = game.actor(state);
  if (typeof actor !== 'number') return [chooseChance(game.chances(state), random())];
  if (!bot) return [pick(random, casualMoves(state, game.legalMoves(state)))];
  const known = knownTo(game, history.states[0], history.moves, actor);
  return decide(entry, known, actor, bot, { ...bot, random, now: () => performance.now() }).moves;
};
