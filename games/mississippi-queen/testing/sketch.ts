import { type Refusal, parseOptions, play, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import { formatPlace } from '../rules/cells';
import { OPTIONS, type Options } from '../rules/options';
import { readPosition } from '../rules/position';
import { fleetOf } from '../rules/setup';
import { NOBODY, ROSE, type Ship, type ShipId, type State, isRose } from '../rules/state';
import { openTurn } from '../rules/turn';

// Positions and turns in few words, for tests: ships as `turns` writes them, turns as records have them.

export interface Sketch {
  /** The tiles after the start tile: 'S A5, L A10'. One more than ships stand on, while a stack is left. */
  readonly river: string;
  readonly pier?: 'L' | 'S' | 'R';
  readonly first?: number;
  readonly stack?: string;
  readonly waiting?: Readonly<Record<number, number>>;
  /** place/heading/speed/coal/aboard, or 'landed', or 'out'; in the order of play. Ships of the fleet that are not named are out. */
  readonly ships: Readonly<Partial<Record<ShipId, string>>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly round?: number;
  readonly next?: ShipId;
  readonly roseGiven?: number;
  readonly bonusCoal?: boolean;
}

export const optionsWith = (input: Readonly<Record<string, unknown>>): Options => unwrap(parseOptions(OPTIONS, input));

const shipJson = (id: ShipId, seat: number, text: string): Readonly<Record<string, unknown>> => {
  const gone = { id, seat, at: null, heading: 0, speed: 1, coal: 0, aboard: [], status: text };
  if (text === 'landed' || text === 'out') return gone;
  const [at, heading, speed, coal, aboard] = text.split('/');
  return {
    id,
    seat: seat === NOBODY ? null : seat,
    at,
    heading: Number(heading),
    speed: Number(speed),
    coal: coal === '-' ? null : Number(coal),
    aboard: aboard === '-' ? [] : aboard.split('+').map(Number),
    status: 'sailing',
  };
};

/** The position as JSON, in the format that others test against. */
export const sketchJson = (sketch: Sketch): Readonly<Record<string, unknown>> => {
  const seats = sketch.seats ?? 3;
  const options = optionsWith({ ...sketch.options, seats });
  const named = new Map(Object.entries(sketch.ships));
  const order = [...named].filter(([, text]) => text !== 'landed' && text !== 'out').map(([id]) => id);
  return {
    game: 'mississippi-queen',
    options: sketch.options ?? {},
    seats,
    river: ['start', ...sketch.river.split(', ')],
    firstTile: sketch.first ?? 0,
    pier: sketch.pier ?? null,
    stack: sketch.pier ? [] : (sketch.stack ?? 'A1').split(' '),
    waiting: sketch.waiting ?? {},
    ships: fleetOf(options).map(({ id, seat }) => shipJson(id, seat, named.get(id) ?? 'out')),
    round: sketch.round ?? 2,
    order,
    next: sketch.next ? order.indexOf(sketch.next) : 0,
    ...(sketch.roseGiven === undefined ? {} : { roseGiven: sketch.roseGiven }),
    ...(sketch.bonusCoal ? { bonusCoal: true } : {}),
  };
};

/** The moment before anybody acts; the ship to move may be about to go out. */
export const rawPosition = (sketch: Sketch): State => unwrap(readPosition(sketchJson(sketch)));

/** The same with the turn begun. */
export const position = (sketch: Sketch): State => openTurn(rawPosition(sketch));

const tokensIn = (line: string): readonly string[] => {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const tokens: string[] = [];
  while (words.length > 0) tokens.push(words.splice(0, game.notation.wordsIn(words[0])).join(' '));
  return tokens;
};

/** Plays tokens one after the other: '=2 f r f .'; a refusal throws. */
export const run = (state: State, line: string): State =>
  tokensIn(line).reduce((now, token) => unwrap(play(game, now, unwrap(game.parseMove(now, token)))), state);

/** Why the last of these tokens is refused; the ones before it are played. */
export const refusalOf = (state: State, line: string): Refusal | undefined => {
  const tokens = tokensIn(line);
  const last = tokens[tokens.length - 1];
  const before = run(state, tokens.slice(0, -1).join(' '));
  return game.refuse(before, unwrap(game.parseMove(before, last)));
};

/** The legal moves as tokens, blank between them. */
export const legal = (state: State): string =>
  game
    .legalMoves(state)
    .map((move) => game.formatMove(state, move))
    .join(' ');

export const shipOf = (state: State, id: ShipId): Ship => {
  const ship = state.ships.find((one) => one.id === id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
};

/** A ship as `turns` writes it: 1c3/0/1/6/-, or landed, or out. */
export const shipText = (state: State, id: ShipId): string => {
  const ship = shipOf(state, id);
  if (ship.status !== 'sailing') return ship.status;
  const aboard = ship.aboard.length > 0 ? ship.aboard.join('+') : '-';
  return `${formatPlace(ship.at)}/${ship.heading}/${ship.speed}/${isRose(ship) ? '-' : ship.coal}/${aboard}`;
};

export const moverId = (state: State): ShipId => state.ships[state.order[state.next]]?.id ?? ROSE;

/** The ships in the order of this round. */
export const orderOf = (state: State): readonly ShipId[] => state.order.map((index) => state.ships[index].id);

/** Two players and the Black Rose, unless the sketch says otherwise. */
export const withRose = (ships: Sketch['ships'], rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: { rose: true },
  ...rest,
  ships,
});
