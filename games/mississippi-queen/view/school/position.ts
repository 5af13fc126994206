import { unwrap } from '@showboat/engine';
import { type ShipId, type State, mississippiQueen } from '../../game';
import { positions } from '../../positions';

/** A position in brief; ships not named are out of the race. */
export interface Sketch {
  /** The tiles after the start tile: 'S A5, L A10'. */
  readonly river: string;
  readonly first?: number;
  /** The tiles to come, or where the pier lies when none are. */
  readonly stack?: string;
  readonly pier?: 'L' | 'S' | 'R';
  readonly waiting?: Readonly<Record<number, number>>;
  /** In the order of play: 'beige 1c2/0/3/6/1+2' is place, heading, speed, coal, where its passengers boarded. */
  readonly ships: readonly string[];
  readonly round: number;
  /** The ship to move, counted from 0 in `ships`. */
  readonly next?: number;
  readonly options: { readonly seats: number } & Readonly<Record<string, unknown>>;
  /** Who owns what, where it is not a ship for each seat in this order. */
  readonly seats?: Readonly<Partial<Record<ShipId, number>>>;
  readonly bonusCoal?: true;
}

const COLOURS: readonly ShipId[] = ['beige', 'grey', 'brown', 'red', 'green', 'white'];

const shipJson = (text: string, seats: Readonly<Partial<Record<string, number>>>): Readonly<Record<string, unknown>> => {
  const [id, where] = text.split(' ');
  const [at, heading, speed, coal, aboard] = where.split('/');
  return {
    id,
    seat: seats[id] ?? null,
    at,
    heading: Number(heading),
    speed: Number(speed),
    coal: coal === '-' ? null : Number(coal),
    aboard: aboard === undefined ? [] : aboard.split('+').map(Number),
    status: 'sailing',
  };
};

export const positionOf = (sketch: Sketch): State => {
  const { seats, ...options } = sketch.options;
  const owners: Readonly<Partial<Record<string, number>>> =
    sketch.seats ?? Object.fromEntries(COLOURS.slice(0, seats).map((id, seat) => [id, seat]));
  return unwrap(
    positions.parsePosition({
      game: mississippiQueen.id,
      options,
      seats,
      river: ['start', ...sketch.river.split(', ')],
      firstTile: sketch.first ?? 0,
      pier: sketch.pier ?? null,
      stack: sketch.stack?.split(' ') ?? [],
      waiting: sketch.waiting ?? {},
      ships: sketch.ships.map((text) => shipJson(text, owners)),
      round: sketch.round,
      order: sketch.ships.map((text) => text.split(' ')[0]),
      next: sketch.next ?? 0,
      ...(options.rose === true ? { roseGiven: 0 } : {}),
      ...(sketch.bonusCoal ? { bonusCoal: true } : {}),
    }),
  );
};
