import { ROSE } from '../../rules/state';
import { roman } from '../roman';
import { givenName } from '../ship-names';
import type { ShipPhrases } from '../speak';
import type { Landmark } from '../spots';

export const ships: ShipPhrases = { rose: 'the Black Rose', roseTitle: 'The Black Rose', river: 'The river', and: 'and' };

/** Within a sentence. */
export const nameShip = (id: unknown): string => (id === ROSE ? ships.rose : givenName(id));

export const nameTile = (tile: number): string => (tile === 0 ? 'the start tile' : `tile ${roman(tile)}`);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const counted = (count: number, one: string, many: string): string => `${inWords(count)} ${count === 1 ? one : many}`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const ordinal = (place: number): string => ORDINALS[place] ?? `number ${place}`;

/** 0 downstream and on clockwise. */
export const WAYS = ['downstream', 'downstream right', 'upstream right', 'upstream', 'upstream left', 'downstream left'] as const;

export const EXITS = { L: 'to the left', S: 'straight ahead', R: 'to the right' } as const;

export const LANDMARKS = {
  sand: 'on a sand bar',
  logs: 'among the logs',
  jetty: 'at the jetty',
  'coal-jetty': 'at the coal jetty',
  landing: 'at the pier',
  'before-logs': 'before the logs',
  'before-sand': 'before a sand bar',
  'near-jetty': 'one space from the jetty',
  'near-coal-jetty': 'one space from the coal jetty',
  'before-land': 'before the shore',
} as const satisfies Record<Landmark, string>;
