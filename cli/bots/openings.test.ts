import { decide } from '@showboat/bots';
import { type OptionValues, type Player, chooseChance, createRandom, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { expect, test } from 'vitest';

const GAMES = 12;
const FIRST_TURNS = 3;

/** The first turns of a game in which chance always draws the same. */
const openingOf = <State, Move, Options extends OptionValues>(
  { game, mind }: Player<State, Move, Options>,
  seed: number,
): string => {
  const random = createRandom(`opening ${seed}`);
  const draws = createRandom('the same for all');
  let state = unwrap(setUp(game, { seats: 3 }));
  const turns: (readonly Move[])[] = [];
  while (turns.length < FIRST_TURNS) {
    const actor = game.actor(state);
    if (typeof actor !== 'number') {
      state = game.apply(state, chooseChance(game.chances(state), draws()));
      continue;
    }
    const known = game.view(state, actor);
    const { moves } = decide({ game, mind }, known, actor, { level: 'captain', style: 'steady' }, { random, iterations: 100 });
    state = moves.reduce<State>((now, move) => game.apply(now, move), state);
    turns.push(moves);
  }
  return JSON.stringify(turns);
};

test.each(CATALOG.map(({ id }) => id))('games of %s do not all begin alike', (id) => {
  const openings = CATALOG.find((entry) => entry.id === id)?.use((entry) =>
    Array.from({ length: GAMES }, (_, seed) => openingOf(entry, seed)),
  );
  expect(new Set(openings).size).toBeGreaterThan(2);
});
