import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OptionValues, createRandom, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import type { createWrappedGames } from './contestants/boardgame-io';
import { randomChessGames } from './contestants/chessops';
import { randomGames } from './contestants/showboat';
import { turnOutcomes } from './contestants/turn-outcomes';
import { type Pace, paceOf, processCpuClock, takeTurns } from './cpu-time';
import { type EngineFigures, type PresetPace, formatFigures, toJson } from './engine-report';
import { BOARDGAME_IO_BUNDLE, loadChessops } from './peers';
import { showProgress } from './progress';

// Random play of our engine, chessops and boardgame.io, in one process. `main.ts` bundles this file and starts it in the root.

const SEED = 'showboat';
const HEADLINE: OptionValues = { mode: 'passengers', seats: 4 };
const ROOT = process.cwd();

const ourGames = (options: OptionValues): (() => number) =>
  randomGames(mississippiQueen, unwrap(setUp(mississippiQueen, options)), createRandom(SEED));

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

/** After the headline, so that what other presets teach the compiler does not touch it. */
const measurePresets = (): readonly PresetPace[] =>
  mississippiQueen.presets.map(({ id, seats, options }) => {
    const chosen = seats.includes(4) ? 4 : seats[0];
    const works = [ourGames({ ...options, seats: chosen })];
    const [pace] = measure(id, works, { warmUp: 0.3, cpuSeconds: 0.2, slices: 3 });
    return { id, seats: chosen, pace };
  });

const main = async (args: readonly string[]): Promise<void> => {
  const asJson = args.includes('--json');
  const works = [ourGames(HEADLINE), randomChessGames(await loadChessops(), createRandom(SEED)), await wrappedGames(HEADLINE)];
  // boardgame.io needs some seconds until all of it is compiled.
  const [ours, chessops, boardgameIo] = measure('random play', works, { warmUp: 3, cpuSeconds: 1, slices: 5 });
  const [outcomes] = measure('outcomes of turns', [turnOutcomes(ROOT)], { warmUp: 1, cpuSeconds: 1, slices: 3 });
  const figures: EngineFigures = { ours, chessops, boardgameIo, turnOutcomes: outcomes };
  console.log(asJson ? JSON.stringify(toJson(figures)) : formatFigures(figures, measurePresets()));
};

await main(process.argv.slice(2));
