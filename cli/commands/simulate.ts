import { type OptionValues, formatOptions, setUp } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { type OptionChoice, chooseOptions, findGame } from '../games';
import { type Answer, type Io, problem } from '../io';
import { parseCount, parseSeed } from '../numbers';
import { type Simulation, type Spread, simulate as run } from '../simulation';
import { say, told } from '../words';

export interface SimulateOptions extends OptionChoice {
  readonly games: string;
  readonly seed: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;

/** A progress bar is only for a terminal. */
const progressTo = async (io: Io, total: number): Promise<{ onGame: (played: number) => void; stop: () => void }> => {
  if (!io.stderr.isTTY) return { onGame: () => undefined, stop: () => undefined };
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: '{bar} {value}/{total} games, {eta_formatted} left',
    clearOnComplete: true,
    stopOnComplete: true,
  });
  bar.start(total, 0);
  return { onGame: (played) => bar.update(played), stop: () => bar.stop() };
};

const spreadLine = (title: string, { min, median, mean, max }: Spread): string =>
  `${title.padEnd(9)}min ${min}, median ${median}, mean ${mean.toFixed(1)}, max ${max}`;

const share = (count: number, games: number): string => `${count} (${((100 * count) / games).toFixed(1)} %)`;

interface Report extends Simulation {
  readonly game: string;
  readonly rules: string;
  readonly options: string;
  readonly seed: string;
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
}

const pageOf = (report: Report): readonly string[] => [
  `${report.games} games of ${report.game} at random, ${report.options}, seed ${report.seed}`,
  `speed    ${report.gamesPerSecond} games/s, ${report.actionsPerSecond} actions/s`,
  spreadLine('rounds', report.rounds),
  spreadLine('actions', report.actions),
  `endings  ${Object.entries(report.endings)
    .map(([ending, count]) => `${ending} ${share(count, report.games)}`)
    .join(', ')}`,
  `wins     ${report.wins.map((count, seat) => `seat ${seat} ${share(count, report.games)}`).join(', ')}`,
];

const reportOn = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  choice: SimulateOptions,
  games: number,
  io: Io,
): Promise<Answer> => {
  const { game } = entry;
  const options = told(chooseOptions(game, choice), entry);
  if (!options.ok) return options;
  const start = told(setUp(game, options.value), entry);
  if (!start.ok) return start;
  const progress = await progressTo(io, games);
  const began = performance.now();
  const simulation = run(game, { options: options.value, games, seed: choice.seed, onGame: progress.onGame });
  const seconds = (performance.now() - began) / 1000;
  progress.stop();
  const report: Report = {
    game: game.id,
    rules: game.rulesVersion,
    options: formatOptions(game.options, options.value, ['seats']),
    seed: choice.seed,
    games,
    ...simulation,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    actionsPerSecond: Math.round(simulation.actionsInAll / seconds),
  };
  io.stdout.write(choice.json ? `${JSON.stringify(report, undefined, 2)}\n` : `${pageOf(report).join('\n')}\n`);
  return 'done';
};

/** Random games: how fast, how long, how they end, who wins. */
export const simulate = async (id: string | undefined, choice: SimulateOptions, io: Io): Promise<Answer> => {
  const entry = findGame(id);
  if (!entry.ok) return problem(say(entry.refusal));
  const games = parseCount(choice.games, '--games', { min: 1, max: MOST_GAMES });
  if (!games.ok) return problem(say(games.refusal));
  const seed = parseSeed(choice.seed);
  if (!seed.ok) return problem(say(seed.refusal));
  return entry.value.use((one) => reportOn(one, choice, games.value, io));
};
