import { type History, type OptionValues, type Random, chooseChance, knownTo, pick, present } from '@showboat/engine';
import { type NamedBot, decide } from '@showboat/bots';
import type { Entry } from '@showboat/games/catalog';

/** The next moves of chance or another seat: a bot's whole turn if there is a bot, otherwise one random move. */
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
