import { type Advice, advise as search } from '@showboat/bots';
import { type OptionValues, type Seat, createRandom, knownTo, ok, parseRecord, setUp, unwrap } from '@showboat/engine';
import type { CatalogEntry, Entry } from '@showboat/games/catalog';
import { nameOf, readText } from '../files';
import { gameOfPosition, gameOfRecord, isPosition } from '../games';
import { type Answer, type Io, problem } from '../io';
import { parseCount, parseSeed } from '../numbers';
import { formatLog } from '../play/log';
import { bad } from '../refusals';
import { tokensOf } from '../tokens';
import { type Told, say, told } from '../words';

export interface AdviseOptions {
  readonly iterations: string;
  readonly seed: string;
  readonly json?: boolean;
}

interface Effort {
  readonly iterations: number;
  readonly seed: string;
}

/** Where a game began, and the moves up to the moment in question. */
interface Course<State, Move> {
  readonly start: State;
  readonly moves: readonly Move[];
  readonly state: State;
}

const MOST_ITERATIONS = 1_000_000;

const inWords = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  state: State,
  { moves, expectedPlace, visits, reasons }: Advice<Move>,
  rank: number,
): readonly string[] => {
  let now = state;
  const events = moves.flatMap((move) => {
    const before = now;
    now = game.apply(before, move);
    return words.describeEvent(before, move, now);
  });
  return [
    '',
    `${rank + 1}. ${tokensOf(game, state, moves).join(' ')}`,
    ...formatLog(words, events).map((line) => `   ${line}`),
    `   Expected place ${expectedPlace.toFixed(1)}, tried ${visits} ${visits === 1 ? 'time' : 'times'}.`,
    ...(reasons.length > 0 ? [`   Why: ${reasons.map((reason) => words.sayReason(reason)).join('; ')}.`] : []),
  ];
};

const pageOf = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  { start, moves, state }: Course<State, Move>,
  seat: Seat,
  { iterations, seed }: Effort,
  isJson: boolean,
): string => {
  const { game, words, advisor } = entry;
  const turns = search(entry, knownTo(game, start, moves, seat), seat, { iterations, random: createRandom(seed), advisor });
  if (isJson) {
    const inTokens = turns.map((turn) => ({ ...turn, moves: tokensOf(game, state, turn.moves) }));
    return JSON.stringify({ game: game.id, seat, iterations, seed, turns: inTokens }, undefined, 2);
  }
  return [
    `Round ${game.notation.numberOf(state)}, ${words.nameSeat(state, seat)} (seat ${seat}) to decide; ${iterations} iterations`,
    ...turns.flatMap((turn, rank) => inWords(entry, state, turn, rank)),
  ].join('\n');
};

/** Positions name their game; so do records, which may also stop within a turn and show what a seat could remember. */
const courseIn = <State, Move, Options extends OptionValues>(
  { game, ...entry }: Entry<State, Move, Options>,
  text: string,
  position: unknown,
): Told<Course<State, Move>> => {
  if (position !== undefined) {
    const state = told(game.parsePosition(position), { game, ...entry });
    return state.ok ? ok({ start: state.value, moves: [], state: state.value }) : state;
  }
  const parsed = told(parseRecord(game, text), { game, ...entry });
  if (!parsed.ok) return parsed;
  const { record, state } = parsed.value;
  return ok({ start: unwrap(setUp(game, record.options)), moves: record.moves, state });
};

const openText = (text: string): Told<{ readonly entry: CatalogEntry; readonly position?: unknown }> => {
  if (isPosition(text) || !/^\s*\[[A-Za-z]/.test(text)) return told(gameOfPosition(text));
  const entry = gameOfRecord(text);
  return told(entry.ok ? ok({ entry: entry.value }) : entry);
};

const adviceOn = (text: string, effort: Effort, isJson: boolean): Told<string> => {
  const found = openText(text);
  if (!found.ok) return found;
  const { entry, position } = found.value;
  return entry.use((one): Told<string> => {
    const course = courseIn(one, text, position);
    if (!course.ok) return course;
    const actor = one.game.actor(course.value.state);
    if (typeof actor !== 'number') return told(bad('nothing-to-decide', undefined, { actor }));
    return { ok: true, value: pageOf(one, course.value, actor, effort, isJson) };
  });
};

/** The best three turns for the seat that is to decide, and why. */
export const advise = async (file: string, options: AdviseOptions, io: Io): Promise<Answer> => {
  const iterations = parseCount(options.iterations, '--iterations', { min: 1, max: MOST_ITERATIONS });
  if (!iterations.ok) return problem(say(iterations.refusal));
  const seed = parseSeed(options.seed);
  if (!seed.ok) return problem(say(seed.refusal));
  const text = await readText(file, io);
  if (!text.ok) return problem(say(text.refusal));
  const page = adviceOn(text.value, { iterations: iterations.value, seed: seed.value }, options.json ?? false);
  if (!page.ok) return problem(`${nameOf(file)}: ${page.problem}`);
  io.stdout.write(`${page.value}\n`);
  return 'done';
};
