import { type Game, type OptionValues, type Result, chooseChance, drawFraction, isEqual, ok } from '@showboat/engine';
import type { Disclosure } from '@showboat/protocol';
import { bad } from '../refusals';

/** Every draw of the list by itself: what the seed, the salts and the weights decide. No rule is needed for that. */
const checkAlone = ({ draws, seed, table, salts }: Disclosure): Result<number> => {
  for (const [at, { index, chances, token }] of draws.entries()) {
    const field = `draws[${at}]`;
    if (index !== at) return bad('wrong-index', field, { expected: at, found: index });
    if (chances.every(([, weight]) => weight <= 0)) return bad('no-chances', field);
    const drawn = chooseChance(
      chances.map(([move, weight]) => ({ move, weight })),
      drawFraction({ seed, table, index, salts }),
    );
    if (drawn !== token) return bad('wrong-token', field, { drawn: drawn.slice(0, 60), found: token.slice(0, 60) });
  }
  return ok(draws.length);
};

/** Options of kind `json` are JSON values there. */
const checkOptions = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { options }: Disclosure,
  first: State,
): Result<number> => {
  const played = new Map<string, unknown>(Object.entries(game.optionsOf(first)));
  const wrong = Object.entries(options).find(([key, value]) => {
    const own = played.get(key);
    return !isEqual(own, value) && !(typeof own === 'string' && isEqual(own, JSON.stringify(value)));
  });
  return wrong ? bad('other-options', `options.${wrong[0].slice(0, 60)}`) : ok(played.size);
};

/** The list says the same as the rules: what could be drawn at every moment, with which weights, in which order. */
export const checkList = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  disclosure: Disclosure,
  first: State,
  moves: readonly Move[],
): Result<number> => {
  const alone = checkAlone(disclosure);
  if (!alone.ok) return alone;
  const options = checkOptions(game, disclosure, first);
  if (!options.ok) return options;
  const { draws, rules } = disclosure;
  if (rules !== game.rulesVersion) return bad('other-rules', 'rules', { expected: game.rulesVersion, found: rules.slice(0, 20) });
  let state = first;
  let index = 0;
  for (const move of moves) {
    const chances = game.chances(state);
    const isDrawn = chances.some((chance) => isEqual(chance.move, move));
    if (isDrawn) {
      const listed = draws[index];
      const possible = chances.map((chance) => [game.formatMove(state, chance.move), chance.weight]);
      if (!isEqual(listed?.chances, possible) || listed.token !== game.formatMove(state, move))
        return bad('other-chances', `draws[${index}]`);
      index++;
    }
    state = game.apply(state, move);
  }
  return index === draws.length ? ok(index) : bad('other-count', 'draws', { expected: index, found: draws.length });
};
