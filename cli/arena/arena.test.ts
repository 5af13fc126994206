import { drawOf, playGame } from '@showboat/bots';
import { setUp, unwrap } from '@showboat/engine';
import { isEliminated, mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli';

const arena = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await runCli(['arena', 'mississippi-queen', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

interface Told {
  readonly bots: readonly Readonly<Record<string, unknown>>[];
  readonly secondsPerTurn: Readonly<Record<string, number>>;
}

const told = (json: string): Told => JSON.parse(json);

test('the same rivers are dealt to every rotation', () => {
  const start = unwrap(setUp(game, { seats: 3 }));
  const bots = ['greedy', 'deckhand', 'deckhand'].map((name) => ({
    name,
    level: name === 'greedy' ? 'greedy' : 'deckhand',
    style: 'steady',
  })) satisfies readonly object[] as Parameters<typeof playGame>[1]['bots'];
  const riverOf = (shift: number, deal: number): readonly string[] => {
    const seated = bots.map((_, seat) => bots[(seat + shift) % bots.length]);
    const draw = (index: number): number => drawOf('river', deal, index);
    const table = { bots: seated, draw, seed: `${shift}`, budget: {}, now: () => 0 };
    const { state } = playGame({ game, mind, start, isEliminated }, table);
    return state.river.tiles.map(({ id, exit }) => `${id}${exit}`);
  };
  const rivers = [0, 1, 2].map((shift) => riverOf(shift, 0));
  const length = Math.min(...rivers.map((river) => river.length));
  expect(length).toBeGreaterThan(8);
  for (const river of rivers) expect(river.slice(0, length)).toEqual(rivers[0].slice(0, length));
  expect(riverOf(0, 1).slice(0, length)).not.toEqual(rivers[0].slice(0, length));
});

test('JSON is the same for a seed with any number of workers, except for the time', async () => {
  const args = ['--bots', 'mate@10,deckhand,greedy', '--games', '6', '--json', '--workers'];
  const [one, two] = [told(await arena(...args, '1')), told(await arena(...args, '2'))];
  expect({ ...one, secondsPerTurn: {} }).toEqual({ ...two, secondsPerTurn: {} });
  expect(Object.keys(one).slice(0, 2)).toEqual(['bots', 'secondsPerTurn']);
  expect(one.bots.map((bot) => Object.keys(bot).slice(0, 6))).toEqual(
    [0, 1, 2].map(() => ['name', 'games', 'winShare', 'low', 'high', 'elo']),
  );
  expect(one.bots.map(({ name, games }) => [name, games])).toEqual([
    ['mate@10', 6],
    ['deckhand', 6],
    ['greedy', 6],
  ]);
  expect(Object.keys(one.secondsPerTurn)).toEqual(['mate@10', 'deckhand', 'greedy']);
  const other = told(await arena(...args, '2', '--seed', 'other'));
  expect(other.bots).not.toEqual(one.bots);
});

test('as many seats as bots, or as the game and its presets have', async () => {
  const seatsFor = async (...args: readonly string[]): Promise<string | undefined> =>
    /seats=(\d)/.exec(await arena('--games', '1', '--workers', '1', ...args))?.[1];
  expect(await seatsFor('--bots', 'greedy,greedy,greedy,deckhand')).toBe('4');
  expect(await seatsFor('--bots', 'greedy,deckhand')).toBe('3');
  expect(await seatsFor('--bots', 'greedy', '--preset', 'two-and-rose')).toBe('2');
  expect(await seatsFor('--bots', 'greedy,deckhand', '--options', 'seats=5')).toBe('5');
  expect(await seatsFor('--bots', 'greedy,deckhand,greedy', '--preset', 'passenger-game', '--seats', '4')).toBe('4');
});

test('the page has a line for each bot, and how the games ended', async () => {
  const page = await arena('--bots', 'greedy,deckhand:bold', '--games', '4', '--iterations', '5');
  expect(page).toMatch(/^mississippi-queen, seats=3, seed showboat\nbot +games +wins +95 % +equal +Elo/);
  expect(page).toMatch(/^greedy +4 +\d+\.\d % +\d+\.\d to \d+\.\d % +50\.0 %/m);
  expect(page).toMatch(/^deckhand:bold +4/m);
  expect(page).toMatch(/^endings: [a-z-]+ \d/m);
  expect(page).toMatch(/^4 games in 2 deals$/m);
});

test.each([
  [[], "required option '--bots <a,b,...>' not specified"],
  [['--bots', ''], '--bots: must be bots such as captain'],
  [['--bots', 'captain,admiral'], 'was "admiral"'],
  [['--bots', 'captain,,mate'], 'was ""'],
  [['--bots', 'captain:meek'], 'was "captain:meek"'],
  [['--bots', 'captain@0'], 'was "captain@0"'],
  [['--bots', Array.from({ length: 25 }, () => 'mate').join(',')], '--bots: must be at most 24 bots, was 25'],
  [['--bots', 'mate', '--games', '0'], '--games: must be a whole number from 1'],
  [['--bots', 'mate', '--games', 'many'], 'was "many"'],
  [['--bots', 'mate', '--seed', ''], '--seed: must be a text'],
  [['--bots', 'mate', '--time', '0'], '--time: must be a whole number from 1'],
  [['--bots', 'mate', '--iterations', '-3'], '--iterations'],
  [['--bots', 'mate', '--time', '10', '--iterations', '10'], '--time: cannot stand beside --iterations'],
  [['--bots', 'mate', '--workers', '0'], '--workers: must be a whole number from 1'],
  [['--bots', 'mate', '--seats', '9'], '--seats: must be 2 to 6, was 9'],
  [['--bots', 'mate', '--seats', '2'], 'must be 3 to 6 with one boat each'],
  [['--bots', 'mate', '--preset', 'regatta'], '--preset: must be one of'],
  [['--bots', 'mate', '--options', 'rose=maybe'], 'options.rose: must be true or false'],
])('%j: %s', async (args, sentence) => {
  const { code, err } = await runCli(['arena', 'mississippi-queen', ...args]);
  expect(err).toMatch(/^error: [^\n]+\n$/);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

test('an unknown game', async () => {
  const { code, err } = await runCli(['arena', 'chess', '--bots', 'mate']);
  expect({ code, err }).toEqual({
    code: 2,
    err: 'error: GAME: must be "mississippi-queen" or "patrician" or "hot-tin-roof", was "chess"\n',
  });
});
