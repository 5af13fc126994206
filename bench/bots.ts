import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRandom, unwrap } from '@showboat/engine';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import { createMind } from '../games/mississippi-queen/bot/mind';
import { type BotFigures, formatBotFigures, toBotsJson } from './bots-report';
import type { createBotSearches } from './contestants/boardgame-io-bot';
import { searchPositions } from './contestants/showboat-search';
import { paceOf, processCpuClock, takeTurns } from './cpu-time';
import { BOARDGAME_IO_BOT_BUNDLE } from './peers';
import { showProgress } from './progress';

// Our tree search and boardgame.io's on the same positions, in one process. `main.ts` bundles this file and starts it in the root.

const SEED = 'showboat';
const ROOT = process.cwd();

/** Passenger game, four seats, from the first rounds to the last: none of them is the whole figure. */
const POSITIONS = ['0084-base4', '0003-base4', '0005-base4', '0004-base4'] as const;

/** MCTSBot's default; for ours about a tenth of a second. */
const ITERATIONS = 1000;

const positionText = (name: string): string =>
  readFileSync(join(ROOT, 'games/mississippi-queen/fixtures', `${name}.json`), 'utf8');

const ourSearches = (texts: readonly string[]): (() => number) => {
  const states = texts.map((text) => unwrap(mississippiQueen.parsePosition(JSON.parse(text))));
  return searchPositions({ game: mississippiQueen, mind: createMind() }, states, ITERATIONS, createRandom(SEED));
};

const theirSearches = async (texts: readonly string[]): Promise<() => number> => {
  const bundle: { readonly createBotSearches: typeof createBotSearches } = await import(
    pathToFileURL(join(ROOT, BOARDGAME_IO_BOT_BUNDLE)).href
  );
  return bundle.createBotSearches(texts, ITERATIONS, SEED);
};

const main = async (args: readonly string[]): Promise<void> => {
  const texts = POSITIONS.map(positionText);
  const works = [ourSearches(texts), await theirSearches(texts)];
  const onSlice = (done: number, total: number): void => showProgress(`tree search ${done + 1}/${total}`);
  const [ours, boardgameIo] = takeTurns(works, { clock: processCpuClock, warmUp: 3, cpuSeconds: 2, slices: 3, onSlice }).map(
    paceOf,
  );
  showProgress('');
  const figures: BotFigures = { ours, boardgameIo };
  console.log(args.includes('--json') ? JSON.stringify(toBotsJson(figures)) : formatBotFigures(figures, ITERATIONS));
};

await main(process.argv.slice(2));
