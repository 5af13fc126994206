import { type Detail, type Refused, type Result, ok, parseOptions, refused } from '@showboat/engine';
import type { TextCode } from './codes';
import { type Board, findGap, findRoof, findTile, readBoard } from './board';
import { ANTE_PARTS, NUMBERS, NUMBER_NAMES } from './numbers';
import { OPTIONS, type Options, STANDARD } from './options';
import { checkPosition } from './position-checks';
import { type PositionShape, readShape } from './position-shape';
import {
  type Built,
  DELUXE,
  DIVING,
  DUMPSTERS,
  IN_HAND,
  LETTERS,
  NOBODY,
  type Player,
  type State,
  boardIn,
  ownerOf,
} from './state';

const bad = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refused<TextCode> =>
  refused({ code, rule, field, detail });

type NumbersShape = NonNullable<NonNullable<PositionShape['options']>['numbers']>;

/** `fishByPlayers.3` is one name inside, and two fields of a position. */
const flatNumbers = (numbers: NumbersShape): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner]) : [[name, value]],
    ),
  );

const readOptions = ({ options = {}, seats }: PositionShape): Result<Options> => {
  const { deluxe = false, board = STANDARD, numbers = {} } = options;
  const text = typeof board === 'string' ? board : JSON.stringify(board);
  const parsed = parseOptions(OPTIONS, { ...flatNumbers(numbers), seats, deluxe, board: text });
  if (!parsed.ok) return parsed;
  const values = parsed.value;
  return values.ante % ANTE_PARTS === 0
    ? ok(values)
    : bad('ante-not-fivefold', 'HTR-TURN-3', 'options.numbers.ante', { given: values.ante });
};

const readPair = (board: Board, pair: readonly [string, string] | null, field: string): Result<readonly [number, number]> => {
  if (pair === null) return ok([IN_HAND, IN_HAND]);
  const roofs = pair.map((id) => findRoof(board, id));
  const unknown = roofs.indexOf(-1);
  if (unknown >= 0) return bad('unknown-roof', 'HTR-COMP-1', `${field}[${unknown}]`, { roof: pair[unknown] });
  const [one, other] = roofs;
  if (one === other) return bad('pair-on-one-roof', 'HTR-MEET-1', field, { roof: pair[0] });
  return ok(one < other ? [one, other] : [other, one]);
};

const readPlayer = (board: Board, shape: PositionShape['players'][number], seat: number): Result<Player> => {
  const field = `players[${seat}]`;
  if (shape.id !== LETTERS[seat])
    return bad('players-in-order', 'FORMAT', `${field}.id`, { expected: LETTERS[seat], given: shape.id });
  const sitting = readPair(board, shape.s, `${field}.s`);
  if (!sitting.ok) return sitting;
  const lying = readPair(board, shape.l, `${field}.l`);
  if (!lying.ok) return lying;
  const { cans, fish, catwalks, deluxe = 0, shelters } = shape;
  return ok({ cans, fish, cats: [...sitting.value, ...lying.value], catwalks, deluxe, shelters });
};

const readPlayers = (board: Board, shape: PositionShape): Result<readonly Player[]> => {
  if (shape.players.length !== shape.seats)
    return bad('players-and-seats', 'FORMAT', 'players', { count: shape.players.length, seats: shape.seats });
  const players: Player[] = [];
  for (const [seat, player] of shape.players.entries()) {
    const read = readPlayer(board, player, seat);
    if (!read.ok) return read;
    players.push(read.value);
  }
  return ok(players);
};

const readSeat = (letter: string, seats: number, field: string): Result<number> => {
  const seat = LETTERS.findIndex((known) => known === letter);
  return seat >= 0 && seat < seats ? ok(seat) : bad('unknown-seat', 'FORMAT', field, { given: letter });
};

const readBuilt = (board: Board, shape: PositionShape): Result<Built> => {
  const catwalks = board.gaps.map(() => NOBODY);
  for (const [id, owner] of Object.entries(shape.catwalks)) {
    const field = `catwalks.${id.slice(0, 20)}`;
    const gap = findGap(board, id);
    if (gap < 0) return bad('unknown-gap', 'HTR-COMP-9', field, { gap: id.slice(0, 20) });
    const isDeluxe = owner.endsWith('*');
    const seat = readSeat(isDeluxe ? owner.slice(0, -1) : owner, shape.seats, field);
    if (!seat.ok) return seat;
    catwalks[gap] = seat.value + (isDeluxe ? DELUXE : 0);
  }
  const shelters = board.roofs.map(() => NOBODY);
  for (const [id, owner] of Object.entries(shape.shelters)) {
    const field = `shelters.${id.slice(0, 20)}`;
    const roof = findRoof(board, id);
    if (roof < 0) return bad('unknown-roof', 'HTR-COMP-1', field, { roof: id.slice(0, 20) });
    const seat = readSeat(owner, shape.seats, field);
    if (!seat.ok) return seat;
    shelters[roof] = seat.value;
  }
  return ok({ catwalks, shelters });
};

type Tiles = Pick<State, 'open' | 'stack' | 'discards'>;

