import { availableParallelism } from 'node:os';
import {
  type ArenaReport,
  type Budget,
  type DealPlan,
  LEVELS,
  type NamedBot,
  parseBot,
  rotations,
  runTournament,
} from '@showboat/bots';
import { type OptionValues, type Result, STYLES, formatOptions, ok, setUp } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { arenaPage } from '../arena/page';
import { openPool } from '../arena/pool';
import { type OptionChoice, chooseOptions, findGame } from '../games';
import { type Answer, type Io, problem } from '../io';
import { parseCount, parseSeed } from '../numbers';
import { progressOf } from '../progress';
import { bad } from '../refusals';
import { say, told } from '../words';

export interface ArenaOptions extends OptionChoice {
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly time?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly stop: boolean;
  readonly json?: boolean;
}

const MOST_BOTS = 24;
const MOST_GAMES = 1_000_000;
/** A difference is proven when chance alone would show one like it in one tournament of a hundred. */
const ALPHA = 0.01;

export const parseBots = (text: string): Result<readonly NamedBot[]> => {
  const bots: NamedBot[] = [];
  const names = text.split(',');
  if (names.length > MOST_BOTS) return bad('too-many-bots', '--bots', { given: names.length, most: MOST_BOTS });
  for (const name of names) {
    const bot = parseBot(name.trim());
    if (!bot) {
      const known = { levels: Object.keys(LEVELS).join(', '), styles: STYLES.join(', ') };
      return bad('unknown-bot', '--bots', { given: name.slice(0, 40), ...known });
    }
    bots.push(bot);
  }
  return ok(bots);
};

const parseBudget = ({ time, iterations }: ArenaOptions): Result<Budget> => {
  if (time !== undefined && iterations !== undefined) return bad('both-given', '--time', { other: '--iterations' });
  if (time !== undefined) {
    const milliseconds = parseCount(time, '--time', { min: 1, max: 600_000 });
    return milliseconds.ok ? ok({ milliseconds: milliseconds.value }) : milliseconds;
  }
  if (iterations === undefined) return ok({});
  const count = parseCount(iterations, '--iterations', { min: 1, max: 10_000_000 });
  return count.ok ? ok({ iterations: count.value }) : count;
};

interface Contest extends Omit<DealPlan, 'seats'> {
  readonly games: number;
  readonly workers: number;
}

const parseContest = (choice: ArenaOptions): Result<Contest> => {
  const bots = parseBots(choice.bots);
  if (!bots.ok) return bots;
  const games = parseCount(choice.games, '--games', { min: 1, max: MOST_GAMES });
  if (!games.ok) return games;
  const seed = parseSeed(choice.seed);
  if (!seed.ok) return seed;
  const budget = parseBudget(choice);
  if (!budget.ok) return budget;
  const workers = parseCount(choice.workers ?? String(availableParallelism()), '--workers', { min: 1, max: 256 });
  if (!workers.ok) return workers;
  return ok({ bots: bots.value, games: games.value, seed: seed.value, budget: budget.value, workers: workers.value });
};

/** As many seats as bots, unless told otherwise and if the game allows it; otherwise the preset's or the game's default. */
const chooseTable = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  choice: ArenaOptions,
  bots: number,
): Result<OptionValues> => {
  const asGiven = chooseOptions(game, choice);
  if (!asGiven.ok || choice.seats !== undefined || /(?:^|[\s,])seats=/.test(choice.options ?? '')) return asGiven;
  const seatForEach = chooseOptions(game, { ...choice, seats: String(bots) });
  return seatForEach.ok && setUp(game, seatForEach.value).ok ? seatForEach : asGiven;
};

const hold = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  choice: ArenaOptions,
  { games, workers, ...contest }: Contest,
  io: Io,
): Promise<Answer> => {
  const { game, mind } = entry;
  const options = told(chooseTable(entry, choice, contest.bots.length), entry);
  if (!options.ok) return options;
  const start = told(setUp(game, options.value), entry);
  if (!start.ok) return start;
  const plan: DealPlan = { ...contest, seats: mind.evaluate(start.value).length };
  const deals = Math.ceil(games / rotations(plan.bots, plan.seats).length);
  const size = Math.min(workers, deals);
  const pool = await openPool(size);
  const progress = await progressOf(io, 'deals');
  let report: ArenaReport;
  try {
    report = await runTournament({
      names: [...new Set(plan.bots.map(({ name }) => name))],
      endings: game.endings,
      deals,
      workers: size,
      alpha: choice.stop ? ALPHA : undefined,
      play: (deal) => pool.play({ game: game.id, options: options.value, plan, deal }),
      onDeal: (done) => progress.update(done, deals),
    });
  } finally {
    progress.stop();
    await pool.close();
  }
  const shown = formatOptions(game.options, options.value, ['seats']);
  const title = `${game.id}, ${shown}, seed ${plan.seed}`;
  const details = { game: game.id, rules: game.rulesVersion, options: shown, seed: plan.seed };
  io.stdout.write(choice.json ? `${JSON.stringify({ ...report, ...details }, undefined, 2)}\n` : arenaPage(report, title));
  return 'done';
};

/** Bots against each other: who wins how often, and with what confidence. */
export const arena = async (id: string | undefined, choice: ArenaOptions, io: Io): Promise<Answer> => {
  const entry = findGame(id);
  if (!entry.ok) return problem(say(entry.refusal));
  const contest = parseContest(choice);
  if (!contest.ok) return problem(say(contest.refusal));
  return entry.value.use((one) => hold(one, choice, contest.value, io));
};
