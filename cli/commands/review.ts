import { review as lookBack } from '@showboat/bots';
import { type OptionValues, parseRecord } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { nameOf, readText } from '../files';
import { gameOfRecord } from '../games';
import { type Answer, type Io, problem } from '../io';
import { parseCount, parseSeed } from '../numbers';
import { progressOf } from '../progress';
import { reviewJson, reviewPage } from '../review/page';
import { type Told, say, told } from '../words';

export interface ReviewOptions {
  readonly iterations: string;
  readonly seed: string;
  readonly json?: boolean;
}

const MOST_ITERATIONS = 100_000;

const pageOf = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  text: string,
  iterations: number,
  { seed, json }: ReviewOptions,
  io: Io,
): Promise<Told<string>> => {
  const parsed = told(parseRecord(entry.game, text), entry);
  if (!parsed.ok) return parsed;
  const { record } = parsed.value;
  const progress = await progressOf(io, 'decisions');
  const review = lookBack(entry, record, { iterations, seed, advisor: entry.advisor, onProgress: progress.update });
  progress.stop();
  const reviewed = { record, review, iterations, seed };
  return { ok: true, value: json ? JSON.stringify(reviewJson(entry, reviewed), undefined, 2) : reviewPage(entry, reviewed) };
};

/** A review of a recorded game: what decisions cost, and what chance gave and took. */
export const review = async (file: string, options: ReviewOptions, io: Io): Promise<Answer> => {
  const iterations = parseCount(options.iterations, '--iterations', { min: 1, max: MOST_ITERATIONS });
  if (!iterations.ok) return problem(say(iterations.refusal));
  const seed = parseSeed(options.seed);
  if (!seed.ok) return problem(say(seed.refusal));
  const text = await readText(file, io);
  if (!text.ok) return problem(say(text.refusal));
  const entry = told(gameOfRecord(text.value));
  if (!entry.ok) return problem(`${nameOf(file)}: ${entry.problem}`);
  const page = await entry.value.use((one) => pageOf(one, text.value, iterations.value, options, io));
  if (!page.ok) return problem(`${nameOf(file)}: ${page.problem}`);
  io.stdout.write(`${page.value}\n`);
  return 'done';
};
