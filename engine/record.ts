import { type Rules, play } from './game';
import { type History, openHistory, present } from './history';
import { formatOptions, parseOptionText } from './option-text';
import { type OptionSchema, type OptionValues, parseOptions } from './options';
import { type Refusal, type Refused, type Result, ok, refused, unwrap } from './result';
import { setUp } from './setup';

/** A game from its first move, chance included: enough to replay it without knowing how chance was drawn. */
export interface GameRecord<Move> {
  readonly game: string;
  readonly rules: string;
  readonly options: OptionValues;
  readonly moves: readonly Move[];
  /** As in the `Result` header; left out while the game is running. */
  readonly result?: string;
}

export interface ParsedRecord<State, Move> {
  readonly record: GameRecord<Move>;
  /** Where the record leads to. */
  readonly state: State;
}

const RULE = 'RECORD';
const RUNNING = '*';
const LONGEST_TEXT = 1_000_000;
const HEADER = /^\[([A-Za-z][A-Za-z0-9-]*)\s+(?:"([^"]*)"|(\{.*\}))\]$/;
const LINE = /^(\d{1,9})\.(.*)$/;
const ALWAYS_TOLD = ['mode', 'seats'];

const bad = (code: string, field: string, detail: Readonly<Record<string, string | number>> = {}): Refused =>
  refused({ code, rule: RULE, field, detail });

const checkOrigin = (
  game: { id: string; rulesVersion: string },
  id: string | undefined,
  rules: string | undefined,
): Refused | undefined => {
  if (id !== game.id) return bad('other-game', 'game', { expected: game.id, found: id ?? '' });
  if (rules !== game.rulesVersion) return bad('other-rules', 'rules', { expected: game.rulesVersion, found: rules ?? '' });
  return undefined;
};

const resultOf = <State, Move, Options extends OptionValues>(game: Rules<State, Move, Options>, state: State): string => {
  const outcome = game.outcome(state);
  return outcome ? game.notation.formatResult(outcome) : RUNNING;
};

const checkResult = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  state: State,
  result: string | undefined,
): Refused | undefined => {
  if (result === undefined) return undefined;
  const expected = resultOf(game, state);
  return result === expected ? undefined : bad('wrong-result', 'result', { expected, found: result });
};

/** The state a record leads to. Runs only against the game and the rules version it was written with. */
export const replay = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  record: GameRecord<Move>,
): Result<State> => {
  const foreign = checkOrigin(game, record.game, record.rules);
  if (foreign) return foreign;
  const start = setUp(game, record.options);
  const history = start.ok ? openHistory(game, start.value, record.moves) : start;
  if (!history.ok) return history;
  const state = present(history.value);
  return checkResult(game, state, record.result) ?? ok(state);
};

/** JSON options have headers of their own, `[Board {…}]`. */
const jsonHeaders = (schema: OptionSchema): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(schema).flatMap(([key, { kind }]): [string, string][] =>
      kind === 'json' ? [[key, key.charAt(0).toUpperCase() + key.slice(1)]] : [],
    ),
  );

const formatJsonHeaders = (schema: OptionSchema, options: OptionValues): readonly string[] =>
  [...jsonHeaders(schema)].flatMap(([key, header]) => {
    const text = options[key] ?? schema[key].fallback;
    return text === schema[key].fallback ? [] : [`[${header} ${String(text)}]`];
  });

/** The text record of a game, or of what a seat has seen of it (`seenHistory`). */
export const formatHistory = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: OptionValues,
  { states, moves }: Pick<History<State, Move>, 'states' | 'moves'>,
): string => {
  const { notation } = game;
  const lines: string[] = [];
  let name = '';
  for (const [index, move] of moves.entries()) {
    const state = states[index];
    const token = game.formatMove(state, move);
    const mover = notation.nameOf(state, move);
    if (lines.length === 0 || notation.opensLine(state, move)) {
      lines.push(`${notation.numberOf(state)}. ${mover === '' ? '' : `${mover} `}${token}`);
    } else {
      lines[lines.length - 1] += mover === name || mover === '' ? ` ${token}` : `  ${mover} ${token}`;
    }
    name = mover;
  }
  const json = jsonHeaders(game.options);
  const words = Object.fromEntries(Object.entries(options).filter(([key]) => !json.has(key)));
  const headers = [
    `[Game "${game.id}"]`,
    `[Rules "${game.rulesVersion}"]`,
    `[Options "${formatOptions(game.options, words, ALWAYS_TOLD)}"]`,
    ...formatJsonHeaders(game.options, options),
    `[Result "${resultOf(game, states[moves.length])}"]`,
  ];
  return [...headers, '', ...lines, ''].join('\n');
};

/** The text record. Options and moves are trusted to make a game: anything else throws. */
export const formatRecord = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: OptionValues,
  moves: readonly Move[],
): string => formatHistory(game, options, unwrap(openHistory(game, unwrap(setUp(game, options)), moves)));