/** HTR-COMP-7: every tile of the board once. */
const readTiles = (board: Board, { open, stack, discards }: PositionShape): Result<Tiles> => {
  const seen = new Set<number>();
  const read = (id: string, field: string): Result<number> => {
    const tile = findTile(board, id);
    if (tile < 0) return bad('unknown-tile', 'HTR-COMP-7', field, { tile: id });
    if (seen.has(tile)) return bad('tile-twice', 'HTR-COMP-7', field, { tile: id });
    seen.add(tile);
    return ok(tile);
  };
  const lists: Record<'open' | 'stack' | 'discards', number[]> = { open: [], stack: [], discards: [] };
  const given: readonly (readonly ['open' | 'stack' | 'discards', string, string])[] = [
    ['open', open.home1, 'open.home1'],
    ['open', open.home2, 'open.home2'],
    ['open', open.home3, 'open.home3'],
    ...stack.map((id, i) => ['stack', id, `stack[${i}]`] as const),
    ...discards.map((id, i) => ['discards', id, `discards[${i}]`] as const),
  ];
  for (const [list, id, field] of given) {
    const tile = read(id, field);
    if (!tile.ok) return tile;
    lists[list].push(tile.value);
  }
  const missing = board.tiles.findIndex((_, tile) => !seen.has(tile));
  if (missing >= 0) return bad('tile-missing', 'HTR-COMP-7', 'stack', { tile: board.tiles[missing] });
  const ascending = (a: number, b: number): number => a - b;
  return ok({ open: lists.open, stack: lists.stack.sort(ascending), discards: lists.discards.sort(ascending) });
};

export const parsePosition = (value: unknown): Result<State> => {
  const read = readShape(value);
  if (!read.ok) return read;
  const shape = read.value;
  const options = readOptions(shape);
  if (!options.ok) return options;
  const board = readBoard(options.value.board, 'options.board');
  if (!board.ok) return board;
  const players = readPlayers(board.value, shape);
  if (!players.ok) return players;
  const built = readBuilt(board.value, shape);
  if (!built.ok) return built;
  const tiles = readTiles(board.value, shape);
  if (!tiles.ok) return tiles;
  const turn = readSeat(shape.turn, shape.seats, 'turn');
  if (!turn.ok) return turn;
  const { home1, home2, home3, catwalk, shelter } = shape.dumpsters;
  const state: State = {
    options: options.value,
    players: players.value,
    built: built.value,
    dumpsters: [home1, home2, home3, catwalk, shelter],
    open: tiles.value.open,
    stack: tiles.value.stack,
    discards: tiles.value.discards,
    fish: shape.fish,
    turn: turn.value,
    number: 1,
    quiet: shape.quiet,
    hasProgressed: false,
    phase: DIVING,
  };
  const bar = checkPosition(state);
  return bar ? refused(bar) : ok(state);
};

const formatNumbers = (options: Options): Readonly<Record<string, unknown>> => {
  const numbers: Record<string, unknown> = {};
  for (const name of NUMBER_NAMES) {
    if (options[name] === NUMBERS[name].fallback) continue;
    const [outer, part] = name.split('.');
    numbers[outer] = part === undefined ? options[name] : { ...Object(numbers[outer]), [part]: options[name] };
  }
  return numbers;
};

const formatOptionsOf = (options: Options): Readonly<Record<string, unknown>> => {
  const numbers = formatNumbers(options);
  const board: unknown = options.board === STANDARD ? STANDARD : JSON.parse(options.board);
  return {
    ...(options.deluxe ? { deluxe: true } : {}),
    ...(board === STANDARD ? {} : { board }),
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
  };
};

const owners = (built: readonly number[], ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    built.flatMap((owner, i) => (owner === NOBODY ? [] : [[ids[i], `${LETTERS[ownerOf(owner)]}${owner >= DELUXE ? '*' : ''}`]])),
  );

/** Given at the start of a turn; other moments are shared as a record. */
export const formatPosition = (state: State): Result<unknown> => {
  if (state.phase.kind === 'over') return bad('already-over', 'FORMAT', 'position');
  if (state.phase.kind !== 'diving') return bad('within-a-turn', 'FORMAT', 'position');
  const { roofs, gaps, tiles } = boardIn(state);
  const pair = (one: number, other: number): readonly string[] | null => (one === IN_HAND ? null : [roofs[one], roofs[other]]);
  const named = <T>(list: readonly T[], entry: (value: T) => unknown): Readonly<Record<string, unknown>> =>
    Object.fromEntries(list.map((value, i) => [DUMPSTERS[i], entry(value)]));
  return ok({
    game: 'hot-tin-roof',
    options: formatOptionsOf(state.options),
    seats: state.options.seats,
    players: state.players.map(({ cans, fish, cats, catwalks, deluxe, shelters }, seat) => ({
      id: LETTERS[seat],
      cans,
      fish,
      s: pair(cats[0], cats[1]),
      l: pair(cats[2], cats[3]),
      catwalks,
      deluxe,
      shelters,
    })),
    catwalks: owners(state.built.catwalks, gaps),
    shelters: owners(state.built.shelters, roofs),
    dumpsters: named(state.dumpsters, (cans) => cans),
    open: named(state.open, (tile) => tiles[tile]),
    stack: state.stack.map((tile) => tiles[tile]),
    discards: state.discards.map((tile) => tiles[tile]),
    fish: state.fish,
    turn: LETTERS[state.turn],
    quiet: state.quiet,
  });
};
