import { type OptionValues, type ParsedRecord, formatOptions, parseRecord } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { nameOf, readText } from '../files';
import { gameOfRecord } from '../games';
import { type Answer, type Io, problem } from '../io';
import { standings } from '../standings';
import { type Told, say, told } from '../words';

export interface ReplayOptions {
  readonly json?: boolean;
  readonly draw?: boolean;
}

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** For programs: everything, with a position where there is one and the engine's raw state elsewhere. */
const asJson = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  { record, state }: ParsedRecord<State, Move>,
): string => {
  const outcome = game.outcome(state);
  const position = game.formatPosition(state);
  return json({
    game: record.game,
    rules: record.rules,
    options: record.options,
    moves: record.moves.length,
    result: record.result ?? '*',
    ending: outcome?.ending ?? null,
    places: outcome?.places ?? null,
    ...(position.ok ? { position: position.value } : { state }),
  });
};

const summaryOf = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  { record, state }: ParsedRecord<State, Move>,
): readonly string[] => {
  const outcome = game.outcome(state);
  const head = `${game.id}, ${formatOptions(game.options, record.options, ['seats'])}, ${record.moves.length} moves`;
  if (outcome) return [head, `Result ${game.notation.formatResult(outcome)}`, ...standings(words, state, outcome)];
  const actor = game.actor(state);
  const who = actor === 'chance' ? 'chance' : actor === 'nobody' ? 'nobody' : `${words.nameSeat(state, actor)} (seat ${actor})`;
  return [head, `Round ${game.notation.numberOf(state)}, ${who} to decide`];
};

/** Between turns the position, so that it can be piped into `turns`; otherwise words. */
const endOf = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  parsed: ParsedRecord<State, Move>,
  options: ReplayOptions,
): string => {
  if (options.json) return asJson(entry, parsed);
  const picture = entry.game.draw(parsed.state).trimEnd();
  if (options.draw) return [...summaryOf(entry, parsed), '', picture].join('\n');
  const position = entry.game.formatPosition(parsed.state);
  return position.ok ? json(position.value) : [...summaryOf(entry, parsed), '', picture].join('\n');
};

export const replay = async (file: string, options: ReplayOptions, io: Io): Promise<Answer> => {
  const text = await readText(file, io);
  if (!text.ok) return problem(say(text.refusal));
  const found = told(gameOfRecord(text.value));
  if (!found.ok) return problem(`${nameOf(file)}: ${found.problem}`);
  const end = found.value.use((entry): Told<string> => {
    const parsed = told(parseRecord(entry.game, text.value), entry);
    return parsed.ok ? { ok: true, value: endOf(entry, parsed.value, options) } : parsed;
  });
  if (!end.ok) return problem(`${nameOf(file)}: ${end.problem}`);
  io.stdout.write(`${end.value}\n`);
  return 'done';
};
