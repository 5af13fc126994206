import { type LevelId, isLevelId } from '@showboat/bots/levels';
import { type Beginning, type OptionValues, type Refused, type Result, type Seal, STYLES, ok, refused } from '@showboat/engine';
import { nameElsewhere } from '@showboat/ui';
import type { PlayedGame, SeatPlan } from '../session/saved';

/** A game or a position as contained in links and files. */
export interface Shared {
  readonly game: string;
  readonly rules: string;
  readonly beginning: Beginning;
  /** As defined by the rules; checked one by one when opened. */
  readonly moves: readonly unknown[];
  /** Who played; a position alone has nobody. */
  readonly seats: readonly SeatPlan[] | undefined;
}

/** Refusals of what comes from outside; the games and the engine have their own. */
export const SHARE_CODES = [
  'empty',
  'too-large',
  'not-a-link',
  'broken-link',
  'too-much',
  'not-json',
  'too-deep',
  'not-shared',
  'unknown-game',
  'other-rules',
  'bad-field',
  'unreadable-file',
] as const;

export type ShareCode = (typeof SHARE_CODES)[number];

export const SHARE_RULE = 'SHARE';

export const badShare = (code: ShareCode, detail: Readonly<Record<string, string | number>> = {}, field?: string): Refused =>
  refused({ code, rule: SHARE_RULE, detail, ...(field !== undefined && { field }) });

const FORMAT = 'showboat';
const VERSION = 1;
const MOST_MOVES = 20_000;
const MOST_SEATS = 12;
const LONGEST_NAME = 60;

/** The saved game without what is private to this browser: its seed, its dates, and "You". `count` is the number of moves to share. */
export const sharedOf = ({ game, rules, beginning, moves, seats }: PlayedGame, count = moves.length): Shared => ({
  game,
  rules,
  beginning,
  moves: moves.slice(0, count),
  seats: seats.map((plan) => ({ ...plan, name: nameElsewhere(plan.name) })),
});

/** Files of finished games also hold what their chance was drawn from. */
export const formatShared = ({ game, rules, beginning, moves, seats }: Shared, seal?: Seal): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, game, rules, beginning, moves, seats, seal });

type Fields = ReadonlyMap<string, unknown>;

/** Own fields only, never inherited ones. */
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;

const parseBeginning = (value: unknown): Beginning | undefined => {
  const fields = fieldsOf(value);
  const options = fields?.get('options');
  if (fields?.get('kind') === 'position') return { kind: 'position', position: fields.get('position') };
  // A door: the game parses its options again when it is opened.
  return fields?.get('kind') === 'options' && fieldsOf(options)
    ? { kind: 'options', options: options as OptionValues }
    : undefined;
};

const nameIn = (fields: Fields): string | undefined => {
  const name = fields.get('name');
  return typeof name === 'string' && name.length <= LONGEST_NAME ? name : undefined;
};

const levelIn = (fields: Fields): LevelId | undefined => {
  const level = fields.get('level');
  return typeof level === 'string' && isLevelId(level) ? level : undefined;
};

const parseSeat = (value: unknown): SeatPlan | undefined => {
  const fields = fieldsOf(value);
  const name = fields && nameIn(fields);
  if (!fields || name === undefined) return undefined;
  // Links and files of earlier versions call their sender "You".
  if (fields.get('kind') === 'person') return { kind: 'person', name: nameElsewhere(name) };
  const level = levelIn(fields);
  const style = STYLES.find((known) => known === fields.get('style'));
  if (fields.get('kind') !== 'bot' || !level || !style) return undefined;
  return { kind: 'bot', name, level, style, ...(fields.get('isStandIn') === true && { isStandIn: true }) };
};

/** A list without holes, if any is given. */
const parseSeats = (value: unknown): readonly SeatPlan[] | undefined | 'bad' => {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > MOST_SEATS) return 'bad';
  const seats = value.map(parseSeat);
  const known = seats.filter((seat) => seat !== undefined);
  return known.length === seats.length ? known : 'bad';
};

/** Whether a JSON value claims to be in our format; anything else may be a bare position. */
export const isShared = (value: unknown): boolean => fieldsOf(value)?.get('format') === FORMAT;

/** Checks the shape only; the game decides whether the moves are legal. */
export const parseShared = (value: unknown): Result<Shared> => {
  const fields = fieldsOf(value);
  if (!fields || fields.get('format') !== FORMAT) return badShare('not-shared');
  if (fields.get('version') !== VERSION)
    return badShare('bad-field', { given: String(fields.get('version')).slice(0, 20) }, 'version');
  const [game, rules, moves] = ['game', 'rules', 'moves'].map((key) => fields.get(key));
  if (typeof game !== 'string') return badShare('bad-field', {}, 'game');
  if (typeof rules !== 'string') return badShare('bad-field', {}, 'rules');
  if (!Array.isArray(moves) || moves.length > MOST_MOVES) return badShare('bad-field', {}, 'moves');
  const beginning = parseBeginning(fields.get('beginning'));
  if (!beginning) return badShare('bad-field', {}, 'beginning');
  const seats = parseSeats(fields.get('seats'));
  if (seats === 'bad') return badShare('bad-field', {}, 'seats');
  return ok({ game, rules, beginning, moves, seats });
};
