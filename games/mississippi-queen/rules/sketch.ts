import { parseOptions, unwrap } from '@showboat/engine';
import { OPTIONS } from './options';
import { fleetOf } from './setup';
import { NOBODY, type ShipId } from './state';

/** A position in few words: ships as `turns` writes them. */
export interface Sketch {
  /** The tiles after the start tile: 'S A5, L A10'. One more than ships stand on, while a stack is left. */
  readonly river: string;
  readonly pier?: 'L' | 'S' | 'R';
  readonly first?: number;
  readonly stack?: string;
  readonly waiting?: Readonly<Record<number, number>>;
  /** place/heading/speed/coal/aboard, or 'landed', or 'out'; nobody need be aboard. In the order of play. Ships of the fleet that are not named are out. */
  readonly ships: Readonly<Partial<Record<ShipId, string>>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly round?: number;
  readonly next?: ShipId;
  readonly roseGiven?: number;
  readonly bonusCoal?: boolean;
}

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
    aboard: aboard === undefined || aboard === '-' ? [] : aboard.split('+').map(Number),
    status: 'sailing',
  };
};

/** The position as JSON, in the format that others test against. */
export const sketchJson = (sketch: Sketch): Readonly<Record<string, unknown>> => {
  const seats = sketch.seats ?? 3;
  const options = unwrap(parseOptions(OPTIONS, { ...sketch.options, seats }));
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
