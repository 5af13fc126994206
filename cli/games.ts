import {
  DEEPEST,
  type Game,
  type OptionValues,
  type Preset,
  type Result,
  formatOptions,
  isTooDeep,
  ok,
  parseOptionText,
  refused,
} from '@showboat/engine';
import { CATALOG, type CatalogEntry } from '@showboat/games/catalog';
import { bad } from './refusals';

const known = (): string => CATALOG.map(({ id }) => `"${id}"`).join(' or ');

/** The first in the list if none is named. */
export const findGame = (id: string = CATALOG[0].id, field = 'GAME'): Result<CatalogEntry> => {
  const entry = CATALOG.find((one) => one.id === id);
  return entry ? ok(entry) : bad('unknown-game', field, { given: id.slice(0, 60), known: known() });
};

/** A position names its game. */
export const gameOfPosition = (text: string): Result<{ readonly entry: CatalogEntry; readonly position: unknown }> => {
  const trimmed = text.trimStart();
  if (/^(\[[A-Za-z]|[#;])/.test(trimmed)) return bad('is-a-record', undefined);
  if (isTooDeep(text)) return bad('too-deep', undefined, { deepest: DEEPEST });
  let position: unknown;
  try {
    position = JSON.parse(text);
  } catch (error) {
    return bad('not-json', undefined, {
      reason: trimmed === '' ? 'the file is empty' : error instanceof Error ? error.message : 'no JSON',
    });
  }
  if (typeof position !== 'object' || position === null || Array.isArray(position)) {
    return bad('not-a-position', undefined, {
      given: Array.isArray(position) ? 'a list' : position === null ? 'null' : `a ${typeof position}`,
    });
  }
  const id: unknown = 'game' in position ? position.game : undefined;
  if (id === undefined) return bad('game-missing', 'game', { known: known() });
  const entry = findGame(typeof id === 'string' ? id : (JSON.stringify(id) ?? typeof id), 'game');
  return entry.ok ? ok({ entry: entry.value, position }) : entry;
};

/** So does a record. */
export const gameOfRecord = (text: string): Result<CatalogEntry> => {
  if (isPosition(text)) return bad('is-a-position', undefined);
  const header = /^[ \t]*\[Game[ \t]+"([^"\n]*)"\][ \t\r]*$/m.exec(text);
  return header ? findGame(header[1], '[Game]') : bad('not-a-record', undefined);
};

export const isPosition = (text: string): boolean => text.trimStart().startsWith('{');

export interface OptionChoice {
  readonly preset?: string | undefined;
  /** `k=v,k=v` */
  readonly options?: string | undefined;
  readonly seats?: string | undefined;
}

const wordsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const keyOf = (word: string): string => word.split('=', 1)[0];

const findPreset = (presets: readonly Preset[], id: string): Result<Preset> => {
  const preset = presets.find((one) => one.id === id);
  return preset
    ? ok(preset)
    : bad('unknown-preset', '--preset', { given: id.slice(0, 60), known: presets.map((one) => one.id).join(', ') });
};

/** The options of a table: the preset's, overridden by those given by name. A preset without a number of seats gets its smallest. */
export const chooseOptions = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  choice: OptionChoice,
): Result<OptionValues> => {
  const own = [...wordsIn(choice.options ?? ''), ...(choice.seats === undefined ? [] : [`seats=${choice.seats}`])];
  const alone = parseOptionText(game.options, own.join(' '));
  if (!alone.ok) return choice.options === undefined ? refused({ ...alone.refusal, field: '--seats' }) : alone;
  if (choice.preset === undefined) return alone;
  const preset = findPreset(game.presets, choice.preset);
  if (!preset.ok) return preset;
  const { seats, options, id } = preset.value;
  const given = own.find((word) => keyOf(word) === 'seats');
  if (given !== undefined && !seats.some((count) => given === `seats=${count}`)) {
    return bad('preset-seats', 'seats', { given: given.slice('seats='.length), known: seats.join(' or '), preset: id });
  }
  const base = wordsIn(formatOptions(game.options, { ...options, seats: seats[0] }, ['seats']));
  return parseOptionText(
    game.options,
    [...base.filter((word) => !own.some((other) => keyOf(other) === keyOf(word))), ...own].join(' '),
  );
};
