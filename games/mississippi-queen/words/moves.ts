import { type Exit, NOWHERE, formatPlace } from '../rules/cells';
import { LOGS, SAND, chartOf, kindAt } from '../rules/chart';
import type { Move } from '../rules/moves';
import { speedCoal, turningCoal } from '../rules/prices';
import { legalMoves } from '../rules/rules';
import { type Ship, type ShipId, type State, moverOf, sailingAt } from '../rules/state';
import { objectOf, wayFrom } from './asked';

export type Side = 'port' | 'starboard';

/** What is worth mentioning about entering a space. */
export type Hazard = 'sand' | 'logs' | undefined;

/** What a jetty offers. */
export type Offer = 'passenger' | 'coal';

export const offerIn = (state: State): Offer | undefined => {
  const kinds = legalMoves(state).map(({ kind }) => kind);
  return kinds.includes('board') ? 'passenger' : kinds.includes('refuel') ? 'coal' : undefined;
};

export interface StepTarget {
  /** `undefined` off the river. */
  readonly to: string | undefined;
  /** A ship that would be pushed. */
  readonly met: ShipId | undefined;
  readonly hazard: Hazard;
  readonly coal: number;
}

/** Entries of a menu, infinitives or commands as the language has them in menus. Ways are 0 downstream and on clockwise. */
export interface MovePhrases {
  keepSpeed(speed: number): string;
  setSpeed(speed: number, coal: number): string;
  step(target: StepTarget): string;
  push(ship: ShipId, way: number, to: string | undefined): string;
  turn(side: Side, coal: number): string;
  readonly astern: string;
  align(ship: ShipId, way: number): string;
  readonly board: string;
  readonly refuel: string;
  give(coal: number, ship: ShipId): string;
  take(coal: number, ship: ShipId): string;
  readonly decline: string;
  readonly end: string;
  /** Where a ship at a jetty could still take something. */
  readonly endWithout: Readonly<Record<Offer, string>>;
  layTile(tile: string, exit: Exit): string;
  layPier(exit: Exit): string;
  readonly resign: string;
}

export const hazardAt = (state: State, place: number): Hazard => {
  const kind = place === NOWHERE ? undefined : kindAt(chartOf(state.river, state.options), place);
  return kind === SAND ? 'sand' : kind === LOGS ? 'logs' : undefined;
};

export const spaceBeside = (state: State, place: number, heading: number): number =>
  chartOf(state.river, state.options).beside[place * 6 + heading];

const stepTarget = (state: State, ship: Ship): StepTarget => {
  const to = spaceBeside(state, ship.at, ship.heading);
  const met = to === NOWHERE ? -1 : sailingAt(state.ships, to);
  return {
    to: to === NOWHERE ? undefined : formatPlace(to),
    met: met >= 0 ? state.ships[met].id : undefined,
    hazard: hazardAt(state, to),
    // BR-SAND-3
    coal: hazardAt(state, ship.at) === 'sand' ? 1 : 0,
  };
};

const describePush = (phrases: MovePhrases, state: State, heading: number): string => {
  const { id, at } = objectOf(state);
  const to = spaceBeside(state, at, heading);
  return phrases.push(id, wayFrom(state, at, heading), to === NOWHERE ? undefined : formatPlace(to));
};

/** Also for moves that the rules refuse. */
export const describeMove = (phrases: MovePhrases, state: State, move: Move): string => {
  const ship = state.ships[moverOf(state)];
  switch (move.kind) {
    case 'speed':
      return move.to === ship.speed ? phrases.keepSpeed(move.to) : phrases.setSpeed(move.to, speedCoal(ship.speed, move.to));
    case 'step':
      return phrases.step(stepTarget(state, ship));
    case 'push':
      return describePush(phrases, state, move.heading);
    case 'turn':
      return phrases.turn(move.side, turningCoal(1, state.turn.turned));
    case 'align': {
      const { id, at } = objectOf(state);
      return phrases.align(id, wayFrom(state, at, move.heading));
    }
    case 'exchange':
      return move.coal > 0 ? phrases.give(move.coal, move.ship) : phrases.take(-move.coal, move.ship);
    case 'end': {
      const offer = offerIn(state);
      return offer ? phrases.endWithout[offer] : phrases.end;
    }
    case 'lay':
      return move.tile === 'pier' ? phrases.layPier(move.exit) : phrases.layTile(move.tile, move.exit);
    case 'astern':
    case 'board':
    case 'refuel':
    case 'decline':
    case 'resign':
      return phrases[move.kind];
  }
};
