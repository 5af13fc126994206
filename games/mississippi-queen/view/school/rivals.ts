import type { Heading } from '@showboat/engine';
import {
  type Move,
  type ShipId,
  type State,
  type Stop,
  formatPlace,
  legalStops,
  mississippiQueen,
  moverOf,
  tileOf,
} from '../../game';

// Rivals in lessons are scripted: a space to go to in a round, or else to drift along out of the way.

export interface Errand {
  /** Where the turn ends: the first of these spaces that can be reached. */
  readonly to: string;
  /** Where the ship met on the way is pushed. */
  readonly shove?: Heading;
  /** Takes the passenger there. */
  readonly boards?: true;
}

export interface Script {
  /** What chance lays: the number the tile gets, the exit it hangs on, the tile: '3 L A5', '4 S pier'. */
  readonly river?: readonly string[];
  readonly errands?: Readonly<Partial<Record<ShipId, Readonly<Record<number, Errand>>>>>;
}

const laid = (state: State, river: readonly string[]): Move => {
  const moves = mississippiQueen.legalMoves(state);
  const number = state.river.tiles.length;
  const wanted = moves.find((move) => move.kind === 'lay' && river.includes(`${number} ${move.exit} ${move.tile}`));
  return wanted ?? moves[0];
};

const hasPush = (stop: Stop): boolean => stop.moves.some((move) => move.kind === 'push');

/** How far the bow is from downstream where the ship stops, in turns. */
const askew = ({ place, state }: Stop): number => {
  const turned = (state.ships[moverOf(state)].heading - state.river.tiles[tileOf(place)].heading + 6) % 6;
  return Math.min(turned, 6 - turned);
};

/** Slow, cheap, peaceable. */
const drift = (a: Stop, b: Stop): number =>
  Number(hasPush(a)) - Number(hasPush(b)) ||
  a.coal - b.coal ||
  askew(a) - askew(b) ||
  a.moves.filter(({ kind }) => kind === 'step').length - b.moves.filter(({ kind }) => kind === 'step').length ||
  a.moves.length - b.moves.length ||
  b.place - a.place;

const sailed = (state: State, errand: Errand | undefined): Move => {
  const stops = [...legalStops(state).values()];
  const wanted = errand?.to.split(' ').map((to) => stops.find(({ place }) => formatPlace(place) === to)) ?? [];
  const stop = wanted.find((found) => found !== undefined) ?? stops.toSorted(drift)[0];
  const moves = mississippiQueen.legalMoves(state);
  const ending = moves.find(({ kind }) => errand?.boards && kind === 'board') ?? moves.find(({ kind }) => kind === 'end');
  return stop?.moves[0] ?? ending ?? moves[0];
};

/** Moves of chance and the others: deterministic. */
export const replyOf =
  ({ river = [], errands = {} }: Script) =>
  (state: State): Move => {
    const { phase } = state;
    const moves = mississippiQueen.legalMoves(state);
    const mover = state.ships[moverOf(state)];
    const errand = errands[mover.id]?.[state.round];
    switch (phase.kind) {
      case 'first-tile':
      case 'laying':
        return laid(state, river);
      case 'pushing':
        return moves.find((move) => move.kind === 'push' && move.heading === errand?.shove) ?? moves[0];
      case 'aligning':
      case 'placing': {
        const downstream = state.river.tiles[tileOf(state.ships[phase.ship].at)].heading;
        return moves.find((move) => move.kind === 'align' && move.heading === downstream) ?? moves[0];
      }
      case 'speed':
      case 'sailing':
        return sailed(state, errand);
      case 'stuck':
      case 'offered':
      case 'closed':
      case 'over':
        return moves[0];
    }
  };
