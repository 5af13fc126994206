import { signal } from '@preact/signals';
import { createRandom, type Language, LANGUAGES, type OptionValues, playRandomly, setUp, unwrap } from '@showboat/engine';
import { callPlayers, type GameView, type PlayerInfo } from '@showboat/ui';
import { expect, test } from 'vitest';
import { loadView } from '../shell/game-view';
import { loadMessages } from '../messages/load';
import { createLog } from './log';

const GAMES = ['patrician', 'hot-tin-roof'];

const playersOf = (names: readonly string[]): readonly PlayerInfo[] =>
  names.map((name, seat) => ({ kind: seat === 0 ? 'here' : 'elsewhere', name }));

/** The log of a game for three, and what the game itself calls the seats. */
const logOf = async <State, Move, Options extends OptionValues>(
  { game, loadWords }: GameView<State, Move, Options>,
  language: Language,
  names: readonly string[],
): Promise<{ readonly said: readonly string[]; readonly own: readonly string[] }> => {
  const unnamed = await loadWords(language);
  const words = unnamed.withNames?.(callPlayers(signal(playersOf(names)))) ?? unnamed;
  const states = [unwrap(setUp(game, { seats: 3 }))];
  const moves: Move[] = [];
  playRandomly(game, states[0], createRandom('log'), {
    maxMoves: 2000,
    onMove: (state, move) => {
      moves.push(move);
      states.push(game.apply(state, move));
    },
  });
  const lines = createLog(game, words).tell(states, moves);
  return {
    said: lines.map(({ who, phrases }) => words.joinPhrases(who, phrases)),
    own: names.map((_, seat) => words.nameSeat(states[0], seat)),
  };
};

const logIn = async (id: string, language: Language, names: readonly string[]): ReturnType<typeof logOf> => {
  const sealed = await loadView(id);
  if (!sealed) throw new Error(`there is no game ${id}`);
  return sealed.use((view) => logOf(view, language, names));
};

const count = (said: readonly string[], word: string): number => {
  const pattern = new RegExp(`(?<!\\p{L})${word.replaceAll(/[()]/g, '\\$&')}(?!\\p{L})`, 'u');
  return said.filter((line) => pattern.test(line)).length;
};

const TABLES = GAMES.flatMap((id) => LANGUAGES.map((language) => [id, language] as const));

test.each(TABLES)('%s, %s: a log of named players has no colours', async (id, language) => {
  const { said, own } = await logIn(id, language, ['Tess', 'Odile', 'Jonas']);
  expect(own.map((colour) => count(said, colour))).toEqual([0, 0, 0]);
  for (const name of ['Tess', 'Odile', 'Jonas']) expect(count(said, name)).toBeGreaterThan(3);
});

test.each(TABLES)('%s, %s: two players with the same name can be told apart', async (id, language) => {
  const { said, own } = await logIn(id, language, ['Tess', 'Odile', 'odile']);
  const called = [`${own[1]} (Odile)`, `${own[2]} (odile)`];
  for (const name of ['Tess', ...called]) expect(count(said, name)).toBeGreaterThan(3);
  const rest = said.map((line) => called.reduce((left, name) => left.replaceAll(name, ''), line));
  expect(rest.filter((line) => /odile/i.test(line))).toEqual([]);
});

test.each(TABLES)('%s, %s: a player without a name is not "you" in the third person', async (id, language) => {
  const { you } = (await loadMessages(language)).shell;
  const { said, own } = await logIn(id, language, [you, 'Odile', 'Jonas']);
  expect(said.filter((line) => line.startsWith(you))).toEqual([]);
  expect(count(said, `${own[0]} (${you})`)).toBeGreaterThan(3);
  expect([count(said, own[1]), count(said, own[2])]).toEqual([0, 0]);
});

test('a steamer keeps its own name', async () => {
  const { said, own } = await logIn('mississippi-queen', 'en', ['Tess', 'Odile', 'Jonas']);
  expect(said.filter((line) => /Tess|Odile|Jonas/.test(line))).toEqual([]);
  expect(count(said, own[0])).toBeGreaterThan(0);
});
