import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, type OptionValues, createRandom, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import type { createWrappedGames } from './contestants/boardgame-io';
import { randomChessGames } from './contestants/chessops';
import { randomGames } from './contestants/showboat';
import { turnOutcomes } from './contestants/turn-outcomes';
import { type Pace, paceOf, processCpuClock, takeTurns } from './cpu-time';
import { type EngineFigures, type GamePace, type PresetPace, formatFigures, toJson } from './engine-report';
import { BOARDGAME_IO_BUNDLE, loadChessops } from './peers';
import { showProgress } from './progress';

// Random play of our engine, chessops and boardgame.io, in one process. `main.ts` bundles this file and starts it in the root. The other
// games are measured beside chessops in a process each, for which this file starts itself: code that has met the states of two games is
// compiled for both, and slower for each.

const SEED = 'showboat';
const HEADLINE: OptionValues = { mode: 'passengers', seats: 4 };
const ROOT = process.cwd();

const gamesOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  options: OptionValues,
): (() => number) => randomGames(game, unwrap(setUp(game, options)), createRandom(SEED));

/** A bundle of its own, see there. */
const wrappedGames = async (options: OptionValues): Promise<() => number> => {
  const bundle: { readonly createWrappedGames: typeof createWrappedGames } = await import(
    pathToFileURL(join(ROOT, BOARDGAME_IO_BUNDLE)).href
  );
  return bundle.createWrappedGames(options, SEED);
};

interface Effort {
  readonly warmUp: number;
  readonly cpuSeconds: number;
  readonly slices: number;
}

const measure = (title: string, works: readonly (() => number)[], effort: Effort): readonly Pace[] => {
  // No forced garbage collection between slices: it was tried, and cost chessops a seventh and boardgame.io a quarter of their pace.
  const onSlice = (done: number, total: number): void => showProgress(`${title} ${done + 1}/${total}`);
  const paces = takeTurns(works, { clock: processCpuClock, ...effort, onSlice }).map(paceOf);
  showProgress('');
  return paces;
};

const seatsFor = (seats: readonly number[]): number => (seats.includes(4) ? 4 : seats[0]);

/** After the headline figure, so that optimisation for other presets does not affect it. */
const measurePresets = <State, Move, Options extends OptionValues>(game: Game<State, Move, Options>): readonly PresetPace[] =>
  game.presets.map((preset) => {
    const seats = seatsFor(preset.seats);
    const works = [gamesOf(game, { ...preset.options, seats })];
    const [pace] = measure(preset.id, works, { warmUp: 0.3, cpuSeconds: 0.2, slices: 3 });
    return { id: preset.id, seats, pace };
  });

/** The first preset of a game beside chessops. */
const measureGame = async (id: string): Promise<GamePace> => {
  const chess = randomChessGames(await loadChessops(), createRandom(SEED));
  const entry = CATALOG.find((one) => one.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.use(({ game }): GamePace => {
    // The default table; the presets cover four players.
    const [{ id: preset, options }] = game.presets;
    const seats = Number(game.options.seats.fallback);
    const works = [gamesOf(game, { ...options, seats }), chess];
    const [ours, chessops] = measure(id, works, { warmUp: 2, cpuSeconds: 1, slices: 5 });
    return { id, table: `${preset}, ${seats} seats`, ours, chessops, presets: measurePresets(game) };
  });
};

const GAME = '--game';

const measureApart = (id: string): GamePace => {
  const { stdout, status } = spawnSync(process.execPath, [process.argv[1], GAME, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the measurement of ${id} failed`);
  // A door: this file is at the other end.
  return JSON.parse(stdout) as GamePace;
};

const main = async (args: readonly string[]): Promise<void> => {
  if (args[0] === GAME) return console.log(JSON.stringify(await measureGame(args[1])));
  const asJson = args.includes('--json');
  const works = [
    gamesOf(mississippiQueen, HEADLINE),
    randomChessGames(await loadChessops(), createRandom(SEED)),
    await wrappedGames(HEADLINE),
  ];
  // boardgame.io needs some seconds until all of it is compiled.
  const [ours, chessops, boardgameIo] = measure('random play', works, { warmUp: 3, cpuSeconds: 1, slices: 5 });
  const [outcomes] = measure('outcomes of turns', [turnOutcomes(ROOT)], { warmUp: 1, cpuSeconds: 1, slices: 3 });
  const games = CATALOG.filter(({ id }) => id !== mississippiQueen.id).map(({ id }) => measureApart(id));
  const figures: EngineFigures = { ours, chessops, boardgameIo, turnOutcomes: outcomes, games };
  console.log(asJson ? JSON.stringify(toJson(figures)) : formatFigures(figures, measurePresets(mississippiQueen)));
};

await main(process.argv.slice(2));