interface NumberedLine {
  /** Counted from 1 in the text, comments and blank lines included. */
  readonly line: number;
  readonly text: string;
}

const linesOf = (text: string): NumberedLine[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith(';') && !line.text.startsWith('#'));

const OWN_HEADERS = ['Game', 'Rules', 'Options', 'Result'];

/** Foreign headers (dates, players) are skipped. */
const parseHeaders = (lines: readonly NumberedLine[], own: readonly string[]): Result<ReadonlyMap<string, string>> => {
  const headers = new Map<string, string>();
  for (const { line, text } of lines) {
    const header = HEADER.exec(text);
    if (!header) return bad('bad-header', `line ${line}`, { text: text.slice(0, 60) });
    const [, key, words, json] = header;
    const value = words ?? json;
    if (headers.has(key) && own.includes(key)) return bad('header-twice', `line ${line}`, { header: key });
    headers.set(key, value);
  }
  return ok(headers);
};

const parseHeaderOptions = (schema: OptionSchema, headers: ReadonlyMap<string, string>): Result<OptionValues> => {
  const words = parseOptionText(schema, headers.get('Options') ?? '');
  if (!words.ok) return words;
  const json = [...jsonHeaders(schema)].flatMap(([key, header]) => (headers.has(header) ? [[key, headers.get(header)]] : []));
  return json.length === 0 ? words : parseOptions(schema, { ...words.value, ...Object.fromEntries(json) });
};

const within = (refusal: Refusal, line: number, token: string): Refused =>
  refused({ ...refusal, field: `line ${line}`, detail: { ...refusal.detail, token: token.slice(0, 60) } });

/** One line of moves, played on from this state. Moves are added to the list given. */
const playLine = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  start: State,
  { line, text }: NumberedLine,
  moves: Move[],
): Result<State> => {
  const { notation } = game;
  const field = `line ${line}`;
  const parts = LINE.exec(text);
  if (!parts) return bad('bad-line', field, { text: text.slice(0, 60) });
  const number = Number(parts[1]);
  const words = parts[2].split(/\s+/).filter((word) => word !== '');
  let state = start;
  let name: string | undefined;
  let isMoveMissing = true;
  for (let index = 0; index < words.length; ) {
    if (notation.names.includes(words[index])) {
      if (name !== undefined && isMoveMissing) break;
      name = words[index];
      isMoveMissing = true;
      index++;
      continue;
    }
    const length = Math.max(1, notation.wordsIn(words[index]));
    const token = words.slice(index, index + length).join(' ');
    const expected = notation.numberOf(state);
    // After the end there are no line numbers: the game itself says that it is over.
    if (number !== expected && !game.outcome(state))
      return bad('wrong-number', field, { token: token.slice(0, 60), expected, found: number });
    // A name must match only the token after it: within a turn others may respond, and not every writer adds their names.
    const named = isMoveMissing ? name : undefined;
    const move = game.parseMove(state, token, named);
    if (!move.ok) return within(move.refusal, line, token);
    const next = play(game, state, move.value);
    if (!next.ok) return within(next.refusal, line, token);
    const mover = notation.nameOf(state, move.value);
    if (named !== undefined && named !== mover) return bad('wrong-name', field, { token, expected: mover, found: named });
    moves.push(move.value);
    state = next.value;
    isMoveMissing = false;
    index += length;
  }
  return isMoveMissing ? bad('missing-move', field, { name: name ?? '' }) : ok(state);
};

/** A text record, every move checked; the refusal names the line and the token. */
export const parseRecord = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  text: string,
): Result<ParsedRecord<State, Move>> => {
  if (text.length > LONGEST_TEXT) return bad('too-long', 'text', { longest: LONGEST_TEXT, found: text.length });
  const lines = linesOf(text);
  const firstMove = lines.findIndex((line) => !line.text.startsWith('['));
  const end = firstMove < 0 ? lines.length : firstMove;
  const headers = parseHeaders(lines.slice(0, end), [...OWN_HEADERS, ...jsonHeaders(game.options).values()]);
  if (!headers.ok) return headers;
  const foreign = checkOrigin(game, headers.value.get('Game'), headers.value.get('Rules'));
  if (foreign) return foreign;
  const options = parseHeaderOptions(game.options, headers.value);
  if (!options.ok) return options;
  let state = setUp(game, options.value);
  const moves: Move[] = [];
  for (const line of lines.slice(end)) {
    if (!state.ok) return state;
    state = playLine(game, state.value, line, moves);
  }
  if (!state.ok) return state;
  const result = headers.value.get('Result');
  const wrong = checkResult(game, state.value, result);
  if (wrong) return wrong;
  const record = { game: game.id, rules: game.rulesVersion, options: options.value, moves };
  const found = resultOf(game, state.value);
  return ok({ record: found === RUNNING ? record : { ...record, result: found }, state: state.value });
};
