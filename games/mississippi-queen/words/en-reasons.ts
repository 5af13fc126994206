import type { Reason } from '@showboat/engine';
import { SHIP_IDS } from '../rules/state';
import { shipWord } from './en-moves';
import type { ReasonCode } from './words';

type Sentence = (detail: Reason['detail']) => string;

const turns = (count: unknown): string => (count === 1 ? '1 turn' : `${String(count)} turns`);

const ship = (id: unknown): string => {
  const known = SHIP_IDS.find((one) => one === id);
  return known === undefined ? String(id) : shipWord(known);
};

/** Each stands for itself or after the turn it speaks for: "lands as number 1". */
const SENTENCES = {
  lands: ({ place }) => `lands as number ${place}`,
  'stays-in-race': () => 'keeps the ship in the race',
  'takes-passenger': ({ tile, aboard }) => `takes the ${aboard === 1 ? 'first' : 'second'} passenger, on tile ${tile}`,
  'denies-passenger': (detail) => `leaves nobody on tile ${detail.tile} for ${ship(detail.ship)}`,
  'right-speed-for-jetty': ({ tile, speed }) => `can stop at the jetty on tile ${tile} next turn, with speed ${speed} now`,
  'pushes-rival': (detail) => `costs ${ship(detail.ship)} ${turns(detail.turns)}`,
  'gains-turns': (detail) => `brings the ship ${turns(detail.turns)} nearer to the pier`,
  'better-heading': (detail) => `lies better for the way on, by ${turns(detail.turns)}`,
  refuels: ({ coal, before }) => `fills the bunkers up to ${coal} coal, there were ${before}`,
  'saves-coal': ({ coal }) => `saves ${coal} coal`,
  'burns-coal': ({ coal }) => `is worth its ${coal} coal`,
  'keeps-options': () => 'needs no coal next turn',
  'leads-the-order': () => 'is first in the order of play',
  faster: ({ speed }) => `is faster, with speed ${speed}`,
} as const satisfies Record<ReasonCode, Sentence>;

const isSayable = (code: string): code is ReasonCode => Object.hasOwn(SENTENCES, code);

/** A phrase without a full stop: several can be strung together. */
export const sayReason = ({ code, detail }: Reason): string => {
  const sentence: Sentence = isSayable(code) ? SENTENCES[code] : () => code;
  return sentence(detail);
};
