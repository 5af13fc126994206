import type { ReasonPhrases } from '../phrases';
import { nameShip, nameTile, ordinal } from './ships';

const turns = (count: unknown): string => (count === 1 ? '1 turn' : `${String(count)} turns`);

const tileOf = (tile: unknown): string => nameTile(Number(tile));

export const reasons: ReasonPhrases = {
  lands: ({ place }) => `lands ${ordinal(Number(place))}`,
  'stays-in-race': () => 'keeps the ship in the race',
  'takes-passenger': ({ tile, aboard }) => `takes the ${ordinal(Number(aboard))} passenger, on ${tileOf(tile)}`,
  'denies-passenger': ({ tile, ship }) => `leaves nobody on ${tileOf(tile)} for ${nameShip(ship)}`,
  'right-speed-for-jetty': ({ tile, speed }) => `can stop at the jetty on ${tileOf(tile)} next turn, with speed ${speed} now`,
  'pushes-rival': (detail) => `costs ${nameShip(detail.ship)} ${turns(detail.turns)}`,
  'gains-turns': (detail) => `brings the ship ${turns(detail.turns)} nearer to the pier`,
  'better-heading': (detail) => `lies better for the way on, by ${turns(detail.turns)}`,
  refuels: ({ coal, before }) => `fills the bunkers up to ${coal} coal, there were ${before}`,
  'saves-coal': ({ coal }) => `saves ${coal} coal`,
  'burns-coal': ({ coal }) => `is worth its ${coal} coal`,
  'keeps-options': () => 'needs no coal next turn',
  'leads-the-order': () => 'is first in the order of play',
  faster: ({ speed }) => `is faster, with speed ${speed}`,
};
