import type { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { loadColyseusSchema } from '../server-peers';

// The game as a Colyseus room synchronises it: a field for everything that a player sees. Setting a field to what it is costs next to
// nothing, and only what has changed is sent.

type State = Parameters<typeof game.apply>[0];

const { schema, t } = loadColyseusSchema();

interface Ship {
  id: string;
  seat: number;
  at: number;
  heading: number;
  speed: number;
  coal: number;
  aboard: number[];
  status: string;
  place: number;
}

interface Tile {
  id: string;
  exit: string;
  heading: number;
  q: number;
  r: number;
}

interface Synchronised {
  /** Of seats; the first field, so that the generator finds it in a patch. */
  moves: number;
  actor: number;
  phase: string;
  round: number;
  points: number;
  first: number;
  waiting: number[];
  ships: Ship[];
  tiles: Tile[];
}

const ShipState = schema<Ship>(
  {
    id: t.string(),
    seat: t.int8(),
    at: t.int16(),
    heading: t.int8(),
    speed: t.uint8(),
    coal: t.uint8(),
    aboard: t.array('uint8'),
    status: t.string(),
    place: t.uint8(),
  },
  'Ship',
);
const TileState = schema<Tile>({ id: t.string(), exit: t.string(), heading: t.int8(), q: t.int16(), r: t.int16() }, 'Tile');
const SynchronisedState = schema<Synchronised>(
  {
    moves: t.uint32(),
    actor: t.int8(),
    phase: t.string(),
    round: t.uint16(),
    points: t.uint8(),
    first: t.uint8(),
    waiting: t.array('uint8'),
    ships: t.array(ShipState),
    tiles: t.array(TileState),
  },
  'Table',
);

const followNumbers = (list: number[], wanted: readonly number[]): void => {
  if (list.length > wanted.length) list.splice(wanted.length, list.length - wanted.length);
  for (const [index, value] of wanted.entries()) {
    if (index === list.length) list.push(value);
    else if (list[index] !== value) list[index] = value;
  }
};

const made = <T extends object>(Type: new () => T, fields: T): T => Object.assign(new Type(), fields);

export class TableState extends SynchronisedState {
  /** Becomes what the game is after some more moves. */
  follow({ ships, river, waiting, round, turn, phase }: State, actor: number, moves: number): void {
    // First, so that a patch begins with it.
    this.moves = (this.moves ?? 0) + moves;
    for (const [index, { aboard, ...ship }] of ships.entries()) {
      if (index === this.ships.length) this.ships.push(made(ShipState, { ...ship, aboard: [...aboard] }));
      else {
        Object.assign(this.ships[index], ship);
        followNumbers(this.ships[index].aboard, aboard);
      }
    }
    for (const tile of river.tiles.slice(this.tiles.length)) this.tiles.push(made(TileState, { ...tile }));
    followNumbers(this.waiting, waiting);
    this.actor = actor;
    this.phase = phase.kind;
    this.round = round;
    this.points = turn.points;
    this.first = river.first;
  }
}
